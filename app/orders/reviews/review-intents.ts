import { intents } from '../../ui/forms/intents'

export const reviewIntents = intents('write', 'no-request')
