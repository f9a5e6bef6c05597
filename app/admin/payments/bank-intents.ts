import { intents } from '../../ui/forms/intents'

/** The intents of the page of a statement. */
export const statementIntents = intents('record', 'take', 'sent', 'columns')
