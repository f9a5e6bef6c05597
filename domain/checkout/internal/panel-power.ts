import type { Product } from '../../catalogue/schema.ts'

type Rated = Pick<Product, 'sheet' | 'category' | 'wattage'>

/**
 * The power of the panels among goods, those in kits too.
 * @returns watts; 0 where there are no panels, null where one's power is not known
 */
export function panelWatts(
	lines: readonly { product: Rated; quantity: number }[],
	partOf: (id: string) => Rated | undefined,
): number | null {
	let all = 0
	for (const { product, quantity } of lines) {
		const { sheet } = product
		const each =
			sheet?.kind === 'kit'
				? panelWatts(
						sheet.parts.flatMap((part) => {
							const its = partOf(part.productId)
							return its && its.sheet?.kind !== 'kit'
								? [{ product: its, quantity: part.quantity }]
								: []
						}),
						partOf,
					)
				: wattsOfOne(product)
		if (each === null) return null
		all += each * quantity
	}
	return all
}

function wattsOfOne({ sheet, category, wattage }: Rated): number | null {
	if (sheet?.kind === 'panel') return sheet.powerW
	if (category !== 'Panels') return 0
	return wattage > 0 ? wattage : null
}
