import { intents, type NameOf } from '../../ui/forms/intents'

/** What the page of a job can ask for. */
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
