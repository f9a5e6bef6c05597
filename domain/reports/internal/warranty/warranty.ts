import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { afterPrefix } from '../../../../shared/lists/search-terms.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import type { WarrantyDocument } from '../../../documents/schema.ts'
import { sameSerial } from '../../../installations/rules.ts'
import { backwards } from '../../../installations/serials/serial-columns.ts'
import { MAX_FOUND_PRODUCTS, MIN_SERIAL_LENGTH } from '../../limits.ts'
import { mayReport } from '../../policy.ts'
import { reportTables } from '../../tables.ts'
import type { WarrantyOfSerial, WarrantyQuery } from '../../warranty/warranty-schema.ts'
import { termsOnCard, termsOnSheet } from './term-rules.ts'

/** The first installed products whose serial numbers, read in one direction, begin with a text. */
const serialsFrom = (db: Database, column: 'capitals' | 'backwards', text: string, limit: number) =>
	reportTables(db)
		.selectFrom('installation_serials as noted')
		.innerJoin('orders', 'orders.id', 'noted.order_id')
		.leftJoin('installations', 'installations.order_id', 'noted.order_id')
		.where(`noted.${column}`, '>=', text)
		.where(`noted.${column}`, '<', afterPrefix(text))
		.select(['noted.serial', 'noted.product_id', 'noted.order_id', 'installations.completed_at'])
		.select(['orders.full_name', 'orders.contact_number'])
		.orderBy(`noted.${column}`)
		.orderBy('noted.order_id')
		.limit(limit)
		.execute()

/** The first installed products whose serial numbers begin or end with a text, those that begin with it before the others. */
async function serialsWith(db: Database, text: string, limit: number) {
	const capitals = sameSerial(text)
	const [beginning, ending] = await Promise.all([
		serialsFrom(db, 'capitals', capitals, limit),
		serialsFrom(db, 'backwards', backwards(capitals), limit),
	])
	const all = [...beginning, ...ending].map(
		(row) => [`${row.order_id} ${row.product_id} ${row.serial}`, row] as const,
	)
	return [...new Map(all).values()].slice(0, limit)
}

async function cardsOf(db: Database, orders: OrderId[]) {
	const rows = await reportTables(db)
		.selectFrom('documents')
		.select(['order_id', 'snapshot'])
		.where('kind', '=', 'warranty')
		.where('order_id', 'in', orders)
		.execute()
	return Map.groupBy(
		rows.map((row) => ({ id: row.order_id, card: JSON.parse(row.snapshot) as WarrantyDocument })),
		({ id }) => id,
	)
}

/** The returns of orders with the products that came back. */
const returnsOf = (db: Database, orders: OrderId[]) =>
	reportTables(db)
		.selectFrom('returns')
		.innerJoin('return_lines as back', (join) =>
			join.onRef('back.order_id', '=', 'returns.order_id').onRef('back.n', '=', 'returns.n'),
		)
		.innerJoin('order_lines as sold', (join) =>
			join.onRef('sold.order_id', '=', 'back.order_id').onRef('sold.line', '=', 'back.line'),
		)
		.leftJoin('order_line_parts as part', (join) =>
			join.onRef('part.order_id', '=', 'back.order_id').onRef('part.line', '=', 'back.line'),
		)
		.where('returns.order_id', 'in', orders)
		.select(['returns.order_id', 'returns.n', 'returns.state', 'returns.asked_at'])
		.select(['sold.product_id', 'part.product_id as part_id'])
		.orderBy('returns.n', 'desc')
		.execute()

/** The claims of orders. */
const claimsOf = (db: Database, orders: OrderId[]) =>
	reportTables(db)
		.selectFrom('warranty_claims')
		.select(['order_id', 'serial', 'n', 'state', 'opened_at'])
		.where('order_id', 'in', orders)
		.orderBy('n', 'desc')
		.execute()

/** The warranty of the installed products whose serial numbers begin or end with a text: the first fifty. */
export const findWarranties = (ctx: AppContext, actor: Actor, { q = '' }: WarrantyQuery) =>
	authorizedRead(mayReport(actor), async (): Promise<WarrantyOfSerial[]> => {
		if (q.length < MIN_SERIAL_LENGTH) return []
		const found = await serialsWith(ctx.db, q, MAX_FOUND_PRODUCTS)
		if (found.length === 0) return []
		const orders = [...new Set(found.map(({ order_id }) => order_id))]
		const cards = await cardsOf(ctx.db, orders)
		const returned = await returnsOf(ctx.db, orders)
		const claimed = await claimsOf(ctx.db, orders)
		return found.map((row) => {
			const { serial, product_id: productId, order_id: orderId, completed_at: done } = row
			const installedOn = done === null ? null : dayAt(done)
			const known = ctx.catalogue.anyById(productId)
			const its = cards.get(orderId)?.map(({ card }) => card) ?? []
			const back = returned.filter(
				(each) =>
					each.order_id === orderId &&
					(each.product_id === productId || each.part_id === productId),
			)
			return {
				serial,
				productId,
				product: known?.name ?? productId,
				orderId,
				buyer: row.full_name,
				phone: row.contact_number,
				installedOn,
				...(termsOnCard(its, serial) ?? termsOnSheet(known?.sheet, installedOn)),
				claims: claimed
					.filter((each) => each.order_id === orderId && each.serial === serial)
					.map(({ n, state, opened_at }) => ({
						n,
						state,
						openedAt: new Date(opened_at).toISOString(),
					})),
				returns: [...new Map(back.map((each) => [each.n, each])).values()].map((each) => ({
					n: each.n,
					state: each.state,
					askedAt: new Date(each.asked_at).toISOString(),
				})),
			}
		})
	})

/** The first serial numbers that begin or end with a text, with the name of their product. */
export async function foundSerials({ db, catalogue }: AppContext, q: string, limit: number) {
	if (q.length < MIN_SERIAL_LENGTH) return []
	return (await serialsWith(db, q, limit)).map(({ serial, product_id: id, full_name: buyer }) => ({
		serial,
		buyer,
		product: catalogue.anyById(id)?.name ?? id,
	}))
}
