import { intents } from '../../../ui/forms/intents'

export const monthIntents = intents('close', 'open')
