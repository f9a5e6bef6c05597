import { intents } from '../../ui/forms/intents'

/** The intents of the cart's forms, on its own page and on pages that add to it. */
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
