import { Empty } from '../../portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { ChartPlace } from './chart-place'
import { Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { bucketName, GRANULARITY_NAMES, plural, shortRupees, whole } from './words'

type Row = LoadedOf<'sales'>['rows'][number]

/** A count, with its worth below where there is any. */
function Counted({ count, rupees }: { count: number; rupees: number }) {
	return (
		<>
			{whole(count)}
			{count > 0 && (
				<Text size="tiny" tone="muted">
					<Price rupees={rupees} />
				</Text>
			)}
		</>
	)
}

const columnsFor = (by: LoadedOf<'sales'>['report']['by']): Column<Row>[] => [
	{ name: 'from', head: GRANULARITY_NAMES[by], sorts: true, cell: bucketName },
	...(
		[
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
		] satisfies [string, string, Column<Row>['cell']][]
	).map(([name, head, cell]) => ({ name, head, cell, kind: 'number' as const, sorts: true })),
]

export function Sales({ report, rows, sort }: LoadedOf<'sales'>) {
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
				data={buckets.map(({ from, to, value, orders }) => ({
					name: bucketName({ from, to }),
					value,
					orders,
				}))}
				series={[
					{ name: 'value', label: 'Value' },
					{ name: 'orders', label: 'Orders', ownScale: true },
				]}
				format={shortRupees}
			/>
			<DataTable
				label={`Orders and value by ${by}`}
				className={classes.days}
				columns={columnsFor(by)}
				rows={rows}
				keyOf={({ from }) => from}
				sort={sort}
				rowProps={({ placed }) => ({ 'data-quiet': placed === 0 || undefined })}
			/>
		</>
	)
}
