import { dayAfter, dayAt } from '../../../shared/calendar'
import { api, attempt, type Context, read } from '../../api.server'
import { personContext } from '../../components/session/guard.server'

/** A job and its order, with the events’ cursor of before they were read; an admin may only look. */
export async function readJob(context: Context, id: string) {
	const { role } = context.get(personContext)
	const { changes, claims, events, installations, orders, subsidy } = api(context)
	const call = { param: { id }, query: {} }
	const { after } = await read(events.cursor.$get())
	const installation = await read(installations.orders[':id'].installation.$get(call))
	const order = await read(orders[':id'].$get(call))
	const proposed = order.approved ? await read(changes[':id'].changes.$get(call)) : []
	// None is expected for most orders.
	const way = await attempt(subsidy.orders[':id'].subsidy.$get(call))
	const claimed = order.status === 'installed' ? await attempt(claims.$get(call)) : null
	const back =
		role === 'Admin'
			? { to: '/admin/orders', label: 'Orders' }
			: { to: '/installer/installations', label: 'Installations' }
	const reading = { order, installation, sent: null, returned: null, cancelRequests: null }
	const shown = { proposed, after, back, tomorrow: tomorrow() }
	return {
		read: reading,
		subsidy: way.ok ? way.value : null,
		claims: claimed?.ok ? claimed.value.claims : [],
		...shown,
	}
}

/** Tomorrow on the store's calendar, `YYYY-MM-DD`. */
const tomorrow = () => dayAfter(dayAt(Date.now()))
