import { intents } from '../../../ui/forms/intents'

/** The intents of the lists of orders. */
export const decisionIntents = intents('accept', 'decline', 'undo', 'reason', 'refresh')

/** Those of the dashboard, where a free time is proposed too. */
export const dashboardIntents = intents('accept', 'decline', 'undo', 'reason', 'refresh', 'slot')
