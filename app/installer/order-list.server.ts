import { type RouterContextProvider, replace } from 'react-router'
import type { Order, OrderStatus } from '../../domain/orders/schema'
import { pageAsked, requireRole } from '../account/guard.server'
import { pageIn, pagesOf, withParams } from '../admin/address'
import { api, read } from '../api.server'
import { isStep, type Step } from './decision'
import { isStatus } from './status'

const AT_ONCE = 20

export interface OrderList {
	orders: Order[]
	/** How many match in all. */
	total: number
	page: number
	pages: number
	q: string
	status: OrderStatus | ''
	sort: 'newest' | 'oldest'
	/** The step just taken where JavaScript is off. */
	done: Step | null
	/** Where the live events stood before the orders were read. */
	after: string
}

/** Reads the part of the orders that the address asks for. @throws a redirect: to log in, or to the last page */
export async function readOrders(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Promise<OrderList> {
	await requireRole(context, request, ['Installer'])
	const { events, orders } = api(context)
	const { pathname, searchParams: params } = pageAsked(request)
	const q = (params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
	const asked = params.get('status')
	const status = isStatus(asked) ? asked : ''
	const sort: OrderList['sort'] = params.get('sort') === 'oldest' ? 'oldest' : 'newest'
	const page = pageIn(params)
	// First: what comes from now on is told, whatever the list read next already has.
	const { after } = await read(events.cursor.$get())
	const query = {
		sort,
		limit: String(AT_ONCE),
		offset: String((page - 1) * AT_ONCE),
		...(q && { q }),
		...(status && { status }),
	}
	const response = await orders.$get({ query })
	const list = await read(Promise.resolve(response))
	const total = Number(response.headers.get('x-total-count'))
	const pages = pagesOf(total, AT_ONCE)
	if (page > pages)
		throw replace(pathname + withParams(params, { page: pages > 1 ? String(pages) : null }))
	const did = params.get('done')
	return {
		orders: list,
		total,
		page,
		pages,
		q,
		status,
		sort,
		done: isStep(did) ? did : null,
		after,
	}
}

/** How many orders wait for an installer's answer. */
export async function countWaiting(context: Readonly<RouterContextProvider>): Promise<number> {
	const response = await api(context).orders.$get({ query: { status: 'pending', limit: '1' } })
	await read(Promise.resolve(response))
	return Number(response.headers.get('x-total-count'))
}
