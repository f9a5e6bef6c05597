import { intents } from '../../ui/forms/intents'

/** What the forms of the cart can ask for, on its own page and wherever something is put into it. */
export const cartIntents = intents(
	'add',
	'set',
	'remove',
	'removeSystem',
	'undo',
	'checkout',
	'fix',
	'deliver',
	'code',
)
