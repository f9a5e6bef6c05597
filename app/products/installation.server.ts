import type { Product } from '../../domain/catalogue/schema'
import { api, type Context, read } from '../api.server'
import { coverageThere } from '../components/delivery/coverage.server'

/**
 * What the page of a product says of installing it at a PIN code.
 * @param pin blank where none is known
 * @returns 'none' of goods that are not installed; null where it depends on the place
 */
export async function installationOf(
	{ id, category }: Pick<Product, 'id' | 'category'>,
	pin: string,
	context: Context,
) {
	const { installs, quotesDelivery } = await read(api(context).store.$get())
	if (!quotesDelivery) return category === 'Generators' ? 'none' : null
	// The checkout installs goods with panels.
	if (!installs || !['Panels', 'Kits'].includes(category)) return 'none'
	return coverageThere({ pin, items: [{ productId: id, quantity: 1 }] }, context)
}
