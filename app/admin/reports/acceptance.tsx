import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { ChartPlace } from './chart-place'
import { Figures } from './figures'
import { numberColumns } from './period-table'
import type { LoadedOf } from './report.server'
import { duration, percent, whole } from './words'

type Installer = LoadedOf<'acceptance'>['rows'][number]
const DRAWN = 10

const COLUMNS: Column<Installer>[] = [
	{ name: 'name', head: 'Installer', sorts: true, cell: ({ name }) => name },
	...numberColumns<Installer>([
		['accepted', 'Accepted', ({ accepted }) => whole(accepted)],
		['declined', 'Declined', ({ declined }) => whole(declined)],
		['open', 'Still open', ({ open }) => whole(open)],
		['rate', 'Accept rate', ({ rate }) => percent(rate)],
		['median', 'Median time', ({ medianSeconds }) => duration(medianSeconds)],
		['ninetieth', 'Nine in ten within', ({ ninetiethSeconds }) => duration(ninetiethSeconds)],
	]),
]

export function Acceptance({ report, rows, sort }: LoadedOf<'acceptance'>) {
	const { totals, installers } = report
	if (totals.offered === 0) return <Empty>No orders in this period.</Empty>
	return (
		<>
			<Figures>
				<Fact name="Offered" hint={`${whole(totals.open)} still open`}>
					{whole(totals.offered)}
				</Fact>
				<Fact name="Accept rate" hint="of those accepted or declined">
					{percent(totals.rate)}
				</Fact>
				<Fact name="Accepted" hint={`${whole(totals.cancelled)} cancelled before an answer`}>
					{whole(totals.accepted)}
				</Fact>
				<Fact name="Declined">{whole(totals.declined)}</Fact>
				<Fact
					name="Time to accept"
					hint={`median; nine in ten within ${duration(totals.ninetiethSeconds)}`}
				>
					{duration(totals.medianSeconds)}
				</Fact>
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
					<DataTable
						label="Answers by installer"
						columns={COLUMNS}
						rows={rows}
						keyOf={({ id }) => id}
						sort={sort}
					/>
				</>
			)}
		</>
	)
}
