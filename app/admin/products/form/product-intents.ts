import { intents } from '../../../ui/forms/intents'

/** What the page of one product can ask for. */
export const productIntents = intents('save', 'archive', 'restore')
