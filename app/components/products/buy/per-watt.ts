import type { Product } from '../../../../domain/catalogue/schema'
import { formatRupees } from '../../../../shared/format/money'

/** Watts that a product is bought for: of panels and of whole systems; 0 of anything else. */
function wattsOf({ category, wattage, sheet }: Pick<Product, 'category' | 'wattage' | 'sheet'>) {
	if (sheet?.kind === 'kit') return sheet.systemKw * 1000
	return category === 'Panels' ? wattage : 0
}

/** `₹24.91 per W`, of panels and kits; null of anything else. */
export function pricePerWatt(product: Pick<Product, 'category' | 'wattage' | 'sheet' | 'price'>) {
	const watts = wattsOf(product)
	return watts > 0 ? `${formatRupees(product.price / watts)} per W` : null
}
