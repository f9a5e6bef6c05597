import { z } from '@hono/zod-openapi'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { model, oneOf } from '../../shared/model.ts'

export const JOB_KINDS = [
	'maintenance',
	'mail',
	'reset-mail',
	'sign-up-mail',
	'device-mail',
	'guesses-mail',
	'low-stock-mail',
	'stock-alerts',
	'review-requests',
	'subsidy-reminders',
	'retention',
	'payment-expiry',
	'online-expiry',
	'payment-check',
	'refund',
	'refunds-check',
	'provider-check',
	'order-code',
	'order-link',
	'receipt-voucher',
	'refund-voucher',
	'tax-invoice',
	'credit-note',
	'offer-expiry',
	'installer-free',
	'unassigned-orders',
] as const
export const JobKindName = z.enum(JOB_KINDS)
export type JobKindName = z.output<typeof JobKindName>

export const JOB_STATES = ['waiting', 'running', 'failed', 'done'] as const
export const JobState = oneOf(JOB_STATES)
export type JobState = z.output<typeof JobState>

export const JobQuery = PageQuery.extend({ state: JobState.optional() })
export type JobQuery = z.output<typeof JobQuery>

export const Job = model('Job', {
	id: z.string(),
	kind: JobKindName,
	state: JobState,
	runAt: z.string().openapi({ description: 'When it is due, or was' }),
	attempts: z.number().int(),
	error: z.string().nullable().openapi({ description: 'Why it failed last' }),
	createdAt: z.string(),
	endedAt: z.string().nullable().openapi({ description: 'When it was done, or failed for good' }),
})
export type Job = z.output<typeof Job>

export const JobPauses = model('JobPauses', {
	pauses: z
		.array(
			z.object({
				kind: JobKindName,
				until: z.string().openapi({ description: 'When one job of the kind is tried again' }),
			}),
		)
		.openapi({ description: 'Kinds that wait, as somebody outside did not answer in time' }),
})
export type JobPauses = z.output<typeof JobPauses>
