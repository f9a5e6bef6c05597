import type { RouterContextProvider } from 'react-router'
import type { CartItem } from '../../domain/cart/schema'
import { api, attempt } from '../api.server'

type Context = Readonly<RouterContextProvider>

/** Whether a cart makes a system: panels and an inverter, or a kit. */
export async function isSystem(items: CartItem[], context: Context): Promise<boolean> {
	const { products } = api(context).catalogue
	const found = await Promise.all(
		items.map(({ productId }) => attempt(products[':id'].$get({ param: { id: productId } }))),
	)
	const categories = new Set(found.flatMap((each) => (each.ok ? [each.value.category] : [])))
	return categories.has('Kits') || (categories.has('Panels') && categories.has('Inverters'))
}
