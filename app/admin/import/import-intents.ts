import { intents } from '../../ui/forms/intents'

/** What the form with a table can ask for where JavaScript is off. */
export const importIntents = intents('check', 'import')
