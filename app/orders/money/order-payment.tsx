import type { OrderPayments } from '../../../domain/settlement/schema'
import { HowToPay } from '../../components/orders/money/how-to-pay'
import { MoneyFacts } from '../../components/orders/money/money-facts'
import type { FormProblem } from '../../ui/forms/problem'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { RefundAsked } from '../refund/refund-asked'
import { EnterReference } from './enter-reference'

interface OrderPaymentProps {
	/** The order. */
	id: string
	money: OrderPayments
	/** Whether the order was cancelled: then nothing is said to be unpaid. */
	isCancelled: boolean
	problem: FormProblem<'reference'> | null
}

/** The money of an order to its buyer: first the amount to pay, then payments and refunds. */
export function OrderPayment({ id, money, isCancelled, problem }: OrderPaymentProps) {
	if (isCancelled && money.payments.length + money.refunds.length === 0) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="payment">
			<h2 id="payment">Payment</h2>
			{money.state === 'authorised' && (
				<Banner variant="info" role="status">
					Your bank is still checking your payment. Please do not pay again: we confirm your order
					as soon as the payment arrives.
				</Banner>
			)}
			{money.next && money.state !== 'authorised' && (
				<Card pad={6}>
					<Stack gap={6}>
						<HowToPay next={money.next} />
						{money.next.way === 'transfer' && <EnterReference problem={problem} />}
					</Stack>
				</Card>
			)}
			<MoneyFacts money={money} isToBuyer isCancelled={isCancelled} />
			<RefundAsked id={id} money={money} />
		</Stack>
	)
}
