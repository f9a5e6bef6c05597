import { intents } from '../../ui/forms/intents'

/** The intents of the dashboard's tabs. */
export const dashboardIntents = intents(
	'mark-read',
	'mark-all-read',
	'clear',
	'set-status',
	'delete-feedback',
	'reply',
)
