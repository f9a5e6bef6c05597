import { useSearchParams } from 'react-router'

/** The parameters of an order's address that say which list it was opened from, and where in it. */
const NAMES = ['list', 'at'] as const

/** An order's place in a list of orders. */
export interface InList {
	/** The query of the list's address, without its page. */
	list: string
	/** How many orders stood before it, from 0. */
	at: number
}

/** The order's place in the list that it was opened from; null where the address names none. */
export function inListOf(params: URLSearchParams): InList | null {
	const [list, at] = NAMES.map((name) => params.get(name))
	if (list == null || !/^\d{1,6}$/.test(at ?? '')) return null
	return { list: list.slice(0, 500), at: Number(at) }
}

/** The address of an order's page, or of one below it. @param place null where it was not opened from a list */
export function orderPath(id: string, place: InList | null, below = ''): string {
	const query = place ? `?${new URLSearchParams({ list: place.list, at: String(place.at) })}` : ''
	const [path, hash = ''] = below.split('#')
	return `/admin/orders/${id}${path && `/${path}`}${query}${hash && `#${hash}`}`
}

/** The place in a list with such a query and so many orders on a page. */
export function placeOf(params: URLSearchParams, row: number, pageSize: number): InList {
	const list = new URLSearchParams(params)
	const page = Number(list.get('page') ?? 1)
	list.delete('page')
	return { list: list.toString(), at: (page - 1) * pageSize + row }
}

/** The address of the list, at the page with this place. */
export function listPath({ list, at }: InList, pageSize: number): string {
	const params = new URLSearchParams(list)
	const page = Math.floor(at / pageSize) + 1
	if (page > 1) params.set('page', String(page))
	return `/admin/orders${params.size > 0 ? `?${params}` : ''}`
}

/** Makes the addresses of this order's pages, which keep its place in the list it was opened from. */
export function useOrderPath(id: string) {
	const [params] = useSearchParams()
	return (below?: string) => orderPath(id, inListOf(params), below)
}
