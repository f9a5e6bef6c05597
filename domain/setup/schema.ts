import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'
import { REQUIRED_STEPS } from '../settings/schema.ts'
import { PAYMENT_KEYS } from '../settings/secrets/payment-key-rules.ts'

/** The steps that can come after a shop has opened. */
export const ADVISED_STEPS = ['mail', 'product', 'delivery', 'installation', 'backup'] as const
export type AdvisedStep = (typeof ADVISED_STEPS)[number]

/**
 * The needs of a live shop before it opens, in the order in which they are best met; then the steps that can come
 * later.
 */
export const SetupStep = z.object({
	step: z.enum([...REQUIRED_STEPS, ...ADVISED_STEPS]),
	done: z.boolean(),
	required: z.boolean().openapi({ description: 'The shop is closed until it is done' }),
})
export type SetupStep = z.output<typeof SetupStep>

/** How far the owner has decided on installation. */
export const INSTALLATION_STATES = ['undecided', 'without-price', 'off', 'on'] as const

export const Setup = model('Setup', {
	open: z.boolean().openapi({ description: 'Whether orders are taken' }),
	paymentKeys: z.enum(PAYMENT_KEYS).openapi({
		description: 'Whether Razorpay’s keys are there, and whether with them anybody is charged',
	}),
	installation: z.enum(INSTALLATION_STATES).openapi({
		description:
			'Whether installation is offered; `undecided` and `without-price` offer none, and wait for the owner',
	}),
	steps: z.array(SetupStep),
})
export type Setup = z.output<typeof Setup>
