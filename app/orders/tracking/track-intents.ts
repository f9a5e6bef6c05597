import { intents } from '../../ui/forms/intents'

export const trackIntents = intents('track', 'send-link')
