import type { FormEvent } from 'react'
import { Form, Link } from 'react-router'
import type { CheckoutQuote } from '../../../domain/checkout/schema'
import { MAX_UPI } from '../../../domain/payments/limits'
import type { PaymentProvider } from '../../../domain/payments/schema'
import { NotPayable } from '../../components/cart/cost/cart-terms'
import type { Values } from '../../ui/forms/values'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import classes from '../send.module.css'
import { ChoiceCard } from './choice-card'
import { wayChosen } from './quote-paid-by'
import { useSendingStep } from './sending'

interface PayStepProps {
	/** Null where the cart is gone, perhaps by the order just sent. */
	quote: CheckoutQuote | null
	/** The same paid on delivery. */
	cod: CheckoutQuote | null
	/** Which way was chosen before. */
	chosen: string
	/** The hidden values sent besides. */
	hidden: Values
	hasTerms: boolean
	/** Whether nothing leads back to the order but its link: nobody is signed in, and no address for mails is given. */
	hasLinkAlone?: boolean
	/** Whether the shop sends the link of an order to a phone. */
	textsLinks?: boolean
	onPaidBy?: (way: string) => void
}

const WAYS: Record<PaymentProvider, { title: string; hint: string }> = {
	razorpay: { title: 'Pay online', hint: 'Card, UPI or net banking' },
	transfer: {
		title: 'Bank transfer',
		hint: 'We show you where to. The goods are reserved until the money arrives.',
	},
	cod: { title: 'Pay on delivery', hint: '' },
}

/** The name of a way, by what it takes now. */
function titleOf(way: PaymentProvider, quote: CheckoutQuote | null): string {
	if (way !== 'transfer' || !quote?.takesUpi) return WAYS[way].title
	return quote.takesAccount ? 'Bank transfer or UPI' : 'UPI'
}

/** How it is paid, and the order itself. */
export function PayStep(props: PayStepProps) {
	const { quote, cod, chosen, hidden, hasTerms, hasLinkAlone, textsLinks, onPaidBy } = props
	const sending = useSendingStep('pay')
	const ways = quote?.payments ?? []
	const first = quote ? wayChosen(quote, chosen) : undefined
	const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
		const { name, value } = target as unknown as HTMLInputElement
		if (name === 'payment') onPaidBy?.(value)
	}
	return (
		<Stack as={Form} method="post" gap={8} onInput={onInput}>
			<input type="hidden" name="step" value="pay" />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{quote?.whyNotPayable && <NotPayable why={quote.whyNotPayable} />}
			{ways.length > 0 && (
				<Stack as="fieldset" gap={3}>
					<legend>
						<h2>Payment</h2>
					</legend>
					{ways.map((way) => (
						<ChoiceCard
							key={way}
							name="payment"
							value={way}
							checked={way === first}
							title={titleOf(way, quote)}
							amount={<ToPay quote={way === 'cod' && cod ? cod : quote} />}
						>
							{hintOf(way, quote)}
						</ChoiceCard>
					))}
				</Stack>
			)}
			{hasLinkAlone && (
				<Banner variant="notice">
					You gave no email address.{' '}
					{textsLinks
						? 'We send the link to this order to your phone, and nothing else about it. For invoices and news,'
						: 'The link on the next page is the only way back to this order: keep it, or'}{' '}
					<Link to="/checkout?step=where">add an email address</Link>.
				</Banner>
			)}
			<Stack gap={3} className={classes.send}>
				<WorkingButton
					type="submit"
					size="lg"
					fz="md"
					color="marigold.5"
					working={sending}
					waiting={quote !== null && ways.length === 0}
				>
					Place order
				</WorkingButton>
				{quote?.hash && (
					<Text size="small" color="muted">
						Need a quotation?{' '}
						<ButtonLink type="submit" name="wants" value="quotation" variant="line">
							Download it
						</ButtonLink>
						. You also find it under <Link to="/quotations">your quotations</Link>.
					</Text>
				)}
				{hasTerms && (
					<Text size="small" color="muted">
						By placing the order you accept our <Link to="/terms">terms of sale</Link>.
					</Text>
				)}
			</Stack>
		</Stack>
	)
}

/** The hint about a way of payment; UPI is not named where it does not take so much at once. */
function hintOf(way: PaymentProvider, quote: CheckoutQuote | null): string {
	if (way === 'cod') return codHint(quote)
	const first = quote?.schedule[0]?.amount ?? quote?.total ?? 0
	const isTooMuch = first * 100 > MAX_UPI
	return way === 'razorpay' && isTooMuch
		? 'Card or net banking: UPI takes up to ₹1,00,000 at once'
		: WAYS[way].hint
}

/** The hint for a buyer on delivery before placing the order. */
const codHint = (quote: CheckoutQuote | null) =>
	quote?.asksCode
		? 'When the goods are at your door. Before we begin, you confirm the order by a code that we send you.'
		: 'When the goods are at your door. While another such order of yours is open, we ask you to confirm by a code first.'

/** The amount to be paid: all of it, or the part that is due with the order. */
function ToPay({ quote }: { quote: CheckoutQuote | null }) {
	const [first, ...later] = quote?.schedule ?? []
	if (!first || later.length === 0) return <Price rupees={quote?.total ?? 0} />
	return (
		<>
			<Price rupees={first.amount} /> now
		</>
	)
}
