import { intents } from '../../ui/forms/intents'

export const codeIntents = intents('add', 'end', 'reopen')
