import { useState } from 'react'
import { Link } from 'react-router'
import { dayAt } from '../../../shared/calendar'
import { api, read } from '../../api.server'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { BillingAddress } from '../../components/orders/billing-address'
import { OrderChanges } from '../../components/orders/changes/order-changes'
import { WithdrawChange } from '../../components/orders/changes/withdraw-change'
import { OrderInstallation } from '../../components/orders/installation/order-installation'
import { OrderCancel } from '../../components/orders/order-cancel'
import { BillingDocuments } from '../../components/orders/order-documents'
import { OrderStepper } from '../../components/orders/progress/order-stepper'
import { OrderSums } from '../../components/orders/sums/order-sums'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Grid } from '../../ui/layout/grid'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { When } from '../../ui/text/when'
import type { Route } from './+types/order'
import { ClaimsLink } from './claims/claims-link'
import { inListOf, listPath } from './head/in-list'
import { neighboursOf } from './head/neighbours.server'
import { nextStepOf } from './head/next-step'
import { OrderBuyer } from './head/order-buyer'
import { OrderHead } from './head/order-head'
import { OrderMoney } from './money/order-money'
import { receivedIn } from './money/received-in-address'
import { changeOrder } from './order.server'
import { OrderInstaller } from './order-installer'
import { adminOrderIntents, type OrderProblem, type StepIntent } from './order-intents'
import { OrderReopen } from './order-reopen'
import { PAGE_SIZE } from './orders-table'
import { ParcelsLink } from './parcels/parcels-link'
import { CancelRequestAnswer } from './returns/cancel-request-answer'
import { ReturnsLink } from './returns/returns-link'
import { OrderTimeline } from './timeline/order-timeline'

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Order ${params.id}`)

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { changes, claims, dispatches, events, installations, orders, documents } = api(context)
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
		claimed,
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
		order.status === 'installed' ? read(claims.$get(call)) : null,
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
		order,
		money,
		returned,
		cancelRequests,
		hasLeft: (parcels?.left.length ?? 0) > 0,
		isVisitPast: order.status === 'scheduled' && isPast(installation?.appointment?.at),
	})
	const head = { next, place, neighbours }
	return { ...shown, asked: { returned, cancelRequests, claimed }, head, forms, hasPool, after }
}

export const action = changeOrder

export { sendForm as clientAction } from '../../ui/forms/send-form'

const linkIn = (answer: Route.ComponentProps['actionData']) =>
	answer && 'link' in answer ? answer.link : null

const isPast = (at: string | undefined) => at !== undefined && Date.parse(at) < Date.now()

/** One order, its history, and an admin's actions on it. */
export default function AdminOrder({ loaderData, actionData }: Route.ComponentProps) {
	const { order, installation, documents, people, proposed, hasPool, after } = loaderData
	const { money, destination, forms, timeline, asked, head } = loaderData
	const readAnew = useReadAnew()
	useLive(after, ({ orderId }) => {
		if (orderId === order.id) readAnew()
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
					<BillingDocuments documents={documents} hasCopies />
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
					<ClaimsLink id={order.id} claimed={asked.claimed} />
					{order.fulfilment === 'installation' && (
						<OrderInstaller
							order={order}
							people={people}
							hasPool={hasPool}
							isTold={installation !== null}
							problemOf={problemOf}
						/>
					)}
					{order.allowedActions.includes('reopen') && (
						<OrderReopen order={order} people={people} hasPool={hasPool} problemOf={problemOf} />
					)}
					{order.billing && (
						<Section title="Billing address" id="billing" gap={2}>
							<BillingAddress billing={order.billing} />
						</Section>
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
