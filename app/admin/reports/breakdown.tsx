import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Price } from '../../ui/text/price'
import { ChartPlace } from './chart-place'
import { Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import { BREAKDOWN_NAMES, percent, shortRupees, whole } from './words'

type Row = LoadedOf<'breakdown'>['rows'][number]
const DRAWN = 10

const columnsFor = ({ by, totals }: LoadedOf<'breakdown'>['report']): Column<Row>[] => [
	{ name: 'name', sorts: true, head: BREAKDOWN_NAMES[by], cell: ({ name }) => name },
	{
		name: 'orders',
		sorts: true,
		head: 'Orders',
		kind: 'number',
		cell: ({ orders }) => whole(orders),
	},
	{
		name: 'pieces',
		sorts: true,
		head: 'Pieces',
		kind: 'number',
		cell: ({ pieces }) => whole(pieces),
	},
	{
		name: 'value',
		sorts: true,
		head: 'Value',
		kind: 'number',
		cell: ({ value }) => <Price rupees={value} />,
	},
	{
		name: 'share',
		head: 'Share of value',
		kind: 'number',
		cell: ({ value }) => percent(totals.value > 0 ? value / totals.value : null),
	},
]

export function Breakdown({ report, rows, sort }: LoadedOf<'breakdown'>) {
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
				<Fact name="Orders" hint="not declined or cancelled">
					{whole(totals.orders)}
				</Fact>
				<Fact name="Pieces">{whole(totals.pieces)}</Fact>
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
			<DataTable
				label={`Orders, pieces and value by ${by}`}
				sort={sort}
				columns={columnsFor(report)}
				rows={rows}
				keyOf={({ id, name }) => id ?? name}
			/>
		</>
	)
}
