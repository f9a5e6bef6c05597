import { Empty } from '../../portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { ChartPlace } from './chart-place'
import { Figures } from './figures'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { bucketName, GRANULARITY_NAMES, percent, whole } from './words'

type Row = LoadedOf<'carts'>['rows'][number]

const columnsFor = (by: LoadedOf<'carts'>['report']['by']): Column<Row>[] => [
	{ name: 'from', head: GRANULARITY_NAMES[by], sorts: true, cell: bucketName },
	...(
		[
			['filled', 'Filled', ({ filled }) => whole(filled)],
			['ordered', 'Ordered', ({ ordered }) => whole(ordered)],
			['emptied', 'Emptied', ({ emptied }) => whole(emptied)],
			['open', 'Still filled', ({ open }) => whole(open)],
			['conversion', 'Conversion', ({ conversion }) => percent(conversion)],
		] satisfies [string, string, Column<Row>['cell']][]
	).map(([name, head, cell]) => ({ name, head, cell, kind: 'number' as const, sorts: true })),
]

export function Carts({ report, rows, sort }: LoadedOf<'carts'>) {
	const { totals, buckets, by } = report
	if (totals.filled === 0) return <Empty>No cart was filled in this period.</Empty>
	return (
		<>
			<Figures>
				<Fact name="Conversion" hint="ordered of those filled">
					{percent(totals.conversion)}
				</Fact>
				<Fact name="Filled" hint="a first product in an empty cart">
					{whole(totals.filled)}
				</Fact>
				<Fact name="Ordered">{whole(totals.ordered)}</Fact>
				<Fact name="Emptied">{whole(totals.emptied)}</Fact>
				<Fact name="Still filled">{whole(totals.open)}</Fact>
			</Figures>
			<ChartPlace
				kind="time"
				caption={`Carts filled, and those of them ordered, by ${by}`}
				data={buckets.map(({ from, to, filled, ordered }) => ({
					name: bucketName({ from, to }),
					filled,
					ordered,
				}))}
				series={[
					{ name: 'filled', label: 'Filled' },
					{ name: 'ordered', label: 'Ordered' },
				]}
				format={whole}
			/>
			<DataTable
				label={`Carts filled and ordered, by ${by}`}
				className={classes.days}
				columns={columnsFor(by)}
				rows={rows}
				keyOf={({ from }) => from}
				sort={sort}
				rowProps={({ filled }) => ({ 'data-quiet': filled === 0 || undefined })}
			/>
		</>
	)
}
