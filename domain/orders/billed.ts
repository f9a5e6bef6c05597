import { chunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { OrderId, ProductId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { ChargeKind, TaxPart } from '../tax/rules.ts'
import type { Billing } from './billing/schema.ts'
import { billingOf } from './internal/billing/billing.ts'
import { taxPartsOfOrder } from './internal/taxes.ts'
import { orderRows } from './order-rows.ts'
import { findOrder, type OrderRow, partsOf } from './queries.ts'
import { orderTables } from './tables.ts'

/** An order as its documents need it; amounts in paise. */
export interface BilledOrder {
	order: OrderRow
	/** The recipient of the bill, where that is not the order's. */
	billing: Billing | null
	lines: {
		/** From 1. */
		n: number
		productId: ProductId
		name: string
		quantity: number
		price: Paise
		/** The discount of a code on the whole line. */
		discount: Paise
		/** The parts of one kit, as taken from stock; empty where the product is no kit. */
		parts: { productId: string; name: string; quantity: number }[]
	}[]
	charges: { n: number; kind: ChargeKind; name: string; gross: Paise; discount: Paise }[]
	/** None where it is not recorded how the order is taxed. */
	taxParts: TaxPart[]
}

/** Whether an order goes to a unit or developer in a Special Economic Zone, and under a letter of undertaking. */
export async function zeroRating(db: Database, id: OrderId) {
	const { sez = false, withoutTax = false } = (await billingOf(db, [id])).get(id) ?? {}
	return { toSez: sez, withoutTax }
}

/** Whom each of these orders is billed to. */
export async function namesOfOrders(
	db: Database,
	ids: readonly OrderId[],
): Promise<Map<OrderId, string>> {
	const names = new Map<OrderId, string>()
	for (const some of chunks([...new Set(ids)])) {
		const billed = await billingOf(db, some)
		const rows = await orderTables(db)
			.selectFrom('orders')
			.select(['id', 'full_name'])
			.where('id', 'in', some)
			.execute()
		for (const { id, full_name } of rows) names.set(id, billed.get(id)?.name ?? full_name)
	}
	return names
}

/** The figures that an order is billed by; null for an unknown order. */
export async function billedOrder(db: Database, id: OrderId): Promise<BilledOrder | null> {
	const order = await findOrder(db, id)
	if (!order) return null
	const { lines, charges } = await orderRows(db, id)
	const kits = await partsOf(db, [id])
	return {
		order,
		billing: (await billingOf(db, [id])).get(id) ?? null,
		lines: lines.map(({ line: n, product_id: productId, name, quantity, ...row }) => ({
			n,
			productId,
			name,
			quantity,
			price: row.price_paise,
			discount: row.discount_paise,
			parts: kits.get(`${id} ${n}`) ?? [],
		})),
		charges: charges.map(({ n, kind, name, gross_paise: gross, discount_paise: discount }) => ({
			n,
			kind,
			name,
			gross,
			discount,
		})),
		taxParts: (await taxPartsOfOrder(db, id)) ?? [],
	}
}
