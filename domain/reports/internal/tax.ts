import { sql } from 'kysely'
import { type Paise, paise, sum, toRupees } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { isRegistered } from '../../settings/rules.ts'
import type { Range } from '../rules.ts'
import type { TaxReport } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { amount, countedIn } from './columns.ts'

const NAMES = ['taxable', 'cgst', 'sgst', 'igst'] as const
type Sums = Record<(typeof NAMES)[number], Paise>

const inRupees = (sums: Sums) => ({
	taxable: toRupees(sums.taxable),
	cgst: toRupees(sums.cgst),
	sgst: toRupees(sums.sgst),
	igst: toRupees(sums.igst),
	tax: toRupees(paise(sums.cgst + sums.sgst + sums.igst)),
})

const sumOf = (column: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise') =>
	sql<string>`cast(sum(${sql.ref(`order_tax_parts.${column}`)}) as text)`

/** Where an order was supplied; one of before that was kept, where it went. */
const placeOfSupply = sql<string>`coalesce(${sql.ref('orders.place_of_supply')}, ${sql.ref('orders.state')}, '')`

/** The tax kept with orders whose value counts, by place of supply, HSN or SAC and rate. */
export async function taxReportOf(ctx: AppContext, range: Range): Promise<TaxReport> {
	const grouped = await reportTables(ctx.db)
		.selectFrom('orders')
		.innerJoin('order_tax_parts', 'order_tax_parts.order_id', 'orders.id')
		.where(countedIn(range))
		.select([
			placeOfSupply.as('place'),
			'order_tax_parts.part',
			'order_tax_parts.hsn_sac',
			'order_tax_parts.rate_bp',
			sumOf('taxable_paise').as('taxable'),
			sumOf('cgst_paise').as('cgst'),
			sumOf('sgst_paise').as('sgst'),
			sumOf('igst_paise').as('igst'),
		])
		.groupBy([
			placeOfSupply,
			'order_tax_parts.part',
			'order_tax_parts.hsn_sac',
			'order_tax_parts.rate_bp',
		])
		.orderBy('place')
		.orderBy('order_tax_parts.hsn_sac')
		.orderBy('order_tax_parts.rate_bp')
		.orderBy('order_tax_parts.part')
		.execute()
	const rows = grouped.map((row) => ({
		placeOfSupply: row.place,
		part: row.part,
		hsnSac: row.hsn_sac,
		ratePct: row.rate_bp / 100,
		sums: {
			taxable: amount(row.taxable),
			cgst: amount(row.cgst),
			sgst: amount(row.sgst),
			igst: amount(row.igst),
		},
	}))
	const totals = Object.fromEntries(
		NAMES.map((name) => [name, sum(rows.map(({ sums }) => sums[name]))]),
	) as Sums
	return {
		...range,
		isTaxed: isRegistered(ctx.settings.current()),
		totals: inRupees(totals),
		rows: rows.map(({ sums, ...row }) => ({ ...row, ...inRupees(sums) })),
	}
}
