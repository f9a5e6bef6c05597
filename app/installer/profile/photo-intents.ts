import { intents } from '../../ui/forms/intents'

/** What the page of an installer's photo can ask for. */
export const photoIntents = intents('photo', 'remove')
