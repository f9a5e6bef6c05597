import { type Day, startOfDay } from '../../../../shared/calendar.ts'
import { DAY_MS } from '../../../../shared/durations.ts'
import type { ROW_STATUSES } from '../../editing/editing-schema.ts'
import { idOf } from './editable-table.ts'
import type { TableRow } from './row-schema.ts'

type RowStatus = (typeof ROW_STATUSES)[number]

/** Where each row stands in time on a day: of one id the latest that has begun is in force until its last day. */
export function statusesOn(rows: readonly TableRow[], on: Day): RowStatus[] {
	const latest = new Map<string, Day>()
	for (const row of rows) {
		const known = latest.get(idOf(row))
		if (row.validFrom <= on && (!known || known < row.validFrom))
			latest.set(idOf(row), row.validFrom)
	}
	return rows.map((row) => {
		if (row.validFrom > on) return 'to-come'
		if (latest.get(idOf(row)) !== row.validFrom) return 'superseded'
		return row.validTo !== null && row.validTo < on ? 'ended' : 'in-force'
	})
}

/** The days on which parts of a bill's subsidy end. */
function endsWithin(row: TableRow): (string | null | undefined)[] {
	if (!('figures' in row) || !('subsidy' in row.figures)) return []
	const { subsidy } = row.figures
	return subsidy?.kind === 'half-bill' ? [subsidy.until, subsidy.alsoUntil?.until] : []
}

/** The first day on which a row ends, a part of it does, or it is to be looked at again; null for none. */
export function expiryOf(row: TableRow): Day | null {
	const days = [row.validTo, row.reviewBy, ...endsWithin(row)].filter(
		(each) => each !== null && each !== undefined,
	)
	return days.length > 0 ? (days.sort()[0] as Day) : null
}

/** How many days there are until a row expires; below zero where it has. */
export const daysUntil = (on: Day, expiry: Day): number =>
	(startOfDay(expiry) - startOfDay(on)) / DAY_MS
