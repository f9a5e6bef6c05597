import { intents } from '../../../ui/forms/intents'

/** The intents of the page of an order for somebody else. */
export const forBuyerIntents = intents('price', 'place', 'quotation')
