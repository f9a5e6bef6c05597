import type { Selectable } from 'kysely'
import { list, trimmed } from '../../../imports/columns.ts'
import type { TariffTables } from '../../tables.ts'
import type { TableRow } from './row-schema.ts'

export type Row<T extends keyof TariffTables> = Selectable<TariffTables[T]>

/** When a row applies and where it is from, as every table has it. */
export const datedOf = (
	row: Row<'metering_rules'> | Row<'retail_tariffs'> | Row<'state_subsidies'>,
) => ({
	validFrom: row.valid_from,
	validTo: row.valid_to,
	reviewBy: row.review_by,
	source: row.source,
	url: row.url,
	asOf: row.as_of,
	confidence: row.confidence,
})

export const datedColumns = (row: TableRow) => ({
	valid_from: row.validFrom,
	valid_to: row.validTo,
	review_by: row.reviewBy,
	source: row.source,
	url: row.url,
	as_of: row.asOf,
	confidence: row.confidence,
})

/** The key of a row, beside its first day. */
export const KEY = trimmed({ isRequired: true })

export const names = list(/;/, '; ')

export const DATED_CELLS = {
	validFrom: trimmed({ isRequired: true }),
	validTo: trimmed({ blank: null }),
	reviewBy: trimmed({ blank: null }),
	source: trimmed(),
	url: trimmed(),
	asOf: trimmed(),
	confidence: trimmed(),
}
export const DATED_DEFAULTS = { validTo: null, reviewBy: null, url: '' }
