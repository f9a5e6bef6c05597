import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ratingInWords } from '../../shared/products/rating-words'
import { api, attempt, read } from '../api.server'
import { BillingAddress } from '../components/orders/billing-address'
import { OrderChanges } from '../components/orders/changes/order-changes'
import { OrderClaims } from '../components/orders/claims/order-claims'
import { OrderInstallation } from '../components/orders/installation/order-installation'
import { OrderCancel } from '../components/orders/order-cancel'
import { contactField } from '../components/orders/order-contact'
import { BillingDocuments } from '../components/orders/order-documents'
import { OrderHistory } from '../components/orders/order-history'
import { orderIntents } from '../components/orders/order-intents'
import { buyerWord, statusSentence } from '../components/orders/order-status'
import { OrderProgress } from '../components/orders/progress/order-progress'
import { ShippingAddress } from '../components/orders/shipping-address'
import { SubsidyLine } from '../components/orders/subsidy-line'
import { OrderSums } from '../components/orders/sums/order-sums'
import { useFollowed } from '../components/orders/use-followed'
import { LINKED, linkedMeta } from '../shell/page-title'
import { useShell } from '../shell/use-shell'
import { type FormProblem, sentenceOf } from '../ui/forms/problem'
import { Grid } from '../ui/layout/grid'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import type { Route } from './+types/order'
import { ChangeAnswer } from './changes/change-answer'
import { followByKey, refuseOrder } from './followed-by-key.server'
import { ConfirmOrder } from './money/confirm-order'
import { OrderPayment } from './money/order-payment'
import { useFreshMoney } from './money/use-fresh-money'
import { changeOwnOrder } from './order.server'
import { OrderAgain } from './order-again'
import { OrderLink } from './order-link'
import { OrderParcels } from './parcels/order-parcels'
import { AskToCancel } from './returns/ask-to-cancel'
import { OrderReturns } from './returns/order-returns'
import { OrderReviewsLink } from './reviews/order-reviews-link'

export const meta: Route.MetaFunction = linkedMeta(({ params }) => `Order ${params.id}`)

export const headers: Route.HeadersFunction = () => LINKED

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { changes, dispatches, events, installations, orders, documents, returns, ...rest } =
		api(context)
	const { claims, settlement, reviews: reviewsApi, subsidy: subsidies } = rest
	const call = { param: params, query: {} }
	await followByKey(context, params.id, url)
	// First: events from now on are received, even ones in the data read next.
	const cursor = await attempt(events.cursor.$get())
	const found = await attempt(orders[':id'].$get(call))
	if (!found.ok) return refuseOrder(context, params.id, found.problem)
	const order = found.value
	const [
		installation,
		sent,
		issued,
		proposed,
		money,
		returned,
		cancelRequests,
		reviews,
		subsidy,
		claimed,
	] = await Promise.all([
		order.approved ? read(installations.orders[':id'].installation.$get(call)) : null,
		order.fulfilment === 'delivery' ? read(dispatches.$get(call)) : null,
		order.taxes ? read(documents[':id'].documents.$get(call)) : [],
		// A proposed change waits for an answer of this very page.
		order.approved ? read(changes[':id'].changes.$get(call)) : [],
		order.money ? attempt(settlement.orders[':id'].payments.$get(call)) : null,
		order.money ? read(returns.returns.$get(call)) : null,
		order.money ? read(returns['cancel-request'].$get(call)) : null,
		// Installers read theirs in their portal.
		attempt(reviewsApi.orders[':id'].reviews.$get(call)),
		order.approved ? attempt(subsidies.orders[':id'].subsidy.$get(call)) : null,
		order.status === 'installed' ? attempt(claims.$get(call)) : null,
	])
	return {
		read: { order, installation, sent, returned, cancelRequests },
		money: money?.ok ? money.value : null,
		documents: issued,
		reviews: reviews.ok ? reviews.value : null,
		rating:
			reviews.ok && reviews.value.installer?.rating
				? ratingInWords(reviews.value.installer.rating)
				: null,
		subsidy: subsidy?.ok ? subsidy.value : null,
		claims: claimed?.ok ? claimed.value.claims : [],
		proposed,
		after: cursor.ok ? cursor.value.after : null,
	}
}

export const action = changeOwnOrder

