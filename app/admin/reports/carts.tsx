import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { ChartPlace } from './chart-place'
import { Figure, Figures } from './figures'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { bucketName, GRANULARITY_NAMES, percent, whole } from './words'

const { table, number, quiet, hidden } = tableClasses

export function Carts({ report, rows }: LoadedOf<'carts'>) {
	const { totals, buckets, by } = report
	if (totals.filled === 0) return <Empty>No cart was filled in this period.</Empty>
	return (
		<>
			<Figures>
				<Figure name="Conversion" hint="ordered of those filled">
					{percent(totals.conversion)}
				</Figure>
				<Figure name="Filled" hint="a first product in an empty cart">
					{whole(totals.filled)}
				</Figure>
				<Figure name="Ordered">{whole(totals.ordered)}</Figure>
				<Figure name="Emptied">{whole(totals.emptied)}</Figure>
				<Figure name="Still filled">{whole(totals.open)}</Figure>
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
			<table className={`${table} ${classes.days}`}>
				<caption className={hidden}>What became of carts, by {by}, newest first</caption>
				<thead>
					<tr>
						<th scope="col">{GRANULARITY_NAMES[by]}</th>
						<th scope="col" className={number}>
							Filled
						</th>
						<th scope="col" className={number}>
							Ordered
						</th>
						<th scope="col" className={number}>
							Emptied
						</th>
						<th scope="col" className={number}>
							Still filled
						</th>
						<th scope="col" className={number}>
							Conversion
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr
							key={row.from}
							className={row.filled === 0 ? `${quiet} ${classes.nothing}` : undefined}
						>
							<td>{bucketName(row)}</td>
							<td className={number} data-label="Filled">
								{whole(row.filled)}
							</td>
							<td className={number} data-label="Ordered">
								{whole(row.ordered)}
							</td>
							<td className={number} data-label="Emptied">
								{whole(row.emptied)}
							</td>
							<td className={number} data-label="Still filled">
								{whole(row.open)}
							</td>
							<td className={number} data-label="Conversion">
								{percent(row.conversion)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	)
}
