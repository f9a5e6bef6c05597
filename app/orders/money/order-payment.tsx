import type { OrderPayments } from '../../../domain/settlement/schema'
import { HowToPay } from '../../components/orders/money/how-to-pay'
import { MoneyFacts } from '../../components/orders/money/money-facts'
import type { FormProblem } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { EnterReference } from './enter-reference'

interface OrderPaymentProps {
	money: OrderPayments
	problem: FormProblem<'reference'> | null
}

/** The money of an order to its buyer: first what is to be paid, then payments and refunds. */
export function OrderPayment({ money, problem }: OrderPaymentProps) {
	return (
		<Stack as="section" gap={3} aria-labelledby="payment">
			<h2 id="payment">Payment</h2>
			{money.next && (
				<Card pad={6}>
					<Stack gap={6}>
						<HowToPay next={money.next} />
						{money.next.way === 'transfer' && <EnterReference problem={problem} />}
					</Stack>
				</Card>
			)}
			<MoneyFacts money={money} />
		</Stack>
	)
}
