import type { RefundDestination } from '../../../../domain/settlement/destination-schema'
import type { OrderPayments } from '../../../../domain/settlement/schema'
import { MoneyFacts } from '../../../components/orders/money/money-facts'
import { justBefore } from '../../../components/orders/money/money-words'
import { Section } from '../../../ui/layout/section'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { ConfirmOrder } from './confirm-order'
import { Disputes } from './disputes'
import { HeldPayments } from './held-payments'
import type { MoneyProblems } from './problems'
import { ReceiveForm } from './receive-form'
import type { ReceivedInAddress } from './received-in-address'
import { RefundForm, RefundSentForm } from './refund-form'

interface OrderMoneyProps {
	money: OrderPayments
	/** Where refunds go that are sent by hand; null where the buyer has not said. */
	destination: RefundDestination | null
	/** Makes repeated sendings of one form a single payment or refund. */
	requestKey: string
	today: string
	/** The payment received, from the address. */
	received: ReceivedInAddress | null
	problems: MoneyProblems
}

/** The money of an order to an admin, who records payments and refunds. */
export function OrderMoney({
	money,
	destination,
	requestKey,
	today,
	received,
	problems,
}: OrderMoneyProps) {
	const { next, payments, refunds, refundable } = money
	// Once something was recorded, the forms are new ones.
	const recorded = payments.length + refunds.length
	const toSend = refunds.filter(
		({ state, way }) => way !== 'razorpay' && (state === 'requested' || state === 'sent'),
	)
	return (
		<Section title="Payment" id="money" gap={3}>
			<Disputes disputes={money.disputes} />
			<HeldPayments held={money.held} problem={problems.held} />
			<MoneyFacts money={money} />
			{next?.confirmation && <ConfirmOrder problem={problems.confirm} />}
			{next && (
				<Text size="small">
					Still to be paid: <Price rupees={money.open} light />
					{next.until && (
						<>
							. Reserved until <When at={justBefore(next.until)} time />
						</>
					)}
				</Text>
			)}
			<ReceiveForm
				key={`receive ${recorded}`}
				money={money}
				requestKey={requestKey}
				today={today}
				received={received}
				problem={problems.receive}
			/>
			{toSend.map((refund) => (
				<RefundSentForm
					key={refund.id}
					refund={refund}
					destination={destination}
					problem={problems.sent?.values.refundId === refund.id ? problems.sent : null}
				/>
			))}
			{refundable > 0 && (
				<RefundForm
					key={`refund ${recorded}`}
					most={refundable}
					owed={money.owed}
					requestKey={requestKey}
					problem={problems.refund}
				/>
			)}
		</Section>
	)
}
