import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'

/**
 * The ways by which a code reaches its buyer, the first possible one being used: the carrier calls the phone number.
 */
export const CODE_CHANNELS = ['sms', 'mail'] as const
export type CodeChannelName = (typeof CODE_CHANNELS)[number]

/** The code that confirms an order on delivery. */
export const OrderCode = model('OrderCode', {
	code: z
		.string(issue('orders.code_required'))
		.transform((text) => text.replace(/\s/g, ''))
		.refine((text) => /^\d{6}$/.test(text), issue('orders.code_required'))
		.openapi({ example: '042917' }),
})
