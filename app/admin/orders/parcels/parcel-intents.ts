import { intents } from '../../../ui/forms/intents'

export const parcelIntents = intents('send', 'arrived', 'correct')
