import { intents } from '../../ui/forms/intents'

/** The intents of the buyer's page of an order. */
export const orderIntents = intents(
	'cancel',
	'confirm',
	'send-code',
	'enter-reference',
	'confirm-appointment',
	'another-appointment',
	'consent-change',
	'refuse-change',
	'ask-to-cancel',
	'ask-return',
	'add-photo',
	'replace-link',
	'stop-following',
	'order-again',
)
