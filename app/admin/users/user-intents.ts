import { intents } from '../../ui/forms/intents'

/** What can be asked of an account, and of an application to be an installer. */
export const userIntents = intents(
	'suspend',
	'reinstate',
	'set-role',
	'end-sessions',
	'approve',
	'refuse',
)
