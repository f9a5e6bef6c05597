import { expect, it } from 'vitest'
import type { Product } from '../../../../domain/catalogue/schema'
import { cardFigure } from './card-figure'

const sheet = (given: object) => given as Product['sheet']
const PANEL = { kind: 'panel', powerW: 540 }

it.each([
	['Panels', 540, 13_500, sheet(PANEL), '540 W · ₹25.00 per W'],
	[
		'Panels',
		540,
		13_500,
		sheet({ ...PANEL, madeInIndia: true }),
		'540 W · ₹25.00 per W · counts for the subsidy',
	],
	['Panels', 250, 6490, null, '250 W · ₹25.96 per W'],
	['Panels', 0, 6490, null, ''],
	['Batteries', 0, 90_000, sheet({ kind: 'battery', capacityKwh: 5.12 }), '5.12 kWh'],
	['Generators', 0, 90_000, sheet({ kind: 'generator', capacityKwh: 1 }), '1 kWh'],
	[
		'Inverters',
		0,
		30_000,
		sheet({ kind: 'inverter', acW: 3300, phases: 1 }),
		'3.3 kW, single phase',
	],
	[
		'Inverters',
		0,
		90_000,
		sheet({ kind: 'inverter', acW: 15_000, phases: 3 }),
		'15 kW, three phase',
	],
	[
		'Kits',
		0,
		141_900,
		sheet({ kind: 'kit', systemKw: 3.24, storageKwh: 0 }),
		'3.24 kW · ₹43.80 per W',
	],
	[
		'Kits',
		0,
		324_000,
		sheet({ kind: 'kit', systemKw: 3.24, storageKwh: 5.12 }),
		'3.24 kW, 5.12 kWh · ₹100.00 per W',
	],
	['Accessories', 0, 900, sheet({ kind: 'cable' }), ''],
	['Accessories', 0, 900, null, ''],
] as const)('of %s, %d W at ₹%d: %j is %s', (category, wattage, price, given, figure) => {
	expect(cardFigure({ category, wattage, price, sheet: given })).toBe(figure)
})
