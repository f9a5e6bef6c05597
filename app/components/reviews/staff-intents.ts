import { intents } from '../../ui/forms/intents'

/** The intents of the pages on which admins and installers work with reviews. */
export const staffIntents = intents('hide', 'show', 'delete', 'answer', 'delete-answer')
