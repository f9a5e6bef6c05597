import { Button } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { secretMeta } from '../../shell/page-title'
import { CheckedForm } from '../../ui/forms/checked-form'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { SendButton } from '../account-form'
import { AccountFrame } from '../account-frame'
import { LoginEmail } from '../login-email'
import type { Route } from './+types/device'
import { knowDevice } from './device.server'
import { DEVICE, deviceIntents } from './device-intents'

export const meta = secretMeta('Confirm this device')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') })

export const action = knowDevice

export { sendForm as clientAction } from '../../ui/forms/send-form'

/**
 * Where a device is made known by a link, which is asked for here too. Only the button does it: programs open the links
 * of mails.
 */
export default function Device({ loaderData, actionData }: Route.ComponentProps) {
	const { token } = loaderData
	const busy = useNavigation().formAction?.startsWith(DEVICE) ?? false
	if (actionData?.problem === null)
		return (
			<AccountFrame
				title="Check your email"
				intro={`If somebody has an account with ${actionData.email}, a link is on its way there. Open it on this device within half an hour.`}
			>
				<Text size="small">
					No mail? Check your spam folder. At most three links an hour are sent.
				</Text>
			</AccountFrame>
		)
	if (token === null) {
		const problem = deviceIntents.problem(actionData, 'send-link')
		return (
			<AccountFrame
				title="Confirm this device"
				intro="We send you a link. Open it on this device, and then log in with your password."
			>
				<CheckedForm problem={problem} fields={['email']}>
					<input type="hidden" {...deviceIntents.field('send-link')} />
					<LoginEmail problem={problem} />
					<SendButton send="Send me a link" />
				</CheckedForm>
			</AccountFrame>
		)
	}
	return (
		<AccountFrame
			title="Confirm this device"
			intro="From now on you can log in on this device with your password."
		>
			<Stack method="post" align="start" as={Form} replace>
				<ProblemSummary of={deviceIntents.problem(actionData, 'confirm')} beside={[]} />
				<input type="hidden" name="token" value={token} />
				<Button type="submit" size="md" disabled={busy} {...deviceIntents.field('confirm')}>
					{busy ? 'Confirming...' : 'Confirm this device'}
				</Button>
			</Stack>
			<Text size="small">
				Not you? Then close this page: nothing changes. Does the link not work?{' '}
				<Link to={DEVICE}>Ask for another</Link>
			</Text>
		</AccountFrame>
	)
}
