import type { ComponentProps } from 'react'
import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { ChartPlace } from './chart-place'
import { Figures, Money } from './figures'
import { PeriodTable } from './period-table'
import type { LoadedOf } from './report.server'
import { bucketName, plural, shortRupees, whole } from './words'

type Row = LoadedOf<'sales'>['rows'][number]

/** A count, with its worth below where there is any. */
function Counted({ count, rupees }: { count: number; rupees: number }) {
	return (
		<>
			{whole(count)}
			{count > 0 && (
				<Text size="tiny" color="muted">
					<Price rupees={rupees} />
				</Text>
			)}
		</>
	)
}

const CELLS: ComponentProps<typeof PeriodTable<Row>>['cells'] = [
	['orders', 'Orders', ({ orders }) => whole(orders)],
	['value', 'Value', ({ value }) => <Price key="value" rupees={value} />],
	[
		'placed',
		'Placed',
		({ placed, placedValue }) => <Counted key="placed" count={placed} rupees={placedValue} />,
	],
	[
		'declined',
		'Declined',
		({ declined, declinedValue }) => (
			<Counted key="declined" count={declined} rupees={declinedValue} />
		),
	],
	[
		'cancelled',
		'Cancelled',
		({ cancelled, cancelledValue }) => (
			<Counted key="cancelled" count={cancelled} rupees={cancelledValue} />
		),
	],
]

export function Sales({ report, ...list }: LoadedOf<'sales'>) {
	const { totals, buckets, by } = report
	if (totals.placed === 0) return <Empty>No orders in this period.</Empty>
	const average = totals.orders > 0 ? Math.round((totals.value * 100) / totals.orders) / 100 : 0
	return (
		<>
			<Figures>
				<Money name="Value" rupees={totals.value} hint="not declined or cancelled" />
				<Fact name="Orders" hint={`of ${whole(totals.placed)} placed`}>
					{whole(totals.orders)}
				</Fact>
				<Money name="Average order" rupees={average} />
				<Money
					name="Declined"
					rupees={totals.declinedValue}
					hint={plural(totals.declined, 'order')}
				/>
				<Money
					name="Cancelled"
					rupees={totals.cancelledValue}
					hint={plural(totals.cancelled, 'order')}
				/>
			</Figures>
			<ChartPlace
				kind="time"
				caption={`Value and orders by ${by}`}
				data={buckets.map((bucket) => ({ ...bucket, name: bucketName(bucket) }))}
				series={[
					{ name: 'value', label: 'Value' },
					{ name: 'orders', label: 'Orders', ownScale: true },
				]}
				format={shortRupees}
			/>
			<PeriodTable
				label={`Orders and value by ${by}`}
				by={by}
				list={list}
				cells={CELLS}
				isQuiet={({ placed }) => placed === 0}
			/>
		</>
	)
}
