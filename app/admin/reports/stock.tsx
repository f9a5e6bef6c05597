import { DAY_MS } from '../../../shared/durations'
import { stockInWords } from '../../../shared/format/stock'
import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { ChartPlace } from './chart-place'
import { Figures, Money } from './figures'
import type { LoadedOf } from './report.server'
import { dayName, whole } from './words'

type Row = LoadedOf<'stock'>['rows'][number]
const DRAWN = 10

function runsOut({ stock, runsOutOn }: Row) {
	if (stock === 0) return stockInWords(stock)
	return runsOutOn ? dayName(runsOutOn) : 'Never'
}

const COLUMNS: Column<Row>[] = [
	{
		name: 'name',
		sorts: true,
		head: 'Product',
		cell: ({ id, name, category, kit }) => (
			<RowTitle
				to={`/admin/products/${encodeURIComponent(id)}`}
				note={kit ? `${category}, by its parts` : category}
			>
				{name}
			</RowTitle>
		),
	},
	{ name: 'stock', sorts: true, head: 'Stock', kind: 'number', cell: ({ stock }) => whole(stock) },
	{
		name: 'value',
		sorts: true,
		head: 'Value',
		kind: 'number',
		cell: ({ kit, value }) =>
			kit ? (
				<Text as="span" size="tiny" color="muted">
					in its parts
				</Text>
			) : (
				<Price rupees={value} />
			),
	},
	{
		name: 'sold',
		sorts: true,
		head: 'Sold in 30 days',
		kind: 'number',
		cell: ({ sold }) => whole(sold),
	},
	{ name: 'rate', head: 'Sold a day', kind: 'number', cell: ({ perDay }) => perDay.toFixed(2) },
	{ name: 'end', sorts: true, head: 'Runs out', kind: 'date', cell: runsOut },
]

export function Stock({ report, rows, sort }: LoadedOf<'stock'>) {
	const { totals, day } = report
	if (totals.products === 0) return <Empty>There are no products yet.</Empty>
	const ending = rows.filter(({ stock, runsOutOn }) => stock > 0 && runsOutOn)
	const daysTo = (end: string) => Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS)
	return (
		<>
			<Figures>
				<Money name="Stock value" rupees={totals.value} hint="at the present prices" />
				<Fact name="Pieces">{whole(totals.pieces)}</Fact>
				<Fact name="Products">{whole(totals.products)}</Fact>
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
			<DataTable
				label={`Stock on ${dayName(day)}`}
				sort={sort}
				columns={COLUMNS}
				rows={rows}
				keyOf={({ id }) => id}
			/>
		</>
	)
}
