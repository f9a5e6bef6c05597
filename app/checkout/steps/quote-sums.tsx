import type { CheckoutQuote } from '../../../domain/checkout/schema'
import { formatRupees } from '../../../shared/format/money'
import { PaymentParts } from '../../components/orders/money/payment-parts'
import { Fact, FactList, PriceFact } from '../../ui/display/fact-list'
import { NetCostLines } from '../../ui/display/sum-list'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { momentOf, When } from '../../ui/text/when'

/** Every charge of an order, the discount of a code, and the tax within by rate. */
export function QuoteSums({ quote }: { quote: CheckoutQuote }) {
	const { lines, charges, discounts, taxes, isTaxed, stateTax, schedule, message } = quote
	const goods = lines.reduce((all, { lineTotal }) => all + Math.round(lineTotal * 100), 0) / 100
	return (
		<Stack gap={3}>
			<FactList variant="sums">
				<PriceFact name="Goods" rupees={goods} />
				{discounts.map(({ code, amount }) => (
					<PriceFact key={code} name={`Discount (${code})`} rupees={-amount} />
				))}
				{charges.map(({ kind, name, amount }) => (
					<Fact key={kind} name={name}>
						{amount === 0 ? 'Free' : <Price rupees={amount} />}
					</Fact>
				))}
				{message && <Fact name="Delivery">Ask for the cost</Fact>}
				<PriceFact name={isTaxed ? 'Total, GST included' : 'Total'} total rupees={quote.total} />
			</FactList>
			{quote.whyUntaxed && <Text size="small">{quote.whyUntaxed}</Text>}
			{quote.heldPrice && (
				<Text size="small" role="status">
					Your quoted price, held until <When at={momentOf(quote.heldPrice.until)} />.{' '}
					{quote.heldPrice.note}
				</Text>
			)}
			<PaymentParts schedule={schedule} />
			{quote.netCost.comesBack > 0 && <NetCostLines of={quote.netCost} />}
			{isTaxed && (
				<details>
					<ButtonLink as="summary" variant="line">
						Includes GST {formatRupees(gstOf(taxes))}
					</ButtonLink>
					<Text size="small" color="muted">
						{taxes.map((row) => ofRate(row, stateTax)).join('; ')}. Place of supply:{' '}
						{quote.placeOfSupply}.
					</Text>
				</details>
			)}
		</Stack>
	)
}

/** All the tax within an order, rupees. */
const gstOf = (taxes: CheckoutQuote['taxes']) =>
	taxes.reduce((all, { cgst, sgst, igst }) => all + Math.round((cgst + sgst + igst) * 100), 0) / 100

const ofRate = ({ ratePct, cgst, sgst, igst }: CheckoutQuote['taxes'][number], stateTax: string) =>
	igst > 0
		? `${number(ratePct)} % IGST ${formatRupees(igst)}`
		: `${number(ratePct)} % CGST ${formatRupees(cgst)}, ${stateTax} ${formatRupees(sgst)}`
