import { intents } from '../../ui/forms/intents'

/** The two steps of an import. */
export const importIntents = intents('preview', 'import')
