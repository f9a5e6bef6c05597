import { intents } from '../../ui/forms/intents'

/** The cart's intents for a whole system. */
export const systemIntents = intents('add', 'undo')
