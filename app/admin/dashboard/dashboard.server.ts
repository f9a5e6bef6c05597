import { FEEDBACK_STATUSES } from '../../../domain/feedback/rules'
import type { OrderWithMessages } from '../../../domain/orders/schema'
import { api, type Context, read, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'
import { readViews } from '../../components/portal/views/views.server'
import { lowInStock } from '../products/all-products.server'

const FEEDBACK_PAGE_SIZE = 5
const LATEST_ORDERS = 5

type Fulfilment = OrderWithMessages['fulfilment']

async function pendingOrders(context: Context, fulfilment?: Fulfilment): Promise<number> {
	const query = { status: 'pending', limit: '1', fulfilment: fulfilment || undefined } as const
	return (await readPage(api(context).orders.$get({ query }))).total
}

/** Those that are to be installed and are offered to nobody; a demo has none, since every installer may take an order. */
async function unassignedOrders(context: Context): Promise<number | null> {
	const { routing } = await read(api(context).store.$get())
	if (routing === 'pool') return null
	const query = { unassigned: 'true', limit: '1' } as const
	return (await readPage(api(context).orders.$get({ query }))).total
}

/** So many notifications are shown at first, and so many more each time. */
const NOTIFICATIONS_A_PAGE = 100
const MAX_NOTIFICATIONS = 500

/** How many notifications the address asks for. */
function shownIn(params: URLSearchParams): number {
	const shown = Math.ceil(Number(params.get('shown')) / NOTIFICATIONS_A_PAGE)
	const least = Number.isFinite(shown) ? Math.max(1, shown) : 1
	return Math.min(MAX_NOTIFICATIONS, least * NOTIFICATIONS_A_PAGE)
}

/** The newest notifications, with how many there are, and when others were cleared just now. */
async function notificationsOf(context: Context, params: URLSearchParams) {
	const limit = shownIn(params)
	const [items, counts] = await Promise.all([
		read(api(context).notifications.$get({ query: { limit: String(limit) } })),
		read(api(context).notificationCounts.$get()),
	])
	const more = limit < MAX_NOTIFICATIONS ? limit + NOTIFICATIONS_A_PAGE : null
	return { items, counts, more, clearedAt: params.get('cleared') }
}
export type ShownNotifications = Awaited<ReturnType<typeof notificationsOf>>

/** The data of the Overview tab, with the cursor of the newest event. */
export async function overview(context: Context, request: Request) {
	const { after } = await read(api(context).events.cursor.$get())
	const [notifications, pending, unassigned, products, setup] = await Promise.all([
		notificationsOf(context, new URL(request.url).searchParams),
		pendingOrders(context, 'installation'),
		unassignedOrders(context),
		lowInStock(context),
		read(api(context).setup.$get()),
	])
	const low = products.map(({ id, name, stock }) => ({ id, name, stock }))
	const counts = { pending, unassigned }
	const { open: isOpen, installation } = setup
	const shop = { isOpen, installation }
	return { tab: 'dashboard' as const, notifications, ...counts, low, shop, after }
}

/** The data of the Feedback tab. @throws a redirect to the last page there is */
export async function feedback(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const status = FEEDBACK_STATUSES.find((each) => each === searchParams.get('status'))
	const { after } = await read(api(context).events.cursor.$get())
	const query = { q: q || undefined, status: status || undefined }
	const [{ items, page, pages }, views] = await Promise.all([
		readListPage(request, FEEDBACK_PAGE_SIZE, (part) =>
			readPage(api(context).feedback.$get({ query: { ...query, ...part } })),
		),
		readViews(context, 'feedback'),
	])
	return { tab: 'feedback' as const, items, views, page, pages, q, status: status ?? '', after }
}

/** The data of the Orders & Alerts tab. */
export async function ordersAndAlerts(context: Context) {
	const { after } = await read(api(context).events.cursor.$get())
	const [latest, pending, products] = await Promise.all([
		read(api(context).orders.$get({ query: { limit: String(LATEST_ORDERS) } })),
		pendingOrders(context),
		lowInStock(context),
	])
	const low = products.map(({ id, name, stock }) => ({ id, name, stock }))
	return { tab: 'orders' as const, latest, pending, low, after }
}
