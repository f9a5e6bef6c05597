import { intents } from '../../ui/forms/intents'

export const reviewIntents = intents('write', 'withdraw', 'no-request')
