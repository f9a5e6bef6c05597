import { secretTitle } from '../shell/page-title'
import { sendForm } from '../ui/forms/send-form'
import type { Route } from './+types/unsubscribe'
import { ByKey, DoneByKey } from './by-key'
import { unsubscribeByKey } from './by-key.server'

export const meta: Route.MetaFunction = ({ matches }) => secretTitle(matches, 'Unsubscribe')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = ({ request, context }: Route.ActionArgs) => unsubscribeByKey(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

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
