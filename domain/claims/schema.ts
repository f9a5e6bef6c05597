import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { line, optionalParagraphs, paragraphs } from '../../shared/text/text.ts'
import { CLAIM_STATES, CLAIM_STEP_STATES } from './rules.ts'

export const NewClaim = model('NewWarrantyClaim', {
	productId: line(64, issue('claims.product_required')),
	serial: line(100, issue('claims.serial_required')).openapi({
		description: 'One that was noted for the product at the installation',
	}),
	reason: paragraphs(500, issue('claims.reason_required')).openapi({
		description: 'What is wrong with it',
	}),
})
export type NewClaim = z.output<typeof NewClaim>

export const ClaimStep = model('WarrantyClaimStep', {
	state: oneOf(CLAIM_STEP_STATES),
	note: optionalParagraphs(500).openapi({ description: 'For admins alone' }),
})
export type ClaimStep = z.output<typeof ClaimStep>

export const ClaimUndo = model('WarrantyClaimUndo', {
	state: oneOf(CLAIM_STEP_STATES).openapi({
		description: 'The state that is taken back, so that nobody takes back another',
	}),
})
export type ClaimUndo = z.output<typeof ClaimUndo>

export const WarrantyClaim = model('WarrantyClaim', {
	n: z.number().openapi({ description: 'From 1, among those of the order' }),
	productId: z.string(),
	product: z.string().openapi({ description: 'Its name' }),
	serial: z.string(),
	state: z.enum(CLAIM_STATES),
	reason: z.string(),
	openedAt: z.string(),
	closedAt: z.string().nullable().openapi({ description: 'Null while it is open' }),
	steps: z
		.array(
			z.object({
				state: z.enum(CLAIM_STATES),
				at: z.string(),
				by: z.string().nullable().openapi({ description: 'The admin; null to others' }),
				note: z.string().nullable().openapi({ description: 'Null to others than admins' }),
			}),
		)
		.openapi({ description: 'How it came to its state, the opening first' }),
	nextStates: z
		.array(z.enum(CLAIM_STEP_STATES))
		.openapi({ description: 'Where the caller can take it' }),
	mayUndo: z.boolean().openapi({ description: 'Whether the caller can take the last step back' }),
})
export type WarrantyClaim = z.output<typeof WarrantyClaim>

export const OrderClaims = model('OrderClaims', {
	claims: z.array(WarrantyClaim).openapi({ description: 'The latest first' }),
	serials: z
		.array(z.object({ productId: z.string(), product: z.string(), serial: z.string() }))
		.openapi({ description: 'For which the caller can open one' }),
})
export type OrderClaims = z.output<typeof OrderClaims>
