import { intents } from '../../../ui/forms/intents'

/** The intents of the lists of orders. */
export const decisionIntents = intents('accept', 'decline', 'undo', 'reason', 'refresh')
