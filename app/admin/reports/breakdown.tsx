import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { Price } from '../../ui/text/price'
import { ChartPlace } from './chart-place'
import { Figure, Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import { BREAKDOWN_NAMES, percent, shortRupees, whole } from './words'

const { table, number, hidden } = tableClasses
const DRAWN = 10

export function Breakdown({ report, rows }: LoadedOf<'breakdown'>) {
	const { totals, by } = report
	if (totals.orders === 0) return <Empty>No orders in this period.</Empty>
	const ofLines = by === 'category' || by === 'product'
	return (
		<>
			<Figures>
				<Money
					name="Value"
					rupees={totals.value}
					hint={ofLines ? 'of the order lines' : 'of the orders'}
				/>
				<Figure name="Orders" hint="not declined or cancelled">
					{whole(totals.orders)}
				</Figure>
				<Figure name="Pieces">{whole(totals.pieces)}</Figure>
			</Figures>
			{rows.length > 0 && (
				<ChartPlace
					kind="parts"
					caption={`Value by ${by}${rows.length > DRAWN ? `, the first ${DRAWN} of this page` : ''}`}
					data={rows.slice(0, DRAWN).map(({ name, value }) => ({ name, value }))}
					series={[{ name: 'value', label: 'Value' }]}
					format={shortRupees}
				/>
			)}
			<table className={table}>
				<caption className={hidden}>Orders, pieces and value by {by}, highest value first</caption>
				<thead>
					<tr>
						<th scope="col">{BREAKDOWN_NAMES[by]}</th>
						<th scope="col" className={number}>
							Orders
						</th>
						<th scope="col" className={number}>
							Pieces
						</th>
						<th scope="col" className={number}>
							Value
						</th>
						<th scope="col" className={number}>
							Share of value
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id ?? row.name}>
							<td>{row.name}</td>
							<td className={number} data-label="Orders">
								{whole(row.orders)}
							</td>
							<td className={number} data-label="Pieces">
								{whole(row.pieces)}
							</td>
							<td className={number} data-label="Value">
								<Price rupees={row.value} />
							</td>
							<td className={number} data-label="Share of value">
								{percent(totals.value > 0 ? row.value / totals.value : null)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	)
}
