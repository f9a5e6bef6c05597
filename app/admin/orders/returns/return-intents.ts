import { intents } from '../../../ui/forms/intents'

export const returnIntents = intents('note', 'agree', 'refuse', 'instruct', 'receive')
