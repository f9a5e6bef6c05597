import { intents } from '../../ui/forms/intents'

/** The two steps of an import. */
export const bankIntents = intents('preview', 'import')
