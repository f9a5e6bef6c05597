import { intents } from '../../ui/forms/intents'

/** Said when the network gave no answer to a form that adds: sent again, it would add once more. */
export const UNSENT =
	'This did not get through. Check your connection and your cart before you send it again.'

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
	'otherParts',
)
