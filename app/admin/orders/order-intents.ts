import { intents, type NameOf } from '../../ui/forms/intents'

/** What an admin's page of an order can ask for. */
export const adminOrderIntents = intents(
	'cancel',
	'reassign',
	'reopen',
	'assign',
	'route',
	'hand-back',
)
export type AdminOrderIntent = NameOf<typeof adminOrderIntents>
