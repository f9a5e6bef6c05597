import { Form } from 'react-router'
import type { OrderReturns as Returns } from '../../../domain/returns/schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { orderIntents } from '../../components/orders/order-intents'
import { RETURN_FIELDS, ReturnFields } from '../../components/orders/returns/return-fields'
import { ReturnList } from '../../components/orders/returns/return-list'
import { RETURN_TO_BUYER } from '../../components/orders/returns/return-state'
import { useFirstError } from '../../ui/forms/first-error'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { AddPhoto } from './add-photo'
import { ReturnInstructions } from './return-instructions'

interface OrderReturnsProps {
	returned: Returns
	problem: FormProblem<'lines' | 'cause' | 'reason' | 'contact'> | null
	contact: ContactField | null
	/** Why a photo was not taken. */
	photo: { problem: FormProblem<'n' | 'image' | 'contact'> | null; contact: ContactField | null }
}

/** The returns of an order, for its buyer, and the form that asks for one; nothing before anything has left. */
export function OrderReturns({
	returned: { returns, left, charges },
	problem,
	contact,
	photo,
}: OrderReturnsProps) {
	const form = useFirstError(problem)
	if (returns.length === 0 && left.length === 0) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="returns">
			<h2 id="returns">Returns</h2>
			{returns.length > 0 && (
				<ReturnList
					returns={returns}
					words={RETURN_TO_BUYER}
					instructions={(one) => <ReturnInstructions of={one} />}
				>
					{(one) => (
						<AddPhoto
							of={one}
							problem={photo.problem?.values.n === String(one.n) ? photo.problem : null}
							contact={photo.contact}
						/>
					)}
				</ReturnList>
			)}
			{left.length > 0 && (
				<details open={problem !== null || undefined}>
					<ButtonLink as="summary" variant="line">
						Return goods
					</ButtonLink>
					<Card
						as={Form}
						ref={form}
						key={returns.length}
						method="post"
						noValidate
						preventScrollReset
					>
						<Text size="small">
							We look at your request and answer you. What you paid for the goods is refunded once
							they have arrived back. You can add photos once you have sent the request.
						</Text>
						<ProblemSummary of={problem} beside={[...RETURN_FIELDS, 'contact']} />
						<ReturnFields left={left} charges={charges} problem={problem} />
						<OrderContact contact={contact} />
						<IntentButton intents={orderIntents} intent="ask-return" size="md" w="fit-content">
							Request a return
						</IntentButton>
					</Card>
				</details>
			)}
		</Stack>
	)
}
