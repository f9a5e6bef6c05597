import { Link } from 'react-router'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { privateMeta } from '../../shell/page-title'
import { List } from '../../ui/display/list'
import { ButtonLink } from '../../ui/text/button-link'
import type { Route } from './+types/addresses'
import { AddressFlash } from './address-flash'
import { AddressForm } from './address-form'
import { AddressRow } from './address-row'
import { changeAddresses, myAddresses } from './addresses.server'
import { addressesIntents } from './addresses-intents'

export const meta = privateMeta('Your addresses')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const edited = url.searchParams.get('edit')
	const { addresses, address, pin } = await myAddresses(request, context, edited)
	const saved = addresses.find(({ id }) => id === url.searchParams.get('saved')) ?? null
	return { addresses, address, pin, saved, isAdding: edited === 'new' }
}

export const action = changeAddresses

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The addresses saved in an account, to order to. */
export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
	const { addresses, address, pin, saved, isAdding } = loaderData
	const refused = addressesIntents.problem(actionData, 'save')
	const knownPin = actionData && 'pin' in actionData ? actionData.pin : pin
	const isEditing = isAdding || address !== null || refused !== null
	return (
		<PortalPage
			title="Your addresses"
			intro={<HeadLink to="/account">Back to your account</HeadLink>}
		>
			<AddressFlash answer={actionData} saved={saved} />
			{isEditing ? (
				<AddressForm
					key={address?.id ?? 'new'}
					address={address}
					pin={knownPin ?? null}
					problem={refused}
					isFirst={addresses.length === 0}
				/>
			) : (
				<ButtonLink as={Link} to="?edit=new" variant="line">
					Add an address
				</ButtonLink>
			)}
			{addresses.length === 0 && !isEditing && (
				<Empty>
					<p>You have saved no addresses yet. A saved one is offered at the checkout.</p>
				</Empty>
			)}
			{addresses.length > 0 && (
				<List divided>
					{addresses.map((each) => (
						<AddressRow key={each.id} address={each} />
					))}
				</List>
			)}
		</PortalPage>
	)
}
