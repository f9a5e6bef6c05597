import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { dayAt } from '../../../shared/calendar'
import { api, read } from '../../api.server'
import { telOf } from '../../components/installer/ways'
import { useLive } from '../../components/notifications/live'
import { BillingAddress } from '../../components/orders/billing-address'
import { OrderChanges } from '../../components/orders/changes/order-changes'
import { WithdrawChange } from '../../components/orders/changes/withdraw-change'
import { OrderInstallation } from '../../components/orders/installation/order-installation'
import { OrderCancel } from '../../components/orders/order-cancel'
import { BillingDocuments } from '../../components/orders/order-documents'
import { OrderStepper } from '../../components/orders/progress/order-stepper'
import { OrderSums } from '../../components/orders/sums/order-sums'
import { HandBack } from '../../components/portal/hand-back'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Grid } from '../../ui/layout/grid'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/order'
import { inListOf, listPath } from './head/in-list'
import { neighboursOf } from './head/neighbours.server'
import { nextStepOf } from './head/next-step'
import { OrderBuyer } from './head/order-buyer'
import { OrderHead } from './head/order-head'
import { OrderMoney } from './money/order-money'
import { receivedIn } from './money/received-in-address'
import { changeOrder } from './order.server'
import { adminOrderIntents, type OrderProblem, type StepIntent } from './order-intents'
import { OrderReassign } from './order-reassign'
import { OrderReopen } from './order-reopen'
import { OrderRoute } from './order-route'
import { PAGE_SIZE } from './orders-table'
import { ParcelsLink } from './parcels/parcels-link'
import { CancelRequestAnswer } from './returns/cancel-request-answer'
import { ReturnsLink } from './returns/returns-link'
import { OrderTimeline } from './timeline/order-timeline'

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Order ${params.id}`)

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { changes, dispatches, events, installations, orders, documents } = api(context)
	const { returns, settlement, store, timeline } = api(context)
	const call = { param: { id: params.id }, query: {} }
	const { searchParams } = new URL(request.url)
	const place = inListOf(searchParams)
	const { after } = await read(events.cursor.$get())
	const order = await read(orders[':id'].$get(call))
	const [
		{ routing },
		installation,
		issued,
		people,
		proposed,
		money,
		happened,
		returned,
		cancelRequests,
		refundTo,
		parcels,
		neighbours,
	] = await Promise.all([
		read(store.$get()),
		order.approved ? read(installations.orders[':id'].installation.$get(call)) : null,
		order.taxes ? read(documents[':id'].documents.$get(call)) : [],
		order.allowedActions.includes('reassign') || order.allowedActions.includes('assign')
			? read(orders[':id'].installers.$get({ param: call.param, query: { limit: '500' } }))
			: [],
		read(changes[':id'].changes.$get(call)),
		order.money ? read(settlement.orders[':id'].payments.$get(call)) : null,
		read(timeline.$get(call)),
		order.money ? read(returns.returns.$get(call)) : null,
		order.money ? read(returns['cancel-request'].$get(call)) : null,
		order.money ? read(settlement.orders[':id']['refund-destination'].$get(call)) : null,
		order.fulfilment === 'delivery' ? read(dispatches.$get(call)) : null,
		neighboursOf(context, order.id, place),
	])
	const forms = {
		requestKey: crypto.randomUUID(),
		today: dayAt(Date.now()),
		received: receivedIn(searchParams),
	}
	const hasPool = routing === 'pool'
	const shown = {
		order,
		installation,
		documents: issued,
		people,
		proposed,
		money,
		destination: refundTo?.destination ?? null,
		timeline: happened,
	}
	const next = nextStepOf({
		...{ order, money, returned, cancelRequests },
		hasLeft: (parcels?.left.length ?? 0) > 0,
		isVisitPast: order.status === 'scheduled' && isPast(installation?.appointment?.at),
	})
	const head = { next, place, neighbours }
	return { ...shown, asked: { returned, cancelRequests }, head, forms, hasPool, after }
}

export const action = changeOrder

export { sendForm as clientAction } from '../../ui/forms/send-form'

const linkIn = (answer: Route.ComponentProps['actionData']) =>
	answer && 'link' in answer ? answer.link : null

const isPast = (at: string | undefined) => at !== undefined && Date.parse(at) < Date.now()

function nobody({ status, history }: Order, hasPool: boolean): string {
	if (status !== 'pending') return 'Nobody.'
	if (hasPool) return 'Nobody yet: every installer can take it.'
	return history.at(-1)?.action === 'reassign'
		? 'Not assigned: it waits until an admin chooses an installer.'
		: 'Not assigned: no installer was found for it. Choose one. Otherwise it is offered as soon as one is free.'
}

/** One order, its history, and an admin's actions on it. */
export default function AdminOrder({ loaderData, actionData }: Route.ComponentProps) {
	const { order, installation, documents, people, proposed, hasPool, after } = loaderData
	const { money, destination, forms, timeline, asked, head } = loaderData
	const { revalidate } = useRevalidator()
	useLive(after, ({ orderId }) => {
		if (orderId === order.id) revalidate()
	})
	const [cancelling, setCancelling] = useState(false)
	const problemOf = (intent: StepIntent): OrderProblem | null =>
		adminOrderIntents.problem(actionData, intent)
	const cancel = problemOf('cancel')
	return (
		<PortalPage
			title={`Order ${order.id}`}
			intro={
				<>
					<Link to={head.place ? listPath(head.place, PAGE_SIZE) : '/admin/orders'}>Orders</Link> ·
					Placed on <When at={order.createdAt} time /> by {order.buyer}
				</>
			}
			action={<OrderHead order={order} {...head} />}
		>
			<OrderStepper order={order} />
			<OrderBuyer
				order={order}
				link={linkIn(actionData)}
				problem={adminOrderIntents.problem(actionData, 'correct')}
			/>
			<Grid aside>
				<Stack gap={6}>
					<OrderChanges changes={proposed}>
						{(change) => (
							<WithdrawChange
								change={change}
								field={adminOrderIntents.field('withdraw-change')}
								problem={sentenceOf(problemOf('withdraw-change'))}
							/>
						)}
					</OrderChanges>
					<OrderSums order={order} />
					<BillingDocuments documents={documents} />
					{installation && <OrderInstallation installation={installation} problem={null} />}
				</Stack>
				<Stack gap={6}>
					{money && (
						<OrderMoney
							money={money}
							destination={destination}
							{...forms}
							problems={{
								confirm: adminOrderIntents.problem(actionData, 'confirm'),
								receive: adminOrderIntents.problem(actionData, 'receive'),
								refund: adminOrderIntents.problem(actionData, 'refund'),
								held:
									adminOrderIntents.problem(actionData, 'take-held') ??
									adminOrderIntents.problem(actionData, 'refund-held') ??
									adminOrderIntents.problem(actionData, 'dismiss-held'),
								sent: adminOrderIntents.problem(actionData, 'refund-sent'),
							}}
						/>
					)}
					<CancelRequestAnswer
						cancelRequests={asked.cancelRequests}
						problems={{
							grant: adminOrderIntents.problem(actionData, 'grant-cancel'),
							refuse: adminOrderIntents.problem(actionData, 'refuse-cancel'),
						}}
					/>
					{order.fulfilment === 'delivery' && <ParcelsLink order={order} />}
					<ReturnsLink order={order} returned={asked.returned} />
					{order.fulfilment === 'installation' && (
						<Stack as="section" gap={2} aria-labelledby="installer">
							<Heading level={2} size="body" id="installer">
								Installer
							</Heading>
							<Text size="small">{order.installer?.name ?? nobody(order, hasPool)}</Text>
							{order.installer?.contactNumber && !installation && (
								<a href={telOf(order.installer.contactNumber)}>{order.installer.contactNumber}</a>
							)}
							{!hasPool &&
								order.allowedActions.includes('route') &&
								order.allowedActions.includes('reassign') && (
									<OrderRoute order={order} problem={problemOf('route')} />
								)}
							{order.allowedActions.includes('reassign') && (
								<OrderReassign
									order={order}
									people={people}
									hasPool={hasPool}
									problem={problemOf('reassign')}
								/>
							)}
							{order.allowedActions.includes('hand-back') && (
								<HandBack
									title="Take the order back"
									action="Take it from the installer"
									explained="The appointment ends, the buyer is notified, and the order waits for another installer."
									field={adminOrderIntents.field('hand-back')}
									problem={problemOf('hand-back')}
								/>
							)}
						</Stack>
					)}
					{order.allowedActions.includes('reopen') && (
						<OrderReopen order={order} people={people} hasPool={hasPool} problemOf={problemOf} />
					)}
					{order.billing && (
						<Stack as="section" gap={2} aria-labelledby="billing">
							<Heading level={2} size="body" id="billing">
								Billing address
							</Heading>
							<BillingAddress billing={order.billing} />
						</Stack>
					)}
					<OrderTimeline orderId={order.id} events={timeline.events} />
					<ButtonLink
						as={Link}
						variant="line"
						to={`/admin/audit?q=${encodeURIComponent(order.id)}`}
					>
						Who changed what, in the audit log
					</ButtonLink>
					{(order.allowedActions.includes('cancel') || cancel !== null || cancelling) && (
						<OrderCancel
							problem={sentenceOf(cancel)}
							reason={cancel?.values.reason ?? ''}
							onBegin={() => setCancelling(true)}
						/>
					)}
				</Stack>
			</Grid>
		</PortalPage>
	)
}
