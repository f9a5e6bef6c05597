import { intents } from '../../ui/forms/intents'

/** The forms of the page about a product that is sold out. */
export const alertIntents = intents('ask', 'stop')
