import { ByKey, DoneByKey } from '../components/mail-links/by-key'
import { secretMeta } from '../shell/page-title'
import type { Route } from './+types/confirm'
import { confirmByKey } from './by-key.server'

export const meta = secretMeta('Confirm your subscription')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = confirmByKey

export { sendForm as clientAction } from '../ui/forms/send-form'

/** Where the link of the newsletter's first mail leads. */
export default function ConfirmPage({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null)
		return <DoneByKey title="You are subscribed">We will write to {actionData.email}.</DoneByKey>
	return (
		<ByKey title="Confirm your subscription" send="Subscribe" problem={actionData?.problem ?? null}>
			New products, prices and subsidy changes, about once a month.
		</ByKey>
	)
}
