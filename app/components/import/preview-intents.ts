import { intents } from '../../ui/forms/intents'

/** The two steps of an import of a file that is looked at first. */
export const previewIntents = intents('preview', 'import')
