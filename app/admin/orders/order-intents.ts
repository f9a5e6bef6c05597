import { intents, type NameOf } from '../../ui/forms/intents'
import type { FormProblem } from '../../ui/forms/problem'

/** The intents of an admin's page of an order. */
export const adminOrderIntents = intents(
	'cancel',
	'confirm',
	'buyer-link',
	'correct',
	'reassign',
	'reopen',
	'assign',
	'route',
	'hand-back',
	'withdraw-change',
	'receive',
	'refund',
	'refund-sent',
	'take-held',
	'refund-held',
	'dismiss-held',
	'grant-cancel',
	'refuse-cancel',
)
export type AdminOrderIntent = NameOf<typeof adminOrderIntents>

/** Of these, the steps that an order takes. */
export type StepIntent = Exclude<
	AdminOrderIntent,
	| 'confirm'
	| 'buyer-link'
	| 'correct'
	| 'receive'
	| 'refund'
	| 'refund-sent'
	| HeldIntent
	| 'grant-cancel'
	| 'refuse-cancel'
>

/** The decision on a held payment. */
export type HeldIntent = 'take-held' | 'refund-held' | 'dismiss-held'

/** Why one of them was not done. */
export type OrderProblem = FormProblem<'reason' | 'installerId'>
