import type { ComponentProps } from 'react'
import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import { ChartPlace } from './chart-place'
import { Figures } from './figures'
import { PeriodTable } from './period-table'
import type { LoadedOf } from './report.server'
import { bucketName, percent, whole } from './words'

type Row = LoadedOf<'carts'>['rows'][number]

const CELLS: ComponentProps<typeof PeriodTable<Row>>['cells'] = [
	['filled', 'Filled', ({ filled }) => whole(filled)],
	['ordered', 'Ordered', ({ ordered }) => whole(ordered)],
	['emptied', 'Emptied', ({ emptied }) => whole(emptied)],
	['open', 'Still filled', ({ open }) => whole(open)],
	['conversion', 'Conversion', ({ conversion }) => percent(conversion)],
]

export function Carts({ report, ...list }: LoadedOf<'carts'>) {
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
				data={buckets.map((bucket) => ({ ...bucket, name: bucketName(bucket) }))}
				series={[
					{ name: 'filled', label: 'Filled' },
					{ name: 'ordered', label: 'Ordered' },
				]}
				format={whole}
			/>
			<PeriodTable
				label={`Carts filled and ordered, by ${by}`}
				by={by}
				list={list}
				cells={CELLS}
				isQuiet={({ filled }) => filled === 0}
			/>
		</>
	)
}
