import { intents } from '../../ui/forms/intents'

/** What can be asked of the cart for a whole system. */
export const systemIntents = intents('add', 'undo')
