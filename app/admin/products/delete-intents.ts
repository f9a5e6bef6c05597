import { intents } from '../../ui/forms/intents'

/** The intents of the page that deletes products. */
export const deleteIntents = intents('delete', 'delete-all')

/** The word typed to delete everything. */
export const WORD = 'DELETE'
