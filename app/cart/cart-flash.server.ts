import { api, attempt, type Context } from '../api.server'
import { backOf } from '../components/cart/line-changes'
import type { CartMessage } from './cart-flash'

const NUMBER = /^\d{1,8}$/

async function nameOf(id: string, context: Context) {
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	return found.ok ? found.value.name : null
}

/** The lines the address says were changed; values without sense were not. */
function changedIn(params: URLSearchParams) {
	const [before, after] = [params.getAll('was'), params.getAll('is')]
	return params.getAll('fixed').flatMap((productId, n) => {
		const [was, quantity] = [before[n] ?? '', after[n] ?? '']
		if (!NUMBER.test(was) || !NUMBER.test(quantity)) return []
		return [{ productId, quantity: Number(quantity), was: Number(was) }]
	})
}

/** The change that fixed the cart, and the one that takes it back. */
async function fixedIn(params: URLSearchParams, context: Context): Promise<CartMessage | null> {
	const lines = changedIn(params)
	const about = lines.find(({ quantity }) => quantity > 0) ?? lines[0]
	if (!about) return null
	const other = lines.find((line) => line !== about && line.quantity === 0)
	return {
		kind: 'fixed',
		name: await nameOf(about.productId, context),
		insteadOf: other ? await nameOf(other.productId, context) : null,
		line: about,
		back: backOf(lines),
	}
}

/** The message about the cart's last change, by its address; names come from the catalogue, never from the address. */
export async function flashIn(
	params: URLSearchParams,
	context: Context,
): Promise<CartMessage | null> {
	if (params.has('restored')) return { kind: 'restored' }
	if (params.has('fixed')) return fixedIn(params, context)
	if (params.get('system') === 'changed') return { kind: 'changed' }
	if (params.get('system') === 'removed') return { kind: 'removed', name: 'your system' }
	const id = params.get('added') ?? params.get('removed')
	if (!id) return null
	const name = await nameOf(id, context)
	return { kind: params.has('added') ? 'added' : 'removed', name }
}
