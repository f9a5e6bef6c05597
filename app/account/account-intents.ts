import { intents } from '../ui/forms/intents'

/** What the forms of one's own account can ask for. */
export const accountIntents = intents(
	'profile',
	'password',
	'mails',
	'end-session',
	'end-others',
	'send-confirmation',
)
