import { Form } from 'react-router'
import type { HeldPayment } from '../../../../domain/settlement/schema'
import { IntentButton } from '../../../ui/forms/intent-button'
import { sentenceOf } from '../../../ui/forms/problem'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { adminOrderIntents, type HeldIntent } from '../order-intents'
import type { MoneyProblems } from './problems'

interface HeldPaymentsProps {
	held: HeldPayment[]
	problem: MoneyProblems['held']
}

/** Online payments that differ from the request: an admin decides on each. */
export function HeldPayments({ held, problem }: HeldPaymentsProps) {
	const sentence = sentenceOf(problem)
	return held
		.filter(({ decision }) => decision === null)
		.map((payment) => (
			<Card key={payment.reference} as={Form} method="post" preventScrollReset>
				<Text size="small">
					<strong>
						A payment of <Amount payment={payment} /> is held.
					</strong>{' '}
					<Price rupees={payment.asked} light /> was asked for. It was paid at Razorpay on{' '}
					<When at={payment.at} time /> ({payment.reference}
					{payment.hasOffer && ', with an offer'}
					{payment.fee !== null && (
						<>
							, fee <Price rupees={payment.fee} light />
						</>
					)}
					). The goods stay reserved until you decide.
				</Text>
				<input type="hidden" name="reference" value={payment.reference} />
				<Decisions payment={payment} />
				{sentence && problem?.values.reference === payment.reference && (
					<ProblemLine>{sentence}</ProblemLine>
				)}
			</Card>
		))
}

function Amount({ payment: { amount, currency } }: { payment: HeldPayment }) {
	return currency === 'INR' ? <Price rupees={amount} /> : `${amount.toFixed(2)} ${currency}`
}

function Decisions({ payment: { currency, amount } }: { payment: HeldPayment }) {
	if (currency !== 'INR' || amount <= 0)
		return (
			<>
				<Text size="small">It is not in rupees. Refund it at Razorpay, then close it here.</Text>
				<Decision intent="dismiss-held">It is dealt with</Decision>
			</>
		)
	return (
		<Row gap={2}>
			<Decision intent="take-held">Count it</Decision>
			<Decision intent="refund-held">Refund it</Decision>
		</Row>
	)
}

const Decision = ({ intent, children }: { intent: HeldIntent; children: string }) => (
	<IntentButton intents={adminOrderIntents} intent={intent} variant="default" size="md">
		{children}
	</IntentButton>
)
