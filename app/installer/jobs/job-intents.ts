import { intents, type NameOf } from '../../ui/forms/intents'

/** The intents of the page of a job. */
export const jobIntents = intents(
	'propose',
	'confirm',
	'tick',
	'note',
	'photo',
	'delete-photo',
	'serials',
	'measure',
	'withdraw-change',
	'complete',
	'hand-back',
)
export type JobIntent = NameOf<typeof jobIntents>
