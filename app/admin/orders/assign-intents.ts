import { intents } from '../../ui/forms/intents'

export const assignIntents = intents('assign-chosen', 'give-back')
