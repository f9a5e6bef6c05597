import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { optionalEmail } from '../../shared/text/email.ts'
import { linkKey } from '../../shared/text/link-key.ts'
import { line } from '../../shared/text/text.ts'

export const NewStockAlert = model('NewStockAlert', {
	productId: line(64, issue('stock_alerts.product_required')),
	email: optionalEmail().openapi({
		description: 'Needed of a caller without an account; an account has its own address',
	}),
})
export type NewStockAlert = z.output<typeof NewStockAlert>

export const AlertParam = z.object({ productId: z.string().max(64) })

export const StockAlertReceipt = model('StockAlertReceipt', {
	productId: z.string(),
	email: z.string().openapi({ description: 'Where the mail goes' }),
	toConfirm: z.boolean().openapi({
		description:
			'Whether a mail has gone to the address, and nobody writes to it again before it is confirmed',
	}),
})
export type StockAlertReceipt = z.output<typeof StockAlertReceipt>

export const StockAlertKey = model('StockAlertKey', {
	key: linkKey(issue('stock_alerts.link_not_right')),
})
export type StockAlertKey = z.output<typeof StockAlertKey>

/** A product that somebody waits for. */
export const StockAlert = model('StockAlert', {
	productId: z.string(),
	name: z.string().openapi({ description: 'Of the product' }),
	since: z.string(),
})
export type StockAlert = z.output<typeof StockAlert>

export const StockAlertCount = model('StockAlertCount', {
	productId: z.string(),
	waiting: z.number().int().openapi({ description: 'People who have asked, and confirmed it' }),
})
export type StockAlertCount = z.output<typeof StockAlertCount>
