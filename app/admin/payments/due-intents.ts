import { intents } from '../../ui/forms/intents'

export const dueIntents = intents('remind')
