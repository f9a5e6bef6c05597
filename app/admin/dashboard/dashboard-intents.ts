import { intents } from '../../ui/forms/intents'

/** The intents of the dashboard's tabs. */
export const dashboardIntents = intents(
	'mark-read',
	'mark-all-read',
	'clear',
	'clear-all',
	'restore',
	'set-status',
	'delete-feedback',
	'reply',
)
