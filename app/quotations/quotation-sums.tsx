import type { Quotation } from '../../domain/documents/quotations/schema'
import { paise, toRupees } from '../../shared/money'
import { PaymentParts } from '../components/orders/money/payment-parts'
import { FactList, PriceFact } from '../ui/display/fact-list'
import type { Column } from '../ui/display/table/column'
import { DataTable, RowTitle } from '../ui/display/table/data-table'
import { Stack } from '../ui/layout/stack'
import { number } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import classes from './quotation-sums.module.css'

type Content = Quotation['document']
type Item = Content['items'][number]

/** Documents have whole paise. */
const inRupees = (amount: number) => toRupees(paise(amount))
const Amount = ({ of }: { of: number }) => <Price rupees={inRupees(of)} />

const COLUMNS: Column<Item>[] = [
	{
		name: 'item',
		head: 'Item',
		kind: 'wide',
		cell: ({ name, parts }) => (
			<RowTitle
				note={
					parts.map((part) => `${number(part.quantity)} × ${part.name}`).join(', ') || undefined
				}
			>
				{name}
			</RowTitle>
		),
	},
	{ name: 'quantity', head: 'Quantity', kind: 'number', cell: ({ quantity }) => number(quantity) },
	{ name: 'price', head: 'Price', kind: 'number', cell: ({ price }) => <Amount of={price} /> },
	{ name: 'total', head: 'Total', kind: 'number', cell: ({ total }) => <Amount of={total} /> },
]

/** The items of a quotation, its charges too. */
export const QuotationItems = ({ items }: { items: Item[] }) => (
	<DataTable
		label="What is quoted"
		columns={COLUMNS}
		rows={items}
		keyOf={({ of, n }) => `${of} ${n}`}
	/>
)

/** The sums of a quotation, with its tax and the schedule of payments. */
export function QuotationSums({ content }: { content: Content }) {
	const { sums, stateTax, schedule, items, placeOfSupply } = content
	const isTaxed = content.isTaxed && !content.withoutTax
	const discount = items.reduce((all, item) => all + item.discount, 0)
	return (
		<Stack gap={3} className={classes.sums}>
			<FactList variant="sums">
				{discount > 0 && (
					<PriceFact name="Discount, taken off above" rupees={inRupees(-discount)} />
				)}
				{isTaxed && <PriceFact name="Taxable value" rupees={inRupees(sums.taxable)} />}
				{sums.igst > 0 && <PriceFact name="IGST" rupees={inRupees(sums.igst)} />}
				{sums.cgst > 0 && <PriceFact name="CGST" rupees={inRupees(sums.cgst)} />}
				{sums.sgst > 0 && <PriceFact name={stateTax} rupees={inRupees(sums.sgst)} />}
				<PriceFact
					name={isTaxed ? 'Total, GST included' : 'Total'}
					total
					rupees={inRupees(sums.total)}
				/>
			</FactList>
			<PaymentParts
				schedule={schedule.map(({ due, amount }) => ({ due, amount: inRupees(amount) }))}
			/>
			{isTaxed && (
				<Text size="small" color="muted">
					Place of supply: {placeOfSupply.name}.
				</Text>
			)}
		</Stack>
	)
}