export { sendForm as clientAction } from '../ui/forms/send-form'

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
	const followed = useFollowed(loaderData.read, loaderData)
	const { order, installation, sent, returned, cancelRequests } = followed
	// The typed text stays, even where meanwhile there is nothing left to cancel.
	const [cancelling, setCancelling] = useState(false)
	const user = useShell()?.user
	const { shipping, status } = order
	useFreshMoney(order, loaderData.read.order)
	const confirm = orderIntents.problem(actionData, 'confirm-appointment')
	const another = orderIntents.problem(actionData, 'another-appointment')
	const consent = orderIntents.problem(actionData, 'consent-change')
	const refuse = orderIntents.problem(actionData, 'refuse-change')
	const cancel = orderIntents.problem(actionData, 'cancel')
	const askReturn = orderIntents.problem(actionData, 'ask-return')
	const photo = orderIntents.problem(actionData, 'add-photo')
	const askCancel = orderIntents.problem(actionData, 'ask-to-cancel')
	const link = orderIntents.problem(actionData, 'replace-link', 'stop-following')
	const contactFor = (problem: FormProblem<'contact'> | null) =>
		contactField(order.requiresContact, problem)
	const next = loaderData.money?.next
	const unconfirmed = order.awaits === 'confirmation' && next?.confirmation ? next : null
	const canCancel =
		order.allowedActions.includes('cancel') ||
		cancel !== null ||
		(cancelling && status !== 'cancelled')
	return (
		<Stack as={Page} airy>
			{user?.role === 'Buyer' && (
				<ButtonLink as={Link} variant="line" to="/account">
					<IconArrowLeft size={18} aria-hidden />
					Your orders
				</ButtonLink>
			)}
			<h1>
				Order{' '}
				<Text as="span" oneLine>
					{order.id}
				</Text>
			</h1>
			<p role="status">
				<strong>{buyerWord(order)}.</strong> {statusSentence(order)}
			</p>
			<OrderProgress order={order} word={buyerWord} />
			{status === 'cancelled' && (
				<OrderAgain problem={sentenceOf(orderIntents.problem(actionData, 'order-again'))} />
			)}
			<Grid aside>
				<Stack gap={10}>
					{unconfirmed && (
						<ConfirmOrder
							next={unconfirmed}
							confirm={orderIntents.problem(actionData, 'confirm')}
							send={orderIntents.problem(actionData, 'send-code')}
						/>
					)}
					{loaderData.money && (
						<OrderPayment
							id={order.id}
							money={loaderData.money}
							isCancelled={status === 'cancelled'}
							problem={orderIntents.problem(actionData, 'enter-reference')}
						/>
					)}
					<OrderChanges changes={loaderData.proposed}>
						{(change) => (
							<ChangeAnswer
								change={change}
								problem={sentenceOf(consent, ['contact']) ?? sentenceOf(refuse, ['contact'])}
								contacts={{ consent: contactFor(consent), refuse: contactFor(refuse) }}
							/>
						)}
					</OrderChanges>
					{installation && (
						<OrderInstallation
							installation={installation}
							rating={loaderData.rating}
							problem={sentenceOf(confirm, ['contact']) ?? sentenceOf(another, ['contact'])}
							contacts={{
								confirm: contactFor(confirm),
								another: contactFor(another),
							}}
							preference={another?.values.preference ?? ''}
							about={confirm?.values.visit ?? another?.values.visit}
						/>
					)}
					<OrderClaims claims={loaderData.claims} />
					{sent && <OrderParcels sent={sent} />}
					{returned && (
						<OrderReturns
							returned={returned}
							problem={askReturn}
							contact={contactFor(askReturn)}
							photo={{ problem: photo, contact: contactFor(photo) }}
						/>
					)}
					{loaderData.subsidy && <SubsidyLine id={order.id} subsidy={loaderData.subsidy} />}
					{loaderData.reviews && <OrderReviewsLink id={order.id} reviews={loaderData.reviews} />}
					<OrderSums order={order} />
					<BillingDocuments documents={loaderData.documents} />
				</Stack>
				<Stack gap={8}>
					<OrderHistory history={order.history} />
					<Stack as="section" gap={2} aria-labelledby="shipping">
						<h2 id="shipping">Shipping address</h2>
						<ShippingAddress shipping={shipping}>
							<span>{shipping.contactNumber}</span>
							{shipping.email && <span>{shipping.email}</span>}
						</ShippingAddress>
						{!order.buyerVisible && (
							<p>
								Full name, phone and address are shown to the installer who has accepted the order.
							</p>
						)}
					</Stack>
					{order.billing && (
						<Stack as="section" gap={2} aria-labelledby="billing">
							<h2 id="billing">Billing address</h2>
							<BillingAddress billing={order.billing} />
						</Stack>
					)}
					{canCancel && (
						<OrderCancel
							isPaid={(loaderData.money?.paid ?? 0) > 0}
							problem={sentenceOf(cancel, ['contact'])}
							contact={contactFor(cancel)}
							reason={cancel?.values.reason ?? ''}
							onBegin={() => setCancelling(true)}
						/>
					)}
					{cancelRequests && (
						<AskToCancel
							cancelRequests={cancelRequests}
							problem={askCancel}
							contact={contactFor(askCancel)}
						/>
					)}
					{order.trackingKey && (
						<OrderLink
							id={order.id}
							trackingKey={order.trackingKey}
							isOpen={status !== 'cancelled'}
							contact={contactFor(link)}
							problem={sentenceOf(link, ['contact'])}
						/>
					)}
				</Stack>
			</Grid>
			<Text size="tiny" color="muted">
				Placed on <When at={order.createdAt} time />. Times are those of India.
			</Text>
		</Stack>
	)
}
