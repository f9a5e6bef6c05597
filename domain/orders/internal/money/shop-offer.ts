import type { Tx } from '../../../../db/database.ts'
import { newId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { type Paise, paise, sum, taxWithin, times, zero } from '../../../../shared/money.ts'
import { lowerSchedule } from '../../../payments/schedule-changes.ts'
import { apportion, repriced, type TaxPart, taxIn } from '../../../tax/rules.ts'
import { orderRows } from '../../order-rows.ts'
import type { OrderColumns } from '../../queries.ts'
import type { OrderStatus } from '../../schema.ts'
import { orderTables } from '../../tables.ts'
import { insertTaxParts, taxPartsOfOrder } from '../taxes.ts'

/** Statuses in which nothing of an order is invoiced. */
const DISCOUNTABLE: readonly OrderStatus[] = ['unpaid', 'pending', 'accepted', 'scheduled']

/** Whether an offer of the shop can still lower the total of an order: only before anything of it is invoiced. */
export const canBeDiscounted = ({ status }: Pick<OrderColumns, 'status'>): boolean =>
	DISCOUNTABLE.includes(status)

/**
 * Takes an offer of the shop off an order: a discount before the supply lowers its value (CGST Act, section 15(3)(a)). It
 * is spread over lines and charges by their prices, their taxes follow, and so does the part that was paid.
 * @param amount paise, less than the order is for
 */
export async function discountOrder(
	tx: Tx,
	order: OrderColumns,
	{ schedule_n: n }: { schedule_n: number | null },
	amount: Paise,
	at: number,
): Promise<void> {
	const { id } = order
	const tables = orderTables(tx)
	const { lines, charges } = await orderRows(tx, id)
	const goods = lines.map((line) => ({
		n: line.line,
		discount: line.discount_paise,
		rateBp: line.tax_rate_bp,
		price: paise(times(line.price_paise, line.quantity) - line.discount_paise),
	}))
	const beside = charges.map((row) => ({
		n: row.n,
		discount: row.discount_paise,
		price: paise(row.gross_paise - row.discount_paise),
	}))
	const shares = apportion(
		amount,
		[...goods, ...beside].map(({ price }) => price),
	)
	const parts = await taxPartsOfOrder(tx, id)
	const taxes: TaxPart[] = []
	let tax = zero
	for (const [index, line] of goods.entries()) {
		const share = shares[index] ?? zero
		const its = partsAt(parts, 'line', line.n, paise(line.price - share))
		const taxOfLine = parts
			? sum(its.map(taxIn))
			: taxWithin(paise(line.price - share), line.rateBp / 100)
		taxes.push(...its)
		tax = paise(tax + taxOfLine)
		await tables
			.updateTable('order_lines')
			.set({ discount_paise: paise(line.discount + share), tax_paise: taxOfLine })
			.where('order_id', '=', id)
			.where('line', '=', line.n)
			.execute()
	}
	for (const [index, charge] of beside.entries()) {
		const share = shares[goods.length + index] ?? zero
		const its = partsAt(parts, 'charge', charge.n, paise(charge.price - share))
		taxes.push(...its)
		tax = paise(tax + sum(its.map(taxIn)))
		await tables
			.updateTable('order_charges')
			.set({ discount_paise: paise(charge.discount + share) })
			.where('order_id', '=', id)
			.where('n', '=', charge.n)
			.execute()
	}
	await tables.deleteFrom('order_tax_parts').where('order_id', '=', id).execute()
	await insertTaxParts(tx, id, taxes)
	await tables
		.updateTable('orders')
		.set({ total_paise: paise(order.total_paise - amount), tax_paise: tax })
		.where('id', '=', id)
		.execute()
	await lowerSchedule(tx, id, n ?? 1, amount)
	await noteOffer(tx, order, amount, at)
}

const partsAt = (parts: TaxPart[] | null, of: TaxPart['of'], n: number, price: Paise): TaxPart[] =>
	repriced(
		(parts ?? []).filter((part) => part.of === of && part.n === n),
		price,
	)

async function noteOffer(tx: Tx, { id, status }: OrderColumns, amount: Paise, at: number) {
	const { code, params } = message('payments.shop_offer_note', { amount })
	await orderTables(tx)
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: id,
			action: 'change',
			status,
			created_at: at,
			actor_id: null,
			actor_name: 'Razorpay',
			actor_role: 'Store',
			note: null,
			note_code: code,
			note_params: JSON.stringify(params),
		})
		.execute()
}
