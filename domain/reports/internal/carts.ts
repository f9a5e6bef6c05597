import type { AppContext } from '../../app-context.ts'
import { inBuckets, type Range, share } from '../rules.ts'
import type { CartFigures, CartsReport, Granularity } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { dayOf, momentsOf } from './columns.ts'

interface Row {
	outcome: 'ordered' | 'emptied' | null
	carts: number
}

function figuresOf(rows: readonly Row[]): CartFigures {
	const of = (outcome: Row['outcome']) =>
		rows.reduce((all, row) => (row.outcome === outcome ? all + row.carts : all), 0)
	const [ordered, emptied, open] = [of('ordered'), of('emptied'), of(null)]
	const filled = ordered + emptied + open
	return { filled, ordered, emptied, open, conversion: share(ordered, filled) }
}

export async function cartsOf(
	ctx: AppContext,
	range: Range,
	by: Granularity,
): Promise<CartsReport> {
	const { since, before } = momentsOf(range)
	const day = dayOf('cart_sessions.started_at')
	const rows = await reportTables(ctx.db)
		.selectFrom('cart_sessions')
		.where('started_at', '>=', since)
		.where('started_at', '<', before)
		.select((eb) => [day.as('day'), 'outcome', eb.fn.countAll<number>().as('carts')])
		.groupBy([day, 'outcome'])
		.execute()
	return {
		...range,
		by,
		totals: figuresOf(rows),
		buckets: inBuckets(rows, range, by).map(({ from, to, rows: its }) => ({
			from,
			to,
			...figuresOf(its),
		})),
	}
}
