import { Link } from 'react-router'
import { Empty } from '../../components/portal/portal-page'
import { Fact } from '../../ui/display/fact-list'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { priceColumns } from '../../ui/display/table/price-columns'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { Figures } from './figures'
import type { LoadedOf } from './report.server'
import { TAX_HEADS } from './tax-heads'

type Row = LoadedOf<'tax'>['rows'][number]

const COLUMNS: Column<Row>[] = [
	{
		name: 'placeOfSupply',
		head: 'Place of supply',
		sorts: true,
		cell: ({ placeOfSupply }) => placeOfSupply,
	},
	{ name: 'hsnSac', head: 'HSN or SAC', sorts: true, cell: ({ hsnSac }) => hsnSac || 'Not known' },
	{
		name: 'ratePct',
		head: 'Rate',
		kind: 'number',
		sorts: true,
		cell: ({ ratePct }) => `${number(ratePct)} %`,
	},
	...priceColumns(TAX_HEADS, { sorts: true }),
]

/** The tax within orders, for the returns of a period. */
export function Tax({ report, rows, sort }: LoadedOf<'tax'>) {
	const { totals, isTaxed } = report
	if (report.rows.length === 0) return <Empty>No order of this period has its tax recorded.</Empty>
	return (
		<>
			{!isTaxed && (
				<Text>
					The shop is not registered for GST, so none of this was charged: it is the tax that these
					prices would include if it were.{' '}
					<ButtonLink as={Link} variant="line" to="/admin/settings?section=tax">
						Tax settings
					</ButtonLink>
				</Text>
			)}
			<Figures>
				<Fact name="Taxable">
					<Price rupees={totals.taxable} />
				</Fact>
				<Fact name="Tax" hint="CGST, SGST or UTGST, and IGST">
					<Price rupees={totals.tax} />
				</Fact>
			</Figures>
			<DataTable
				label="Tax by place of supply, HSN and rate"
				columns={COLUMNS}
				rows={rows}
				keyOf={({ placeOfSupply, part, hsnSac, ratePct }) =>
					`${placeOfSupply} ${part} ${hsnSac} ${ratePct}`
				}
				sort={sort}
			/>
		</>
	)
}
