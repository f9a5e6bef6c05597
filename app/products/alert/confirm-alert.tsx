import { Link } from 'react-router'
import { ByKey, DoneByKey } from '../../components/mail-links/by-key'
import { secretMeta } from '../../shell/page-title'
import type { Route } from './+types/confirm-alert'
import { confirmByKey } from './by-key.server'

export const meta = secretMeta('Tell me when it is back')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = confirmByKey

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Where the link of the mail leads that asks whether an address wants to hear of a product. */
export default function ConfirmAlert({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null) {
		const { productId, name } = actionData
		return (
			<DoneByKey title="We will tell you">
				One mail comes when <Link to={`/products/${productId}`}>{name}</Link> is back in stock.
			</DoneByKey>
		)
	}
	return (
		<ByKey
			title="Tell me when it is back"
			send="Yes, tell me"
			problem={actionData?.problem ?? null}
		>
			We write to you once, when the product is in stock again.
		</ByKey>
	)
}
