import { intents } from '../../ui/forms/intents'

/** The intents of the forms about views of a list. */
export const viewIntents = intents('save', 'remove')
