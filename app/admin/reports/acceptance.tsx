import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { ChartPlace } from './chart-place'
import { Figure, Figures } from './figures'
import type { LoadedOf } from './report.server'
import { duration, percent, whole } from './words'

const { table, number, hidden } = tableClasses
const DRAWN = 10

export function Acceptance({ report, rows }: LoadedOf<'acceptance'>) {
	const { totals, installers } = report
	if (totals.offered === 0) return <Empty>No orders in this period.</Empty>
	return (
		<>
			<Figures>
				<Figure name="Offered" hint={`${whole(totals.open)} still open`}>
					{whole(totals.offered)}
				</Figure>
				<Figure name="Accept rate" hint="of those accepted or declined">
					{percent(totals.rate)}
				</Figure>
				<Figure name="Accepted" hint={`${whole(totals.cancelled)} cancelled before an answer`}>
					{whole(totals.accepted)}
				</Figure>
				<Figure name="Declined">{whole(totals.declined)}</Figure>
				<Figure
					name="Time to accept"
					hint={`median; nine in ten within ${duration(totals.ninetiethSeconds)}`}
				>
					{duration(totals.medianSeconds)}
				</Figure>
			</Figures>
			{installers.length === 0 ? (
				<Empty>No installer has answered an order of this period.</Empty>
			) : (
				<>
					<ChartPlace
						kind="parts"
						caption="Orders accepted and declined by installer"
						data={installers
							.slice(0, DRAWN)
							.map(({ name, accepted, declined }) => ({ name, accepted, declined }))}
						series={[
							{ name: 'accepted', label: 'Accepted' },
							{ name: 'declined', label: 'Declined' },
						]}
						format={whole}
					/>
					<table className={table}>
						<caption className={hidden}>Answers by installer, most accepted first</caption>
						<thead>
							<tr>
								<th scope="col">Installer</th>
								<th scope="col" className={number}>
									Accepted
								</th>
								<th scope="col" className={number}>
									Declined
								</th>
								<th scope="col" className={number}>
									Still open
								</th>
								<th scope="col" className={number}>
									Accept rate
								</th>
								<th scope="col" className={number}>
									Median time
								</th>
								<th scope="col" className={number}>
									Nine in ten within
								</th>
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<tr key={row.id}>
									<td>{row.name}</td>
									<td className={number} data-label="Accepted">
										{whole(row.accepted)}
									</td>
									<td className={number} data-label="Declined">
										{whole(row.declined)}
									</td>
									<td className={number} data-label="Still open">
										{whole(row.open)}
									</td>
									<td className={number} data-label="Accept rate">
										{percent(row.rate)}
									</td>
									<td className={number} data-label="Median time">
										{duration(row.medianSeconds)}
									</td>
									<td className={number} data-label="Nine in ten within">
										{duration(row.ninetiethSeconds)}
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</>
			)}
		</>
	)
}
