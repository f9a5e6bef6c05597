import { Button } from '@mantine/core'
import { MAX_UPI } from '../../../../domain/payments/limits'
import type { NextPayment } from '../../../../domain/payments/schema'
import { inRupees } from '../../../../shared/format/money'
import { Fact, FactList } from '../../../ui/display/fact-list'
import { Stack } from '../../../ui/layout/stack'
import { QrCode } from '../../../ui/pictures/qr-code'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { CopyText } from './copy-text'
import classes from './how-to-pay.module.css'
import { DUE_WORD, justBefore } from './money-words'

/** The next payment and how to make it: to the shop's account, by an app for UPI, or on delivery. */
export function HowToPay({ next }: { next: NextPayment }) {
	const { way, due, amount, isRest } = next
	// Until when it is to be confirmed, the page says above.
	const until = next.confirmation ? null : next.until
	return (
		<Stack gap={4} align="start">
			<Text size="large">
				<Price rupees={amount} /> {DUE_WORD[due]}
			</Text>
			{until && !isRest && (
				<Text size="small">
					Everything is reserved for you until <When at={justBefore(until)} time />. Without a
					payment by then, the order is cancelled.
				</Text>
			)}
			{until && isRest && (
				<Text size="small">
					We confirm your order once this rest has arrived. It is to be paid by{' '}
					<When at={justBefore(until)} time />.
				</Text>
			)}
			{next.canPayOnline && way !== 'transfer' && <PayNow next={next} />}
			{way === 'cod' && <Text size="small">Pay when your order is handed over to you.</Text>}
			{way === 'transfer' && <Transfer next={next} />}
			{next.canPayOnline && way === 'transfer' && (
				<>
					<h3>Or online, by card, UPI or net banking</h3>
					<PayNow next={next} />
				</>
			)}
		</Stack>
	)
}

const PayNow = ({ next: { reference, amount } }: { next: NextPayment }) => (
	<Button component="a" href={`/orders/${reference}/pay`} size="md">
		Pay {inRupees(Math.round(amount * 100))} now
	</Button>
)

function Transfer({ next: { account, upi, reference, amount } }: { next: NextPayment }) {
	return (
		<>
			{upi && <Upi upi={upi} amount={amount} />}
			{!upi && account && amount * 100 > MAX_UPI && (
				<Text size="small">
					UPI takes up to ₹1,00,000 at once. Transfer this amount by net banking: NEFT, RTGS or
					IMPS.
				</Text>
			)}
			{!upi && !account && (
				<Text size="small">
					UPI does not take this much at once. <a href="/support">Ask us</a> how to pay it.
				</Text>
			)}
			{account && (
				<Stack gap={2}>
					<h3>{upi ? 'Or by bank transfer' : 'By bank transfer'}</h3>
					<FactList>
						<Fact name="Account holder">
							<CopyText text={account.name} name="account holder" />
						</Fact>
						<Fact name="Account number">
							<CopyText text={account.number} name="account number" />
						</Fact>
						<Fact name="IFSC" hint={account.bank || undefined}>
							<CopyText text={account.ifsc} name="IFSC" />
						</Fact>
					</FactList>
				</Stack>
			)}
			<FactList>
				<Fact name="Amount">
					<CopyText text={amount.toFixed(2)} name="amount" />
				</Fact>
				<Fact
					name="Reference"
					hint="Give it with the transfer, so that we find it. It can take a working day to arrive."
				>
					<CopyText text={reference} name="reference" />
				</Fact>
			</FactList>
		</>
	)
}

function Upi({ upi, amount }: { upi: NonNullable<NextPayment['upi']>; amount: number }) {
	return (
		<Stack gap={3} align="start">
			<h3>By UPI</h3>
			<QrCode svg={upi.qr} alt="QR code for an app that pays by UPI" size={200} />
			<Button component="a" href={upi.link} size="md" className={classes.onPhone}>
				Pay with a UPI app
			</Button>
			<Text size="small">
				UPI id: <CopyText text={upi.id} name="UPI id" />
			</Text>
			<Text size="small">
				Amount: ₹ <CopyText text={amount.toFixed(2)} name="amount" />
			</Text>
		</Stack>
	)
}
