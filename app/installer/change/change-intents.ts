import { intents } from '../../ui/forms/intents'

/** The intents of the page of a proposal. */
export const changeIntents = intents('propose')
