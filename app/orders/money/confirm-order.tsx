import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { NextPayment } from '../../../domain/payments/schema'
import { justBefore } from '../../components/orders/money/money-words'
import { orderIntents } from '../../components/orders/order-intents'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, fieldProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

interface ConfirmOrderProps {
	next: NextPayment
	confirm: FormProblem<'code'> | null
	send: FormProblem | null
}

/** How a code has come. */
const SENT = { mail: 'to your email address', sms: 'to your phone, as a text message' }

/**
 * An order on delivery that waits for its buyer's confirmation: the field for the code that was sent, or the outcome
 * without one.
 */
export function ConfirmOrder({ next, confirm, send }: ConfirmOrderProps) {
	const problem = sentenceOf(confirm, ['code']) ?? sentenceOf(send)
	const until = next.until && (
		<>
			{' '}
			Everything is reserved for you until <When at={justBefore(next.until)} time />; without a
			confirmation by then, the order is cancelled.
		</>
	)
	return (
		<Stack as="section" gap={3} aria-labelledby="confirm">
			<h2 id="confirm">Please confirm your order</h2>
			<Card pad={6}>
				{next.confirmation?.by ? (
					<Stack as={Form} method="post" preventScrollReset gap={4} align="start">
						<Text>
							We have sent a code of six digits {SENT[next.confirmation.by]}.{until}
						</Text>
						<TextInput
							name="code"
							label="Code"
							autoComplete="one-time-code"
							inputMode="numeric"
							required
							withAsterisk={false}
							maxLength={10}
							size="md"
							defaultValue={confirm?.values.code ?? ''}
							error={fieldProblem(confirm, 'code')}
						/>
						<Row gap={3} wrap>
							<IntentButton intents={orderIntents} intent="confirm" size="md">
								Confirm the order
							</IntentButton>
							<IntentButton
								intents={orderIntents}
								intent="send-code"
								size="md"
								variant="default"
								formNoValidate
							>
								Send another code
							</IntentButton>
						</Row>
						{problem && <ProblemLine>{problem}</ProblemLine>}
					</Stack>
				) : (
					<Text>We call you to confirm this order before we begin.{until}</Text>
				)}
			</Card>
		</Stack>
	)
}
