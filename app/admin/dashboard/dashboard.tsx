import { titleMeta } from '../../shell/page-title'
import type { Route } from './+types/dashboard'
import { changeDashboard } from './change-dashboard.server'
import { feedback, ordersAndAlerts, overview } from './dashboard.server'
import { FeedbackTab } from './feedback-tab'
import { OrdersTab } from './orders-tab'
import { Overview } from './overview'
import { ProductsTab } from './products-tab'
import { isTab, useRememberedTab } from './tabs'

export const meta = titleMeta('Admin dashboard')

export async function loader({ request, context }: Route.LoaderArgs) {
	const wanted = new URL(request.url).searchParams.get('tab')
	const chosenTab = isTab(wanted) ? wanted : null
	switch (chosenTab) {
		case 'feedback':
			return { chosenTab, shown: await feedback(context, request) }
		case 'orders':
			return { chosenTab, shown: await ordersAndAlerts(context) }
		case 'products':
			return { chosenTab, shown: { tab: 'products' as const } }
		default:
			return { chosenTab, shown: await overview(context, request) }
	}
}

export const action = changeDashboard

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
	const { chosenTab, shown } = loaderData
	useRememberedTab(chosenTab)
	return (
		<>
			{shown.tab === 'dashboard' && <Overview {...shown} />}
			{shown.tab === 'feedback' && <FeedbackTab {...shown} answer={actionData} />}
			{shown.tab === 'orders' && <OrdersTab {...shown} />}
			{shown.tab === 'products' && <ProductsTab />}
		</>
	)
}
