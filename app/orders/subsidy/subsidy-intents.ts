import { intents } from '../../ui/forms/intents'

export const subsidyIntents = intents('tick', 'add-paper', 'delete-paper', 'reminders')
