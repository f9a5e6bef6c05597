import type { Actor } from '../../../../../shared/actor.ts'
import { dayAfter, startOfDay } from '../../../../../shared/calendar.ts'
import type { Cell } from '../../../../../shared/csv.ts'
import type { Result } from '../../../../../shared/result.ts'
import type { AppContext } from '../../../../app-context.ts'
import { authorizedRead } from '../../../../authorized-read.ts'
import type { DaysQuery } from '../../../accounting/schema.ts'
import { mayReadBooks } from '../../../policy.ts'
import { documentsBetween } from '../documents-between.ts'
import { placeName } from '../gst-return/return-rules.ts'
import { rupees } from '../rupee-rules.ts'
import { type RegisterRow, registerRows } from './register-rules.ts'

export const REGISTER_COLUMNS = [
	'Document',
	'Kind',
	'Day',
	'Party',
	'GSTIN',
	'Place of supply',
	'HSN or SAC',
	'Unit',
	'Rate, per cent',
	'Quantity',
	'Taxable, rupees',
	'CGST, rupees',
	'SGST or UTGST, rupees',
	'IGST, rupees',
	'Total, rupees',
	'Order',
]

function cellsOf({ document, content, kind, ...row }: RegisterRow): Cell[] {
	return [
		...[document.number, kind, document.day, content.billTo.name, content.billTo.gstin],
		...[placeName(content.placeOfSupply), row.hsnSac, row.unit, row.rateBp / 100, row.quantity],
		...[row.taxable, row.cgst, row.sgst, row.igst, row.total].map(rupees),
		document.orderId,
	]
}

/** All invoices and credit notes of some days, by HSN or SAC, unit and rate (admin). */
export const salesRegister = (
	ctx: AppContext,
	actor: Actor,
	{ from, to }: DaysQuery,
): Promise<Result<Cell[][]>> =>
	authorizedRead(mayReadBooks(actor), async () => {
		const documents = await documentsBetween(ctx.db, startOfDay(from), startOfDay(dayAfter(to)))
		return registerRows(documents).map(cellsOf)
	})
