import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { IntentButton } from '../../ui/forms/intent-button'
import { Card } from '../../ui/layout/card'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { type ContactField, OrderContact } from './order-contact'
import { orderIntents } from './order-intents'

const MAX_LENGTH = 500

interface Props {
	/** Whether the buyer has paid anything of it. */
	isPaid?: boolean
	problem: string | null
	contact?: ContactField | null
	/** The reason typed before. */
	reason?: string
	onBegin: () => void
}

/** Calls the order off, in two steps: opening this is the first. */
export function OrderCancel({
	isPaid = false,
	problem,
	contact = null,
	reason = '',
	onBegin,
}: Props) {
	return (
		<details open={problem !== null || contact?.error != null || undefined}>
			<ButtonLink as="summary" variant="line" color="danger">
				Cancel this order
			</ButtonLink>
			<Card as={Form} method="post" preventScrollReset>
				<Text size="small">
					The order is cancelled and its products return to stock.
					{isPaid && ' What you have paid is refunded.'} This cannot be undone.
				</Text>
				<Textarea
					name="reason"
					label="Reason (optional)"
					maxLength={MAX_LENGTH}
					rows={2}
					size="md"
					defaultValue={reason}
					error={problem}
					onInput={onBegin}
				/>
				<OrderContact contact={contact} />
				<IntentButton intents={orderIntents} intent="cancel" danger size="md">
					Yes, cancel the order
				</IntentButton>
			</Card>
		</details>
	)
}
