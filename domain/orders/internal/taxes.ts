import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { type Paise, toRupees } from '../../../shared/money.ts'
import { byRate, knownState, stateTaxName, type TaxPart } from '../../tax/rules.ts'
import type { OrderTaxes } from '../schema.ts'
import { type OrderTables, orderTables } from '../tables.ts'

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

/** A row as a part. */
const partIn = (row: Row): TaxPart => ({
	of: row.of,
	n: row.n,
	part: row.part,
	hsnSac: row.hsn_sac,
	rateBp: row.rate_bp,
	taxable: row.taxable_paise,
	cgst: row.cgst_paise,
	sgst: row.sgst_paise,
	igst: row.igst_paise,
})

/** How an order is taxed, part by part; null where that is not recorded. */
export async function taxPartsOfOrder(db: Database, id: OrderId): Promise<TaxPart[] | null> {
	const rows = await orderTables(db)
		.selectFrom('order_tax_parts')
		.selectAll()
		.where('order_id', '=', id)
		.orderBy('of', 'desc')
		.orderBy('n')
		.orderBy('part')
		.orderBy('rate_bp')
		.orderBy('hsn_sac')
		.execute()
	return rows.length === 0 ? null : rows.map(partIn)
}

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
	orders: readonly { id: OrderId; place_of_supply: string | null }[],
): Promise<Map<OrderId, Omit<OrderTaxes, 'isTaxed'>>> {
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
		orders.flatMap(({ id, place_of_supply }) => {
			const its = parts.get(id)
			const placeOfSupply = knownState(place_of_supply)
			if (!its || !placeOfSupply) return []
			const taxes = {
				placeOfSupply,
				stateTax: stateTaxName(placeOfSupply),
				byRate: byRate(its).map(inRupees),
				parts: its.map(inRupees),
			}
			return [[id, taxes] as const]
		}),
	)
}
