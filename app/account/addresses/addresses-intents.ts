import { intents } from '../../ui/forms/intents'

/** The intents of the forms of one's saved addresses. */
export const addressesIntents = intents('save', 'usual', 'remove')
