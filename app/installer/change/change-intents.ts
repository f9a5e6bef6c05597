import { intents } from '../../ui/forms/intents'

/** What the page of a proposal can ask for. */
export const changeIntents = intents('propose')
