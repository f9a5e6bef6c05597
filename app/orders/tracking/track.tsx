import { TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { withNext } from '../../components/session/redirect-path'
import { privateMeta } from '../../shell/page-title'
import { CheckedForm } from '../../ui/forms/checked-form'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { sentenceOf } from '../../ui/forms/problem'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/track'
import { trackOrder } from './track.server'
import { trackIntents } from './track-intents'
import { TrackedOrderCard } from './tracked-order'

export const meta = privateMeta('Track an order')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ url }: Route.LoaderArgs) => ({
	id: url.searchParams.get('order')?.slice(0, 64) ?? '',
})

export const action = trackOrder

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** How far an order is, for a buyer who has its number and phone number, and its link for one who has lost it. */
export default function Track({ loaderData, actionData }: Route.ComponentProps) {
	const problem = trackIntents.problem(actionData, 'track')
	const order = actionData?.order
	const field = formFields(problem, { ...loaderData, ...actionData?.values }, { size: 'md' })
	return (
		<Stack as={Page} airy gap={8}>
			<Stack gap={2}>
				<h1>Track an order</h1>
				<Text measure>
					With its number and the phone number given with it, you see how far it is.
				</Text>
			</Stack>
			{order && (
				<TrackedOrderCard
					order={order}
					contactNumber={actionData.values.contactNumber ?? ''}
					isSent={actionData.isSent}
					problem={sentenceOf(trackIntents.problem(actionData, 'send-link'))}
				/>
			)}
			<CheckedForm problem={problem} fields={['id', 'contactNumber']} gap={4} narrow="fields">
				<TextInput
					{...field('id')}
					label="Order number"
					description="On the order’s page, in its mails and on its documents, such as SB-7KQ4-M2XD."
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					required
				/>
				<TextInput
					{...field('contactNumber')}
					type="tel"
					label="Phone number"
					description="As given with the order."
					autoComplete="tel"
					required
				/>
				<IntentButton
					intents={trackIntents}
					intent="track"
					size="md"
					variant={order ? 'default' : 'filled'}
				>
					Track the order
				</IntentButton>
			</CheckedForm>
			<Text size="small">
				Ordered with an account? <Link to={withNext('/login', '/account')}>Log in</Link>. Ordered on
				this device? <Link to="/orders">Your orders on this device</Link>
			</Text>
		</Stack>
	)
}
