import type { SheetOf } from '../../../domain/catalogue/sheet.ts'
import type { SampleProduct } from './product.ts'

const house = { kind: 'generator', chemistry: 'LiFePO₄', cycles: 3000, warrantyYears: 3 } as const

type Entry = Omit<SampleProduct, 'brand' | 'category' | 'sheet'> & { sheet: SheetOf<'generator'> }

const entries: Entry[] = [
	{
		id: 'portable-solar-generator',
		name: 'Portable Solar Generator',
		wattage: 1000,
		priceRupees: 64900,
		stock: 26,
		description:
			'A kilowatt you can carry in one hand: for power cuts, market stalls and camping. Two panels of 175 W fill it on a sunny day. It switches over within 20 ms, so a router or computer stays on.',
		sheet: {
			...house,
			capacityKwh: 1.02,
			outputW: 1000,
			surgeW: 2000,
			maxSolarW: 400,
			solarMinV: 12,
			solarMaxV: 60,
			outlets: '2 × 230 V, 2 × USB-C 100 W, 2 × USB-A, 12 V car socket',
			weightKg: 12.4,
		},
	},
	{
		id: 'solar-generator-300w',
		name: 'Compact Solar Generator 300W',
		wattage: 300,
		priceRupees: 22900,
		stock: 43,
		description:
			'The size of a lunch box, and light enough for a child to carry. Runs a fan for six hours or charges a phone thirty times. One 100 W flexible panel is its match.',
		sheet: {
			...house,
			capacityKwh: 0.29,
			outputW: 300,
			surgeW: 600,
			maxSolarW: 120,
			solarMinV: 12,
			solarMaxV: 28,
			outlets: '1 × 230 V, 1 × USB-C 60 W, 2 × USB-A, 12 V car socket',
			weightKg: 4.1,
		},
	},
	{
		id: 'solar-generator-2400w',
		name: 'Solar Generator 2400W',
		wattage: 2400,
		priceRupees: 124900,
		stock: 11,
		description:
			'Carries a fridge, a mixer and the lights of a small house through a cut of several hours. Charges from the socket in 90 minutes or from 800 W of panels. Two side handles for two people.',
		sheet: {
			...house,
			capacityKwh: 2.05,
			outputW: 2400,
			surgeW: 4800,
			maxSolarW: 800,
			solarMinV: 12,
			solarMaxV: 60,
			outlets: '4 × 230 V, 2 × USB-C 100 W, 2 × USB-A, 12 V car socket, 12 V 30 A',
			cycles: 3500,
			weightKg: 23.5,
			warrantyYears: 5,
		},
	},
	{
		id: 'solar-generator-3600w-trolley',
		name: 'Solar Generator 3600W with Trolley',
		wattage: 3600,
		priceRupees: 234900,
		stock: 6,
		description:
			'On wheels with a long handle, for sites, events and clinics. Starts pumps and power tools without complaint. Takes 1,600 W of panels, so it is full again by early afternoon.',
		sheet: {
			...house,
			capacityKwh: 3.6,
			outputW: 3600,
			surgeW: 7200,
			maxSolarW: 1600,
			solarMinV: 30,
			solarMaxV: 150,
			outlets: '5 × 230 V, 2 × USB-C 100 W, 4 × USB-A, 12 V car socket, 12 V 30 A',
			cycles: 3500,
			weightKg: 45,
			warrantyYears: 5,
		},
	},
]

export const generators: SampleProduct[] = entries.map((entry) => ({
	...entry,
	brand: 'Tapanya',
	category: 'Generators',
}))
