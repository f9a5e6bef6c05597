import { Form } from 'react-router'
import { CopyLink } from '../components/orders/copy-link'
import classes from '../components/orders/order.module.css'
import { type ContactField, OrderContact } from '../components/orders/order-contact'
import { orderIntents } from '../components/orders/order-intents'
import { IntentButton } from '../ui/forms/intent-button'
import { ProblemLine } from '../ui/forms/problem-line'
import { Card } from '../ui/layout/card'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'

interface Props {
	id: string
	trackingKey: string
	/** Whether anything of the order can still be changed. */
	isOpen: boolean
	/** Asked of a visitor who follows the order by its link; null for the buyer's own account. */
	contact: ContactField | null
	problem: string | null
}

/** The link that opens the order: to keep, to replace, and to end on this device. */
export function OrderLink({ id, trackingKey, isOpen, contact, problem }: Props) {
	const link = `/orders/${encodeURIComponent(id)}?key=${encodeURIComponent(trackingKey)}`
	return (
		<Stack aria-labelledby="link" as="section" gap={3} align="start">
			<h2 id="link">Link to this order</h2>
			<Text size="small">
				Anyone with this link can read the order.
				{isOpen &&
					' To cancel it or change an appointment, they also need the phone number or email given with it.'}
			</Text>
			<CopyLink key={link} link={link} />
			{problem && <ProblemLine>{problem}</ProblemLine>}
			<details open={contact?.error != null || undefined}>
				<ButtonLink as="summary" variant="line">
					Make a new link
				</ButtonLink>
				<Card as={Form} align="start" method="post" preventScrollReset>
					<Text size="small">
						You get a new link. The old one no longer opens the order, on any device.
					</Text>
					<OrderContact contact={contact} />
					<IntentButton intents={orderIntents} intent="replace-link" variant="default" size="md">
						Yes, make a new link
					</IntentButton>
				</Card>
			</details>
			{contact && (
				<Form method="post" className={classes.stop}>
					<IntentButton intents={orderIntents} intent="stop-following" variant="default" size="md">
						Remove from this device
					</IntentButton>
				</Form>
			)}
		</Stack>
	)
}
