import { z } from 'zod'
import type { Capture, Notes } from './entities.ts'
import { Refusal } from './refusal.ts'

const MINUTE_MS = 60_000

/** Where an order says nothing of it, and the least and the most that it may say. */
const AUTOMATIC_MINUTES = 12
const MANUAL_MINUTES = 7200

const amount = z
	.number({ error: 'The amount must be an integer.' })
	.int('The amount must be an integer.')
const atLeastOneRupee = amount.min(100, 'Order amount less than minimum amount allowed')

const notes = z
	.record(z.string(), z.union([z.string(), z.number()]))
	.refine(
		(given) => Object.keys(given).length <= 15,
		'Number of fields in notes should be less than 15',
	)
	.refine(
		(given) => Object.values(given).every((text) => String(text).length <= 256),
		'Notes values should be at most 256 characters',
	)
	.optional()
	.transform((given): Notes => {
		const all = Object.entries(given ?? {}).map(([name, text]) => [name, String(text)] as const)
		return all.length === 0 ? [] : Object.fromEntries(all)
	})

const minutes = (least: number) =>
	z.number().int().min(least, 'The expiry period is too short').max(MANUAL_MINUTES)

const capture = z
	.strictObject({
		capture: z.enum(['automatic', 'manual']),
		capture_options: z
			.strictObject({
				automatic_expiry_period: minutes(AUTOMATIC_MINUTES).default(AUTOMATIC_MINUTES),
				manual_expiry_period: minutes(AUTOMATIC_MINUTES).default(MANUAL_MINUTES),
				refund_speed: z.enum(['normal', 'optimum']).optional(),
			})
			.prefault({}),
	})
	.prefault({ capture: 'manual' })
	.transform(
		({ capture, capture_options: options }): Capture => ({
			isAutomatic: capture === 'automatic',
			automaticMs: options.automatic_expiry_period * MINUTE_MS,
			manualMs: options.manual_expiry_period * MINUTE_MS,
		}),
	)

export const OrderRequest = z.strictObject({
	amount: atLeastOneRupee,
	currency: z.literal('INR', 'Currency is not supported'),
	receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
	unique_receipt: z.boolean().default(false),
	partial_payment: z.boolean().default(false),
	notes,
	payment: capture,
})
export type OrderRequest = z.output<typeof OrderRequest>

export const CaptureRequest = z.strictObject({
	amount,
	currency: z.literal('INR', 'Currency is not supported').default('INR'),
})

export const RefundRequest = z.strictObject({
	amount: amount.min(100, 'The amount must be at least INR 1.00').optional(),
	speed: z.enum(['normal', 'optimum']).default('normal'),
	receipt: z.string().max(40).optional(),
	notes,
})
export type RefundRequest = z.output<typeof RefundRequest>

/** @throws Refusal as Razorpay words it, for the first mistake */
export function readRequest<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
	const { success, data, error } = schema.safeParse(body)
	if (success) return data
	const [first] = error.issues
	if (first?.code === 'unrecognized_keys')
		throw new Refusal(`${first.keys.join(', ')} is/are not required and should not be sent`, {
			reason: 'extra_field_sent',
		})
	const field = first?.path.join('.')
	throw new Refusal(first?.message ?? 'Invalid request', {
		...(field ? { field } : {}),
		...(first?.code === 'too_small' && field === 'amount'
			? { reason: 'amount_less_than_minimum_amount' }
			: {}),
	})
}
