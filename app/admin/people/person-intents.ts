import { intents } from '../../ui/forms/intents'

export const personIntents = intents('write', 'remove')
