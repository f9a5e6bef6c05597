import { Link, useLocation } from 'react-router'
import { dashboardIntents } from '../components/installer/decision/decision-intents'
import { Pages } from '../components/portal/pages'
import { PortalPage } from '../components/portal/portal-page'
import { titleMeta } from '../shell/page-title'
import { formAction } from '../ui/forms/form-action.server'
import { ButtonLink } from '../ui/text/button-link'
import { number } from '../ui/text/format'
import { Heading } from '../ui/text/heading'
import type { Route } from './+types/dashboard'
import { decisionHandlers } from './orders/decision/decision.server'
import { DecisionToast } from './orders/decision/decision-toast'
import { JustDeclined } from './orders/decision/just-declined'
import { RefusalNotice } from './orders/decision/refusal-notice'
import { UndoAnnouncement } from './orders/decision/undo-announcement'
import { ListedOrders } from './orders/listed-orders'
import { NewOrders } from './orders/new-orders'
import { OrderCard } from './orders/order-card'
import { countWaiting, readOrders } from './orders/order-list.server'
import { Today } from './today/today'
import { readToday, slotHandler } from './today/today.server'

export const meta = titleMeta('Installer dashboard')

export async function loader({ context, request }: Route.LoaderArgs) {
	const list = await readOrders(context, request)
	const today = await readToday(context, request, list.near)
	return { list, today, waiting: await countWaiting(context) }
}

export const action = (asked: Route.ActionArgs) =>
	formAction(asked.request, dashboardIntents, {
		...decisionHandlers(asked),
		slot: slotHandler(asked),
	})

export { sendForm as clientAction } from '../ui/forms/send-form'

const SAYS = { accept: 'Order approved.', decline: 'Order rejected.' }

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
	const { list, today, waiting } = loaderData
	const { key } = useLocation()
	return (
		<PortalPage title="Dashboard" intro={<Waiting count={waiting} />}>
			<NewOrders orders={list.orders} after={list.after} />
			<RefusalNotice answer={actionData} />
			<JustDeclined order={list.declined} />
			{today && (
				<>
					<Today today={today} />
					<Heading level={2} size="body">
						All orders
					</Heading>
				</>
			)}
			<ListedOrders
				key={key}
				orders={list.orders}
				kilometres={list.kilometres}
				as={OrderCard}
				empty={<p>No orders found. New orders will appear here.</p>}
			/>
			<Pages page={list.page} pages={list.pages} to={(page) => `?page=${page}`} />
			<UndoAnnouncement />
			<DecisionToast words={SAYS} done={list.done} />
		</PortalPage>
	)
}

function Waiting({ count }: { count: number }) {
	if (count === 0) return 'No order waits for your answer.'
	return (
		<ButtonLink as={Link} variant="line" to="/installer/orders?status=pending">
			{count === 1 ? '1 order waits' : `${number(count)} orders wait`} for your answer.
		</ButtonLink>
	)
}
