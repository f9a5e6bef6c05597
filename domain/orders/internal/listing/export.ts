import { streamRows } from '../../../../db/stream-rows.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { type Cell, phoneCell, timeCell } from '../../../../shared/csv.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { toRupees, zero } from '../../../../shared/money.ts'
import { namesOf } from '../../../accounts/queries.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { moneyRowsOf } from '../../../payments/queries.ts'
import { isRegistered } from '../../../settings/rules.ts'
import { isWith, soughtTerms } from '../../listing/found-orders.ts'
import { orderMoneyView } from '../../money/money-state.ts'
import { mayExport } from '../../policy.ts'
import { linesOf, partsOf } from '../../queries.ts'
import { filtersOf, matching } from './conditions.ts'
import type { OrderExportQuery } from './list-schema.ts'

export const ORDER_COLUMNS = [
	'id',
	'placed',
	'status',
	'name',
	'contact number',
	'email',
	'street',
	'city',
	'PIN or ZIP code',
	'country',
	'products',
	'pieces',
	'total',
	'tax',
	'account',
	'installer',
	'changed',
	'state',
	'fulfilment',
	'paid',
	'due',
	'parts of kits',
]

interface Lines {
	/** Such as `2 × Solar Panel 250W`. */
	texts: string[]
	pieces: number
	/** The parts of all its kits together, as taken from stock, by product. */
	parts: Map<string, { name: string; quantity: number }>
}

/** Loads the contents of each order. */
async function contentsOf(ctx: AppContext, ids: OrderId[]) {
	const rows = await linesOf(ctx.db, ids)
	const partsOfOne = await partsOf(ctx.db, ids)
	const lines = new Map<OrderId, Lines>()
	for (const { order_id: id, line, name, quantity } of rows) {
		const order: Lines = lines.get(id) ?? { texts: [], pieces: 0, parts: new Map() }
		order.texts.push(`${quantity} × ${name}`)
		order.pieces += quantity
		for (const part of partsOfOne.get(`${id} ${line}`) ?? []) {
			const before = order.parts.get(part.productId)?.quantity ?? 0
			const taken = before + part.quantity * quantity
			order.parts.set(part.productId, { name: part.name, quantity: taken })
		}
		lines.set(id, order)
	}
	return lines
}

const partsTexts = (lines: Lines | undefined) =>
	[...(lines?.parts.values() ?? [])].map(({ name, quantity }) => `${quantity} × ${name}`)

async function* rowsOf(ctx: AppContext, query: OrderExportQuery): AsyncGenerator<Cell[][]> {
	// Every order is passed once; to gather all with a word again for each part would take longer.
	const words = (await soughtTerms(ctx.db, query.q)).map(isWith)
	const conditions = [...words, ...filtersOf(query)]
	const { id } = query
	if (id) conditions.push((eb) => eb('id', 'in', id as OrderId[]))
	const bearsTax = !ctx.policy.takesPayment || isRegistered(ctx.settings.current())
	const chunks = streamRows(matching(ctx.db, conditions).selectAll())
	for await (const orders of chunks) {
		const ids = orders.map(({ id }) => id)
		const lines = await contentsOf(ctx, ids)
		const money = await moneyRowsOf(ctx.db, ids)
		const names = await namesOf(
			ctx.db,
			orders.flatMap(({ installer_id: installer }) => installer ?? []),
		)
		yield orders.map((order) => {
			const sums = orderMoneyView(order, money.get(order.id))
			return [
				order.id,
				timeCell(order.created_at),
				order.status,
				order.full_name,
				phoneCell(order.contact_number),
				order.email,
				order.street,
				order.city,
				order.zip_code,
				order.country,
				lines.get(order.id)?.texts.join('; ') ?? '',
				lines.get(order.id)?.pieces ?? 0,
				toRupees(order.total_paise).toFixed(2),
				toRupees(bearsTax ? order.tax_paise : zero).toFixed(2),
				order.user_id,
				order.installer_id && (names.get(order.installer_id) ?? 'Gone'),
				timeCell(order.updated_at),
				order.state,
				order.fulfilment,
				sums?.paid.toFixed(2) ?? null,
				sums?.due.toFixed(2) ?? null,
				partsTexts(lines.get(order.id)).join('; '),
			]
		})
	}
}

/** Orders as rows of a file, oldest first, read as the file is sent. */
export const exportOrders = (ctx: AppContext, actor: Actor, query: OrderExportQuery) =>
	authorizedRead(mayExport(actor), () => rowsOf(ctx, query))
