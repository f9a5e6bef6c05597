import type { CheckoutQuote } from '../../../../domain/checkout/schema'
import { WAY_WORD } from '../../../components/orders/money/money-words'
import { PaymentParts } from '../../../components/orders/money/payment-parts'
import { FactList, PriceFact } from '../../../ui/display/fact-list'
import { NetCostLines } from '../../../ui/display/sum-list'
import { Card } from '../../../ui/layout/card'
import { number } from '../../../ui/text/format'
import { Text } from '../../../ui/text/text'

/** The price of the typed goods, to be read to the buyer, and how it can be paid. */
export function ForBuyerPrice({ quote }: { quote: CheckoutQuote }) {
	const { lines, charges, discounts, isTaxed, tax, total, schedule, payments, netCost } = quote
	return (
		<Card as="section" aria-labelledby="price" gap={3}>
			<h2 id="price">Price</h2>
			<FactList variant="sums">
				{lines.map(({ productId, name, quantity, lineTotal }) => (
					<PriceFact key={productId} name={`${name} × ${number(quantity)}`} rupees={lineTotal} />
				))}
				{discounts.map(({ code, amount }) => (
					<PriceFact key={code} name={`Discount (${code})`} rupees={-amount} />
				))}
				{charges.map(({ kind, name, amount }) => (
					<PriceFact key={kind} name={name} rupees={amount} />
				))}
				<PriceFact name={isTaxed ? 'Total, GST included' : 'Total'} total rupees={total} />
				{isTaxed && <PriceFact name="GST within it" rupees={tax} />}
			</FactList>
			{quote.whyUntaxed && <Text size="small">{quote.whyUntaxed}</Text>}
			<PaymentParts schedule={schedule} />
			{netCost.comesBack > 0 && <NetCostLines of={netCost} />}
			{payments.length > 0 && (
				<Text size="small">It can be paid: {payments.map((way) => WAY_WORD[way]).join('; ')}.</Text>
			)}
			{(quote.message ?? quote.whyNotPayable) && (
				<Text size="small">{quote.message ?? quote.whyNotPayable}</Text>
			)}
		</Card>
	)
}
