import { intents } from '../../ui/intents'

/** What the form with a table can ask for where JavaScript is off. */
export const importIntents = intents('check', 'import')
