import type { OrderPayments } from '../../../../domain/settlement/schema'
import { Fact, FactList, PriceFact } from '../../../ui/display/fact-list'
import { Status } from '../../../ui/display/status'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import {
	COLLECTED_WORD,
	MONEY_VARIANT,
	MONEY_WORD,
	PART_WORD,
	PAYMENT_WORD,
	REFUND_WORD,
	wayInSentence,
} from './money-words'

interface MoneyFactsProps {
	money: OrderPayments
	/** Its buyer reads references of banks; those of the provider of online payments are for admins. */
	isToBuyer?: boolean
	/** Whether the order was cancelled: then nothing is left to be paid. */
	isCancelled?: boolean
}

/** How far an order is paid, its schedule, payments and refunds. */
export function MoneyFacts({ money, isToBuyer = false, isCancelled = false }: MoneyFactsProps) {
	const { state, total, schedule, payments, refunds, paid, refunded, owed } = money
	const onItsWay = rupeesOnTheirWay(refunds)
	const referenceOf = ({ way, reference }: Pick<Payment, 'way' | 'reference'>) =>
		reference && !(isToBuyer && way === 'razorpay') && ` (${reference})`
	return (
		<>
			{onItsWay > 0 ? (
				<Status variant="waiting">Refund on its way</Status>
			) : isCancelled && state === 'unpaid' ? null : (
				<Status variant={MONEY_VARIANT[state]}>{MONEY_WORD[state]}</Status>
			)}
			<FactList variant="sums">
				{schedule.length > 1 &&
					schedule.map((part) => (
						<Fact
							key={part.n}
							name={PART_WORD[part.due]}
							hint={part.paid >= part.amount ? 'Paid' : part.isDue ? 'Due' : undefined}
						>
							<Price rupees={part.amount} light />
						</Fact>
					))}
				<PriceFact name="Paid" rupees={paid} />
				{refunded > onItsWay && <PriceFact name="Refunded" rupees={refunded - onItsWay} />}
				{owed > 0 && (
					<PriceFact
						name={paid > total ? 'Paid too much, to be sent back' : 'To be sent back'}
						rupees={owed}
					/>
				)}
				{onItsWay > 0 && <PriceFact name="Refund on its way" rupees={onItsWay} />}
			</FactList>
			{payments.length + refunds.length > 0 && (
				<Text as="ul" size="small">
					{payments.map((payment) => (
						<li key={payment.id}>
							{PAYMENT_WORD[payment.state]}: <Price rupees={payment.amount} light />,{' '}
							{wayInSentence(payment.way)}
							{payment.collected && ` ${COLLECTED_WORD[payment.collected]}`},{' '}
							<When at={payment.at} />
							{referenceOf(payment)}
							{payment.failure && `: ${payment.failure}`}
						</li>
					))}
					{refunds.map((refund) => (
						<li key={refund.id}>
							Refund, {REFUND_WORD[refund.state].toLowerCase()}:{' '}
							<Price rupees={refund.amount} light />, <When at={refund.doneAt ?? refund.at} />
							{referenceOf(refund)}. {refund.reason}
							{refund.failure && `: ${refund.failure}`}
						</li>
					))}
				</Text>
			)}
		</>
	)
}

type Payment = OrderPayments['payments'][number]

const rupeesOnTheirWay = (refunds: OrderPayments['refunds']) =>
	refunds
		.filter(({ state }) => state === 'requested' || state === 'sent')
		.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0) / 100
