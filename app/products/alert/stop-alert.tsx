import { ByKey, DoneByKey } from '../../components/mail-links/by-key'
import { secretMeta } from '../../shell/page-title'
import type { Route } from './+types/stop-alert'
import { stopByKey } from './by-key.server'

export const meta = secretMeta('Do not tell me')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = stopByKey

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Where people end an alert, and where mail programs send the one click for it (RFC 8058). */
export default function StopAlert({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null)
		return <DoneByKey title="Stopped">We will not write to you about this product.</DoneByKey>
	return (
		<ByKey title="Do not tell me" send="Stop" problem={actionData?.problem ?? null}>
			You will get no mail when the product is back in stock.
		</ByKey>
	)
}
