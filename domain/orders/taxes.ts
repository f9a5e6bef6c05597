import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import { dayAt } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, paise, sum, toRupees, zero } from '../../shared/money.ts'
import { taxOn } from '../facts/queries.ts'
import type { Store } from '../store.ts'
import type { TaxClass } from '../tax/class-rules.ts'
import { byRate, knownState, stateTaxName, type TaxPart, taxIn, taxOfSale } from '../tax/rules.ts'
import { lineMoney } from './order-money.ts'
import type { OrderTaxes } from './schema.ts'
import { type OrderTables, orderTables } from './tables.ts'

type Taxed = Parameters<typeof lineMoney>[0] & { taxClass: TaxClass }

/**
 * How an order is taxed, part by part, where the store keeps that; null where it does not, or one of the two states
 * is not known. No order has work of the shop in it yet, so every line is sold by itself.
 */
export async function taxPartsOf(
	{ policy, settings }: Store,
	tx: Tx,
	lines: readonly Taxed[],
	{ state, at }: { state: string | null; at: number },
): Promise<TaxPart[] | null> {
	const sellerState = knownState(settings.current().tax.state)
	const placeOfSupply = knownState(state)
	if (!policy.tellsTax || !sellerState || !placeOfSupply) return null
	const { installed, installation } = await taxOn(tx, dayAt(at))
	return taxOfSale({
		lines: lines.map((line) => ({
			gross: lineMoney(line).total,
			discount: zero,
			taxClass: line.taxClass,
		})),
		charges: [],
		sellerState,
		placeOfSupply,
		installedByShop: false,
		installed,
		installation,
	})
}

/** The tax within a line, by its parts where there are any. @param n which line, from 1 */
export const taxOfLine = (parts: readonly TaxPart[] | null, line: Taxed, n: number): Paise =>
	parts
		? sum(parts.filter((part) => part.of === 'line' && part.n === n).map(taxIn))
		: lineMoney(line).tax

export async function insertTaxParts(tx: Tx, orderId: OrderId, parts: readonly TaxPart[]) {
	if (parts.length === 0) return
	await orderTables(tx)
		.insertInto('order_tax_parts')
		.values(
			parts.map(({ of, n, part, hsnSac, rateBp, taxable, cgst, sgst, igst }) => ({
				order_id: orderId,
				of,
				n,
				part,
				hsn_sac: hsnSac,
				rate_bp: rateBp,
				taxable_paise: taxable,
				cgst_paise: cgst,
				sgst_paise: sgst,
				igst_paise: igst,
			})),
		)
		.execute()
}

type Row = Selectable<OrderTables['order_tax_parts']>

const partIn = (row: Row): TaxPart => ({
	of: row.of,
	n: row.n,
	part: row.part,
	hsnSac: row.hsn_sac,
	rateBp: row.rate_bp,
	taxable: paise(row.taxable_paise),
	cgst: paise(row.cgst_paise),
	sgst: paise(row.sgst_paise),
	igst: paise(row.igst_paise),
})

const inRupees = <T extends Pick<TaxPart, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'rateBp'>>({
	rateBp,
	...part
}: T) => ({
	...part,
	ratePct: rateBp / 100,
	taxable: toRupees(part.taxable as Paise),
	cgst: toRupees(part.cgst as Paise),
	sgst: toRupees(part.sgst as Paise),
	igst: toRupees(part.igst as Paise),
})

/** How orders are taxed, by their ids; an order without parts is not among them. */
export async function taxesOf(
	db: Database,
	orders: readonly { id: OrderId; state: string | null }[],
): Promise<Map<OrderId, OrderTaxes>> {
	const rows = await orderTables(db)
		.selectFrom('order_tax_parts')
		.selectAll()
		.where(
			'order_id',
			'in',
			orders.map(({ id }) => id),
		)
		.orderBy('order_id')
		.orderBy('of', 'desc')
		.orderBy('n')
		.orderBy('part')
		.orderBy('rate_bp')
		.execute()
	const parts = new Map<OrderId, TaxPart[]>()
	for (const row of rows) parts.set(row.order_id, [...(parts.get(row.order_id) ?? []), partIn(row)])
	return new Map(
		orders.flatMap(({ id, state }) => {
			const its = parts.get(id)
			const placeOfSupply = knownState(state)
			if (!its || !placeOfSupply) return []
			const taxes: OrderTaxes = {
				placeOfSupply,
				stateTax: stateTaxName(placeOfSupply),
				byRate: byRate(its).map(inRupees),
				parts: its.map(inRupees),
			}
			return [[id, taxes] as const]
		}),
	)
}
