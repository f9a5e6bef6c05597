import { Button } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { secretMeta } from '../../shell/page-title'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'
import type { Route } from './+types/confirm-address'
import { confirmAddress, linkedAddress } from './confirm-address.server'

export const meta = secretMeta('Confirm your email address')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ url, context }: Route.LoaderArgs) => linkedAddress(url, context)

export const action = confirmAddress

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Where the link of a mail to an address leads. Only the button confirms: programs open links too. */
export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
	const { token, link } = loaderData
	const busy = useNavigation().formAction?.startsWith('/confirm') ?? false
	if (actionData?.problem === null)
		return (
			<AccountFrame
				title="Your email address is confirmed"
				intro={
					actionData.changes
						? `From now on you log in with ${actionData.email}. You are logged out everywhere else.`
						: `${actionData.email} is yours.`
				}
			>
				<Text size="small">
					<Link to="/account">Your account</Link>
				</Text>
			</AccountFrame>
		)
	if (!link)
		return (
			<AccountFrame
				title="This link no longer works"
				intro="It was used already, is too old, or another was sent after it."
			>
				<Text size="small">
					<Link to="/account">Your account</Link> sends you another.
				</Text>
			</AccountFrame>
		)
	return (
		<AccountFrame
			title="Confirm your email address"
			intro={
				link.changes
					? `${link.email} takes the place of the address you have logged in with so far.`
					: `Is ${link.email} yours?`
			}
		>
			<Stack method="post" align="start" as={Form} replace>
				<ProblemSummary of={actionData?.problem ?? null} beside={[]} />
				<input type="hidden" name="token" value={token} />
				<Button type="submit" size="md" disabled={busy}>
					{busy ? 'Confirming...' : 'Confirm email address'}
				</Button>
			</Stack>
		</AccountFrame>
	)
}
