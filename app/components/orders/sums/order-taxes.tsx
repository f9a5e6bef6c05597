import type { OrderTaxes as Taxes } from '../../../../domain/orders/schema'
import type { Column } from '../../../ui/display/table/column'
import { DataTable } from '../../../ui/display/table/data-table'
import { Stack } from '../../../ui/layout/stack'
import { number } from '../../../ui/text/format'
import { Heading } from '../../../ui/text/heading'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'

type Row = Taxes['byRate'][number]

const amount = (name: 'taxable' | 'cgst' | 'sgst' | 'igst', head: string): Column<Row> => ({
	name,
	head,
	kind: 'number',
	cell: (row) => <Price rupees={row[name]} />,
})

/** Within the state two taxes, between states one. */
const columnsOf = ({ byRate, stateTax }: Taxes): Column<Row>[] => [
	{ name: 'rate', head: 'GST', cell: ({ ratePct }) => `${number(ratePct)} %` },
	amount('taxable', 'Taxable'),
	...(byRate.some(({ igst }) => igst > 0)
		? [amount('igst', 'IGST')]
		: [amount('cgst', 'CGST'), amount('sgst', stateTax)]),
]

/** The tax within an order, by rate. */
export function OrderTaxes({ taxes }: { taxes: Taxes }) {
	return (
		<Stack gap={2}>
			<Heading level={3} size="body">
				Tax by rate
			</Heading>
			<DataTable
				label="Tax by rate"
				columns={columnsOf(taxes)}
				rows={taxes.byRate}
				keyOf={({ ratePct }) => ratePct}
			/>
			<Text size="small" color="muted">
				Place of supply: {taxes.placeOfSupply}
			</Text>
		</Stack>
	)
}
