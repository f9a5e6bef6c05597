import { TextInput } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { withNext } from '../../components/session/redirect-path'
import { useFirstError } from '../../ui/forms/first-error'
import { sentenceOf } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { alertIntents } from './alert-intents'
import type { changeAlert } from './stock-alert.server'

interface AlertFormProps {
	productId: string
	/** The account, and whether it waits for the product; null for a visitor. */
	own: { email: string; isWaiting: boolean } | null
	/** Whether the shop writes to an address without an account. */
	takesAddress: boolean
	answer: Awaited<ReturnType<typeof changeAlert>> | undefined
}

/** Asks for one message once the product is back: to the account, or else to a mail address. */
export function AlertForm({ productId, own, takesAddress, answer }: AlertFormProps) {
	const form = useFirstError(answer)
	const { state } = useNavigation()
	const isBusy = state !== 'idle'
	const problem = sentenceOf(answer?.problem)
	if (own?.isWaiting)
		return (
			<Form method="post">
				<Stack gap={3} align="start">
					<Text role="status">You are told once, in your notifications and at {own.email}.</Text>
					<ButtonLink type="submit" {...alertIntents.field('stop')}>
						Do not tell me
					</ButtonLink>
				</Stack>
			</Form>
		)
	if (answer?.problem === null)
		return (
			<Text role="status">
				{answer.toConfirm ? 'Almost done: press the button in the mail we have sent to' : 'Noted:'}{' '}
				{answer.email}.
			</Text>
		)
	const logIn = (
		<Link to={withNext('/login', `/products/${encodeURIComponent(productId)}/alert`)}>Log in</Link>
	)
	if (!own && !takesAddress)
		return <Text>{logIn} to be told in your notifications: this demo sends no mails.</Text>
	return (
		<Stack ref={form} as={Form} method="post" gap={3} noValidate>
			<Text measure>
				{own
					? `One message, in your notifications and at ${own.email}, once it is in stock again.`
					: 'One mail once it is in stock again, and none after it.'}
			</Text>
			<Row align="start" gap={3} wrap>
				<input type="hidden" {...alertIntents.field('ask')} />
				{!own && (
					<TextInput
						name="email"
						type="email"
						autoComplete="email"
						aria-label="Your email address"
						placeholder="you@example.com"
						size="md"
						defaultValue={alertIntents.problem(answer, 'ask')?.values.email}
						error={problem}
						errorProps={{ role: 'alert' }}
					/>
				)}
				<WorkingButton type="submit" size="md" working={isBusy}>
					Tell me
				</WorkingButton>
			</Row>
			{own && problem && <Text role="alert">{problem}</Text>}
			{!own && <Text size="small">{logIn} to see and stop what you wait for.</Text>}
		</Stack>
	)
}
