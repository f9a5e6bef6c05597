import { intents } from '../../../ui/forms/intents'

/** The intents of the page of one product. */
export const productIntents = intents('save', 'archive', 'restore')
