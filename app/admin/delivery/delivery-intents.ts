import { intents } from '../../ui/forms/intents'

export const deliveryIntents = intents('save', 'try', 'undo')
