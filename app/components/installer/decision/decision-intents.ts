import { intents } from '../../../ui/forms/intents'

/** What the lists of orders can ask for. */
export const decisionIntents = intents('accept', 'decline', 'undo', 'reason', 'refresh')
