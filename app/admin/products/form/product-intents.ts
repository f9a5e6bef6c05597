import { intents } from '../../../ui/intents'

/** What the page of one product can ask for. */
export const productIntents = intents('save', 'archive', 'restore')
