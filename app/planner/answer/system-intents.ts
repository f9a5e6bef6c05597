import { intents } from '../../ui/intents'

/** What can be asked of the cart for a whole system. */
export const systemIntents = intents('add', 'undo')
