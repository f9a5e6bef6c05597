import { ByKey, DoneByKey } from '../components/mail-links/by-key'
import { secretMeta } from '../shell/page-title'
import type { Route } from './+types/unsubscribe'
import { unsubscribeByKey } from './by-key.server'

export const meta = secretMeta('Unsubscribe')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = unsubscribeByKey

export { sendForm as clientAction } from '../ui/forms/send-form'

/** Where people leave the newsletter, and where mail programs send the one click for it (RFC 8058). */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null)
		return (
			<DoneByKey title="You are unsubscribed">
				We will not send you the newsletter any more.
			</DoneByKey>
		)
	return (
		<ByKey title="Unsubscribe" send="Unsubscribe" problem={actionData?.problem ?? null}>
			You will not get the newsletter any more.
		</ByKey>
	)
}
