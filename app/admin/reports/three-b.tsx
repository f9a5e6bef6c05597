import type { GstSummary } from '../../../domain/documents/accounting/schema'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { priceColumns } from '../../ui/display/table/price-columns'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { TAX_HEADS } from './tax-heads'

type Supply = Pick<GstSummary['outward'], 'taxable' | 'cgst' | 'sgst' | 'igst'> & { name: string }
type Place = GstSummary['toUnregistered'][number] & { to: string }

const SUPPLIES: Column<Supply>[] = [
	{ name: 'name', head: 'Supplies', cell: ({ name }) => name },
	...priceColumns(TAX_HEADS),
]

const PLACES: Column<Place>[] = [
	{ name: 'to', head: 'To', cell: ({ to }) => to },
	{ name: 'place', head: 'Place of supply', cell: ({ placeOfSupply }) => placeOfSupply },
	...priceColumns([
		['taxable', 'Taxable'],
		['igst', 'IGST'],
	]),
]

/** What GSTR-3B asks for of what the shop has sold: its tables 3.1 and 3.2. */
export function ThreeB({ summary }: { summary: GstSummary }) {
	const { outward, zeroRated, nilRated, toUnregistered, toUinHolders } = summary
	const none = { cgst: 0, sgst: 0, igst: 0 }
	const supplies: Supply[] = [
		{ name: '3.1(a) Taxable, with advances', ...outward },
		{ name: '3.1(b) Zero rated, to SEZ', ...zeroRated },
		{ name: '3.1(c) Nil rated and exempt', taxable: nilRated, ...none },
		{ name: '3.1(e) Without GST', taxable: 0, ...none },
	]
	const places: Place[] = [
		...toUnregistered.map((row) => ({ ...row, to: 'Buyers without a GSTIN' })),
		...toUinHolders.map((row) => ({ ...row, to: 'UIN holders' })),
	]
	return (
		<Stack as="section" gap={3} aria-labelledby="three-b">
			<Heading level={3} size="body" id="three-b">
				For GSTR-3B
			</Heading>
			<DataTable label="Table 3.1" columns={SUPPLIES} rows={supplies} keyOf={({ name }) => name} />
			{places.length > 0 && (
				<DataTable
					label="Table 3.2"
					columns={PLACES}
					rows={places}
					keyOf={({ to, placeOfSupply }) => `${to} ${placeOfSupply}`}
				/>
			)}
			<Text size="small" color="muted">
				Table 3.2 is of sales to other States, without advances. Buyers under the composition scheme
				cannot be told by their GSTIN: add them from their invoices.
			</Text>
		</Stack>
	)
}
