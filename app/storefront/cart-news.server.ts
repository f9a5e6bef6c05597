import type { RouterContextProvider } from 'react-router'
import { api, attempt } from '../api.server'
import type { News } from './cart-news'

/** What the cart's address says has just happened; names come from the catalogue, never from the address. */
export async function newsIn(
	params: URLSearchParams,
	context: Readonly<RouterContextProvider>,
): Promise<News | null> {
	if (params.get('checkout') === 'simulated') return { kind: 'simulated' }
	if (params.has('restored')) return { kind: 'restored' }
	const id = params.get('added') ?? params.get('removed')
	if (!id) return null
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	const name = found.ok ? found.value.name : null
	return { kind: params.has('added') ? 'added' : 'removed', name }
}
