import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { Price } from '../../ui/text/price'
import { ChartPlace } from './chart-place'
import { Figure, Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { bucketName, GRANULARITY_NAMES, plural, shortRupees, whole } from './words'

const { table, number, quiet, small } = tableClasses

/** A count, with its worth below where there is any. */
function Counted({ label, count, rupees }: { label: string; count: number; rupees: number }) {
	return (
		<td className={number} data-label={label}>
			{whole(count)}
			{count > 0 && (
				<span className={small}>
					<Price rupees={rupees} />
				</span>
			)}
		</td>
	)
}

export function Sales({ report, rows }: LoadedOf<'sales'>) {
	const { totals, buckets, by } = report
	if (totals.placed === 0) return <Empty>No orders in this period.</Empty>
	const average = totals.orders > 0 ? Math.round((totals.value * 100) / totals.orders) / 100 : 0
	return (
		<>
			<Figures>
				<Money name="Value" rupees={totals.value} hint="not declined or cancelled" />
				<Figure name="Orders" hint={`of ${whole(totals.placed)} placed`}>
					{whole(totals.orders)}
				</Figure>
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
			<table className={`${table} ${classes.days}`}>
				<caption className={tableClasses.hidden}>Orders and value by {by}, newest first</caption>
				<thead>
					<tr>
						<th scope="col">{GRANULARITY_NAMES[by]}</th>
						<th scope="col" className={number}>
							Orders
						</th>
						<th scope="col" className={number}>
							Value
						</th>
						<th scope="col" className={number}>
							Placed
						</th>
						<th scope="col" className={number}>
							Declined
						</th>
						<th scope="col" className={number}>
							Cancelled
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr
							key={row.from}
							className={row.placed === 0 ? `${quiet} ${classes.nothing}` : undefined}
						>
							<td>{bucketName(row)}</td>
							<td className={number} data-label="Orders">
								{whole(row.orders)}
							</td>
							<td className={number} data-label="Value">
								<Price rupees={row.value} />
							</td>
							<Counted label="Placed" count={row.placed} rupees={row.placedValue} />
							<Counted label="Declined" count={row.declined} rupees={row.declinedValue} />
							<Counted label="Cancelled" count={row.cancelled} rupees={row.cancelledValue} />
						</tr>
					))}
				</tbody>
			</table>
		</>
	)
}
