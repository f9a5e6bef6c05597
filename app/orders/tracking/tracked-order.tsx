import { Form, Link } from 'react-router'
import type { TrackedOrder } from '../../../domain/orders/tracking/track-schema'
import { buyerWord, statusSentence } from '../../components/orders/order-status'
import { OrderProgress } from '../../components/orders/progress/order-progress'
import { IntentButton } from '../../ui/forms/intent-button'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { trackIntents } from './track-intents'

interface Props {
	order: TrackedOrder
	/** As typed, to ask for the link with. */
	contactNumber: string
	/** Whether the link has just been sent. */
	isSent: boolean
	/** Why it was not. */
	problem: string | null
}

/** How far an order is, with nothing of it that a stranger with its parcel may not know. */
export function TrackedOrderCard({ order, contactNumber, isSent, problem }: Props) {
	return (
		<Stack as="section" gap={6} aria-labelledby="tracked">
			<h2 id="tracked">Order {order.id}</h2>
			<p role="status">
				<strong>{buyerWord(order)}.</strong> {statusSentence({ ...order, offerEndsAt: null })}
			</p>
			<OrderProgress order={order} word={buyerWord} />
			<Text size="tiny" color="muted">
				Placed on <When at={order.createdAt} time />. Times are those of India.
			</Text>
			<Card as="section" gap={3} align="start" aria-labelledby="all">
				<h3 id="all">All of the order</h3>
				{problem && <ProblemLine>{problem}</ProblemLine>}
				{isSent ? (
					<p role="status">
						{order.linkBy === 'sms'
							? 'The link is on its way to the phone number of the order.'
							: 'The link is on its way to the email address of the order. No mail? Check your spam folder.'}
					</p>
				) : order.linkBy ? (
					<>
						<Text size="small" measure>
							Address, documents and changes open by the link of the order. We send it to the{' '}
							{order.linkBy === 'sms' ? 'phone number' : 'email address'} of the order, and to no
							other.
						</Text>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="id" value={order.id} />
							<input type="hidden" name="contactNumber" value={contactNumber} />
							<IntentButton intents={trackIntents} intent="send-link" size="md">
								Send the link
							</IntentButton>
						</Form>
					</>
				) : (
					<Text size="small" measure>
						Address, documents and changes open by the link that was shown when the order was
						placed. We cannot send it by email. Have you lost it?{' '}
						<Link to="/support#write">Write to us</Link>
					</Text>
				)}
			</Card>
		</Stack>
	)
}
