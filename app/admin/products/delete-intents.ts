import { intents } from '../../ui/forms/intents'

/** What the page that deletes products can ask for. */
export const deleteIntents = intents('delete', 'delete-all')

/** What is typed to delete everything. */
export const WORD = 'DELETE'
