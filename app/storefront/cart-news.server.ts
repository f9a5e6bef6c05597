import type { RouterContextProvider } from 'react-router'
import { api, attempt } from '../api.server'
import type { News } from './cart-news'

type Context = Readonly<RouterContextProvider>

async function nameOf(id: string, context: Context) {
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	return found.ok ? found.value.name : null
}

/** What put the cart right, and the change that takes it back. */
async function fixedIn(params: URLSearchParams, id: string, context: Context): Promise<News> {
	const kind = 'fixed'
	const other = params.get('insteadOf')
	const name = await nameOf(id, context)
	if (other) {
		const back = { productId: other, quantity: params.get('replaced') ?? '1', insteadOf: id }
		return { kind, name, insteadOf: await nameOf(other, context), back }
	}
	const before = params.get('before')
	const back = { productId: id, quantity: before, insteadOf: null }
	return { kind, name, insteadOf: null, back }
}

/** What the cart's address says has just happened; names come from the catalogue, never from the address. */
export async function newsIn(params: URLSearchParams, context: Context): Promise<News | null> {
	if (params.get('checkout') === 'simulated') return { kind: 'simulated' }
	if (params.has('restored')) return { kind: 'restored' }
	const fixed = params.get('fixed')
	if (fixed) return fixedIn(params, fixed, context)
	const id = params.get('added') ?? params.get('removed')
	if (!id) return null
	const name = await nameOf(id, context)
	return { kind: params.has('added') ? 'added' : 'removed', name }
}
