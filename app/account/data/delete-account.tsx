import { Link } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { api, read } from '../../api.server'
import { HeadLink } from '../../components/portal/portal-page'
import { requireRole } from '../../components/session/guard.server'
import { privateMeta } from '../../shell/page-title'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { AccountFrame } from '../account-frame'
import type { Route } from './+types/delete-account'
import { ConfirmForm } from './confirm-form'
import { deleteAccount } from './my-data.server'

export const meta = privateMeta('Delete your account')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	const { email } = await requireRole(context, request, ROLES)
	return { email, ...(await read(api(context).privacy.deletion.$get())) }
}

export const action = deleteAccount

export { sendForm as clientAction } from '../../ui/forms/send-form'

type Owed = Route.ComponentProps['loaderData']['owed']

/** The money that goes back to the account's owner, and where they say the way. */
function OwedMoney({ owed }: { owed: Owed }) {
	return (
		<Banner variant="info">
			<p>The shop owes you money:</p>
			<ul>
				{owed.map(({ orderId, amount, asksDestination }) => (
					<li key={orderId}>
						<Price rupees={amount} light /> of order{' '}
						{asksDestination ? (
							<>
								{orderId}. <Link to={`/orders/${orderId}/refund`}>Say where it goes</Link>, then
								delete your account.
							</>
						) : (
							<>
								<Link to={`/orders/${orderId}`}>{orderId}</Link>. It is sent also after your account
								is deleted.
							</>
						)}
					</li>
				))}
			</ul>
		</Banner>
	)
}

type OpenOrder = Route.ComponentProps['loaderData']['openOrders'][number]

const orderAddress = ({ id, as }: OpenOrder) =>
	as === 'buyer' ? `/orders/${id}` : `/installer/installations/${id}`

/** The obstacles to deleting the account, with a link to each. */
function NotYet({ openOrders }: { openOrders: OpenOrder[] }) {
	if (openOrders.length === 0)
		return (
			<Banner variant="info">
				You are the only admin. Make somebody else an admin first, under{' '}
				<Link to="/admin/users">Users</Link>.
			</Banner>
		)
	return (
		<Banner variant="info">
			<p>These orders are not done yet. Cancel them, or come back when they are done:</p>
			<ul>
				{openOrders.map((order) => (
					<li key={order.id}>
						<ButtonLink as={Link} variant="line" to={orderAddress(order)}>
							{order.id}
						</ButtonLink>
					</li>
				))}
			</ul>
		</Banner>
	)
}

/** Lists the data that go and those that stay, and deletes the account once the password is given. */
export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { email, openOrders, owed, isLastAdmin } = loaderData
	return (
		<AccountFrame
			title="Delete your account"
			intro={<HeadLink to="/account/data">Back to your data</HeadLink>}
		>
			<Stack as="section" aria-labelledby="goes">
				<h2 id="goes">What is deleted</h2>
				<p>
					Your name, email and password, your cart, saved plans and addresses, enquiries, reviews
					with their stars, notifications, and what we noted of our calls. You are logged out
					everywhere. This cannot be undone.
				</p>
			</Stack>
			<Stack as="section" aria-labelledby="stays">
				<h2 id="stays">What stays</h2>
				<p>
					Your orders, with the name and address they were placed with: tax law asks us to keep
					them. They are made anonymous when that time is over.
				</p>
			</Stack>
			{owed.length > 0 && <OwedMoney owed={owed} />}
			{openOrders.length > 0 || isLastAdmin ? (
				<NotYet openOrders={openOrders} />
			) : owed.some(({ asksDestination }) => asksDestination) ? null : (
				<ConfirmForm
					email={email}
					problem={actionData?.problem ?? null}
					send="Delete my account"
					danger
				/>
			)}
		</AccountFrame>
	)
}
