import { expect, it } from 'vitest'
import type { Product } from '../../../../domain/catalogue/schema'
import { pricePerWatt } from './per-watt'

const kit = { kind: 'kit', systemKw: 3.24 } as Product['sheet']

it.each([
	[{ category: 'Panels', wattage: 250, sheet: null, price: 6490 }, '₹25.96 per W'],
	[{ category: 'Kits', wattage: 0, sheet: kit, price: 141_900 }, '₹43.80 per W'],
	[{ category: 'Panels', wattage: 0, sheet: null, price: 10 }, null],
	[{ category: 'Inverters', wattage: 3000, sheet: null, price: 24_900 }, null],
] as const)('of %j is %s', (product, text) => {
	expect(pricePerWatt(product)).toBe(text)
})
