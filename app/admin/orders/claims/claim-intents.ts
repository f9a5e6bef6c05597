import { intents } from '../../../ui/forms/intents'

export const claimIntents = intents('open', 'step', 'undo')
