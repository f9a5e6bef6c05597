import { intents } from '../../ui/forms/intents'

/** What the forms of one's saved addresses can ask for. */
export const addressesIntents = intents('save', 'usual', 'remove')
