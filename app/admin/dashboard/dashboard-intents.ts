import { intents } from '../../ui/forms/intents'

/** What the tabs of the dashboard can ask for. */
export const dashboardIntents = intents(
	'mark-read',
	'mark-all-read',
	'clear',
	'set-status',
	'delete-feedback',
)
