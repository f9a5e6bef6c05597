import { Link } from 'react-router'
import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { Price } from '../../ui/text/price'
import { ChartPlace } from './chart-place'
import { Figure, Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import { dayName, whole } from './words'

const { table, number, nowrap, small, name: nameClass, hidden, quiet } = tableClasses
const DRAWN = 10
const DAY_MS = 86_400_000

export function Stock({ report, rows }: LoadedOf<'stock'>) {
	const { totals, day } = report
	if (totals.products === 0) return <Empty>There are no products yet.</Empty>
	const ending = rows.filter(({ stock, runsOutOn }) => stock > 0 && runsOutOn)
	const daysTo = (end: string) => Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS)
	return (
		<>
			<Figures>
				<Money name="Stock value" rupees={totals.value} hint="at the present prices" />
				<Figure name="Pieces">{whole(totals.pieces)}</Figure>
				<Figure name="Products">{whole(totals.products)}</Figure>
			</Figures>
			{ending.length > 0 && (
				<ChartPlace
					kind="parts"
					caption="Days until the stock runs out, at the rate of the last 30 days"
					data={ending
						.slice(0, DRAWN)
						.map(({ name, runsOutOn }) => ({ name, days: daysTo(runsOutOn ?? day) }))}
					series={[{ name: 'days', label: 'Days left' }]}
					format={whole}
				/>
			)}
			<table className={table}>
				<caption className={hidden}>Stock on {dayName(day)}, what runs out first on top</caption>
				<thead>
					<tr>
						<th scope="col">Product</th>
						<th scope="col" className={number}>
							Stock
						</th>
						<th scope="col" className={number}>
							Value
						</th>
						<th scope="col" className={number}>
							Sold in 30 days
						</th>
						<th scope="col" className={number}>
							Sold a day
						</th>
						<th scope="col" className={nowrap}>
							Runs out
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<td>
								<Link to={`/admin/products/${encodeURIComponent(row.id)}`} className={nameClass}>
									{row.name}
								</Link>
								<span className={small}>
									{row.category}
									{row.kit && ', by its parts'}
								</span>
							</td>
							<td className={number} data-label="Stock">
								{whole(row.stock)}
							</td>
							<td className={number} data-label="Value">
								{row.kit ? (
									<span className={quiet}>in its parts</span>
								) : (
									<Price rupees={row.value} />
								)}
							</td>
							<td className={number} data-label="Sold in 30 days">
								{whole(row.sold)}
							</td>
							<td className={number} data-label="Sold a day">
								{row.perDay.toFixed(2)}
							</td>
							<td className={nowrap} data-label="Runs out">
								{row.stock === 0
									? 'Out of stock'
									: row.runsOutOn
										? dayName(row.runsOutOn)
										: 'Never'}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	)
}
