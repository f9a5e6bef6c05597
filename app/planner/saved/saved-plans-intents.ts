import { intents } from '../../ui/forms/intents'

/** The intents of the forms of one's saved plans. */
export const savedPlansIntents = intents('save', 'rename', 'remove')
