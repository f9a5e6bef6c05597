import { intents } from '../ui/forms/intents'

/** The intents of the forms of one's own account. */
export const accountIntents = intents(
	'profile',
	'password',
	'mails',
	'end-session',
	'end-others',
	'send-confirmation',
)
