import { intents } from '../../ui/forms/intents'

/** What the page of a statement can be asked for. */
export const statementIntents = intents('record', 'take', 'sent', 'columns')
