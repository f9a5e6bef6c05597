import { intents } from '../../../ui/forms/intents'

export const bulkIntents = intents('send')
