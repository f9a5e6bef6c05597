import { intents } from '../ui/intents'

/** What the forms of one's own account can ask for. */
export const accountIntents = intents('profile', 'password')
