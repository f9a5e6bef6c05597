import { ORDER_SORTS, type Order, type OrderStatus } from '../../../domain/orders/schema'
import { kilometresBetween, type Place, placeOfPin } from '../../../shared/addresses/place-of-pin'
import { api, attempt, type Context, read, readPage } from '../../api.server'
import { isStep, type Step } from '../../components/installer/decision/decision'
import { isStatus } from '../../components/orders/order-status'
import { readListPage } from '../../components/portal/paging.server'
import { pageUrl } from '../../components/session/guard.server'

const PAGE_SIZE = 20

interface OrderList {
	orders: Order[]
	/** How many match in all. */
	total: number
	page: number
	pages: number
	q: string
	status: OrderStatus | ''
	sort: OrderSort
	/** The PIN code that "nearest first" measures from. */
	near: string
	/** Whole kilometres to each order whose place is known, from the PIN code sorted by or the installer's own. */
	kilometres: Record<string, number>
	/** The step just taken where JavaScript is off. */
	done: Step | null
	/** The order just declined there, where the list does not have it and it can be taken back. */
	declined: Order | null
	/** Where the live events stood before the orders were read. */
	after: string
}

/** Reads the part of the orders that the address asks for. @throws a redirect: to log in, or to the last page */
export async function readOrders(context: Context, request: Request): Promise<OrderList> {
	const { events, orders } = api(context)
	const { searchParams: params } = pageUrl(request)
	const q = (params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
	const given = params.get('status')
	const status = isStatus(given) ? given : ''
	const wanted = sortIn(params)
	const near = await nearIn(context, params)
	const place = placeOfPin(near)
	const sort = wanted === 'near' && !place ? 'newest' : wanted
	// First: events from now on are received, even ones in the list read next.
	const { after } = await read(events.cursor.$get())
	const query = {
		sort,
		q: q || undefined,
		status: status || undefined,
		near: sort === 'near' ? near : undefined,
	}
	const { items: list, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(orders.$get({ query: { ...query, ...part } })),
	)
	const did = params.get('done')
	return {
		orders: list,
		...page,
		q,
		status,
		sort: wanted,
		near,
		kilometres: place ? distances(list, place) : {},
		done: isStep(did) ? did : null,
		declined: await justDeclined(context, list, params.get('declined')),
		after,
	}
}

async function justDeclined(
	context: Context,
	list: Order[],
	id: string | null,
): Promise<Order | null> {
	if (!id || list.some((order) => order.id === id)) return null
	const found = await attempt(api(context).orders[':id'].$get({ param: { id }, query: {} }))
	return found.ok && found.value.allowedActions.includes('undo') ? found.value : null
}

type OrderSort = (typeof ORDER_SORTS)[number]

const sortIn = (params: URLSearchParams): OrderSort =>
	ORDER_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest'

/** The PIN code typed to sort by, or the one of the installer's own profile. */
async function nearIn(context: Context, params: URLSearchParams) {
	const entered = (params.get('near') ?? '').replace(/\s/g, '').slice(0, 6)
	if (entered && sortIn(params) === 'near') return entered
	const profile = await attempt(api(context).installers.installer.profile.$get())
	return (profile.ok && profile.value.basePin) || ''
}

function distances(orders: Order[], from: Place): Record<string, number> {
	const known = orders.flatMap(({ id, shipping }) => {
		const place = placeOfPin(shipping.zipCode)
		return place ? [[id, Math.round(kilometresBetween(from, place))] as const] : []
	})
	return Object.fromEntries(known)
}

/** How many orders wait for an installer's answer. */
export async function countWaiting(context: Context): Promise<number> {
	const query = { status: 'pending', limit: '1' } as const
	return (await readPage(api(context).orders.$get({ query }))).total
}
