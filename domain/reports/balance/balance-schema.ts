import { z } from '@hono/zod-openapi'
import { model } from '../../../shared/model.ts'
import { rupees } from '../../payments/schema.ts'

const SUMS = {
	received: rupees('payments that came'),
	refunded: rupees('refunds that are done'),
	invoiced: rupees('invoices'),
	credited: rupees('credit notes'),
	advances: rupees(
		'receipt vouchers of orders that are to be supplied, less what invoices and refund vouchers used up',
	),
	owedToBuyers: rupees('by the orders: what is to go back'),
	owedByBuyers: rupees('by the orders: what was supplied and is not paid'),
	shopOffers: rupees('discounts of offers that the shop bears, which no buyer owes'),
	difference: rupees('zero where they balance'),
}

export const MonthBalanceView = model('MonthBalance', {
	month: z.string().openapi({ example: '2026-11' }),
	balances: z.boolean().openapi({ description: 'Whether all of it does, each order included' }),
	...SUMS,
	places: z
		.array(z.object({ placeOfSupply: z.string(), ...SUMS }))
		.openapi({ description: 'The same by place of supply' }),
	taxedAdvances: z
		.array(
			z.object({
				placeOfSupply: z.string(),
				ratePct: z.number(),
				taxable: rupees(),
				cgst: rupees(),
				sgst: rupees(),
				igst: rupees(),
				difference: rupees('from tables 11A less 11B of GSTR-1 of all months up to it'),
			}),
		)
		.openapi({ description: 'What is open of advances that bear tax' }),
	orders: z
		.array(z.object({ orderId: z.string(), difference: rupees() }))
		.openapi({ description: 'The first fifty orders that do not balance' }),
	moreOrders: z.number().openapi({ description: 'How many more there are' }),
})
export type MonthBalanceView = z.output<typeof MonthBalanceView>

export const BalanceReport = model('BalanceReport', {
	months: z.array(MonthBalanceView).openapi({
		description:
			'Each cumulated to its end, the latest first. Received − refunded − invoiced + credited = advances + owed to buyers − owed by buyers − offers of the shop. A demo has none',
	}),
})
export type BalanceReport = z.output<typeof BalanceReport>
