import { intents } from '../../ui/forms/intents'

/** What the forms of one's saved plans can ask for. */
export const savedPlansIntents = intents('save', 'rename', 'remove')
