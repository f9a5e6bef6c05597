import type { SheetOf } from '../../../domain/catalogue/sheet.ts'
import type { SampleProduct } from './product.ts'

type Entry = Omit<SampleProduct, 'brand' | 'category' | 'wattage' | 'stock' | 'sheet'> & {
	parts: Record<string, number>
	sheet: Omit<SheetOf<'kit'>, 'kind' | 'parts'>
}

/** Strings and voltages behind each kit are checked in sample.test.ts. */
const entries: Entry[] = [
	{
		id: 'home-kit-5kw-hybrid',
		name: 'Home Kit 5kW with 10kWh Storage',
		priceRupees: 426500,
		description:
			'Ten bifacial panels, a hybrid inverter and a 10 kWh battery: an evening without the grid, even with an air conditioner on. Makes about 23 units on a sunny day. Everything fits together, down to the last clamp.',
		parts: {
			'topcon-bifacial-panel-580w': 10,
			'hybrid-inverter-5kw': 1,
			'wall-battery-10kwh': 1,
			'flat-roof-mount-2': 5,
			'solar-cable-6mm2-100m': 1,
			'dc-isolator-32a': 2,
			'acdb-dcdb-single-phase': 1,
		},
		sheet: { systemKw: 5.8, storageKwh: 10.24, roofAreaM2: 38, warrantyYears: 8 },
	},
	{
		id: 'home-kit-3kw',
		name: 'Home Kit 3kW On-Grid',
		priceRupees: 141900,
		description:
			'Six panels with Indian cells, as the home subsidy asks, and a 3 kW inverter. Covers a bill of about ₹2,500 a month in most cities. The subsidy of up to ₹78,000 comes to your account after commissioning.',
		parts: {
			'dcr-mono-panel-540w': 6,
			'solar-inverter-3kw': 1,
			'flat-roof-mount-2': 3,
			'solar-cable-4mm2-100m': 1,
			'dc-isolator-32a': 1,
			'acdb-dcdb-single-phase': 1,
		},
		sheet: { systemKw: 3.24, storageKwh: 0, roofAreaM2: 22, warrantyYears: 8 },
	},
	{
		id: 'home-kit-3-6kw-hybrid',
		name: 'Home Kit 3.6kW with 5kWh Storage',
		priceRupees: 274900,
		description:
			'Eight panels for a pitched roof, a hybrid inverter and a 5 kWh wall battery. Lights, fans, fridge and television stay on through a long cut. A second battery can be added any time.',
		parts: {
			'solar-panel-500w': 8,
			'hybrid-inverter-3-6kw': 1,
			'solar-battery-5kwh': 1,
			'pitched-roof-mount-4': 2,
			'solar-cable-4mm2-100m': 1,
			'dc-isolator-32a': 1,
			'acdb-dcdb-single-phase': 1,
		},
		sheet: { systemKw: 4, storageKwh: 5.12, roofAreaM2: 20, warrantyYears: 8 },
	},
	{
		id: 'balcony-kit-800w',
		name: 'Balcony Kit 800W',
		priceRupees: 47900,
		description:
			'Two glass panels and a micro-inverter for a terrace or a balcony. Set it up on a Saturday morning; an electrician makes the last connection. Makes about 100 units a month.',
		parts: {
			'hjt-glass-panel-430w': 2,
			'micro-inverter-800w': 1,
			'flat-roof-mount-2': 1,
			'mc4-extension-pair-5m': 1,
		},
		sheet: { systemKw: 0.86, storageKwh: 0, roofAreaM2: 6, warrantyYears: 12 },
	},
	{
		id: 'off-grid-kit-5kw',
		name: 'Off-Grid Kit 5kW with 9.6kWh Storage',
		priceRupees: 414000,
		description:
			'For a farm house or a guest house beyond the last pole. Ten panels on a ground frame, two rack batteries and an inverter that can call a generator. Comes with a wiring plan in Hindi and English.',
		parts: {
			'solar-panel-500w': 10,
			'off-grid-inverter-5kw': 1,
			'rack-battery-4-8kwh': 2,
			'ground-mount-10': 1,
			'solar-cable-6mm2-100m': 1,
			'dc-isolator-32a': 2,
			'acdb-dcdb-single-phase': 1,
		},
		sheet: { systemKw: 5, storageKwh: 9.6, roofAreaM2: 40, warrantyYears: 3 },
	},
	{
		id: 'business-kit-10kw',
		name: 'Business Kit 10kW Three-Phase',
		priceRupees: 429900,
		description:
			'Twenty bifacial panels and a three-phase inverter for a shop, a school or a clinic. Makes about 1,350 units a month. Pays for itself fastest where the day tariff is high.',
		parts: {
			'topcon-bifacial-panel-580w': 20,
			'string-inverter-10kw-three-phase': 1,
			'pitched-roof-mount-4': 5,
			'solar-cable-6mm2-100m': 2,
			'dc-isolator-32a': 2,
			'acdb-dcdb-three-phase': 1,
		},
		sheet: { systemKw: 11.6, storageKwh: 0, roofAreaM2: 56, warrantyYears: 8 },
	},
	{
		id: 'villa-kit-12kw-storage',
		name: 'Villa Kit 12kW with 20kWh Storage',
		priceRupees: 968000,
		description:
			'Three-phase power with a high-voltage battery tower, for a large home that wants to forget about cuts. Runs several air conditioners and charges a car at noon. An engineer visits before you pay.',
		parts: {
			'topcon-bifacial-panel-620w': 24,
			'hybrid-inverter-12kw-high-voltage': 1,
			'high-voltage-battery-20kwh': 1,
			'pitched-roof-mount-4': 6,
			'solar-cable-6mm2-100m': 2,
			'dc-isolator-32a': 2,
			'acdb-dcdb-three-phase': 1,
		},
		sheet: { systemKw: 14.88, storageKwh: 20.48, roofAreaM2: 70, warrantyYears: 10 },
	},
	{
		id: 'commercial-kit-25kw',
		name: 'Commercial Kit 25kW Three-Phase',
		priceRupees: 1234567,
		description:
			'Fifty bifacial panels on five galvanised frames, with a 25 kW inverter. For a cold store, a mill or a school campus. Makes about 3,400 units a month.',
		parts: {
			'topcon-bifacial-panel-580w': 50,
			'string-inverter-25kw-three-phase': 1,
			'ground-mount-10': 5,
			'solar-cable-6mm2-100m': 6,
			'dc-isolator-32a': 5,
			'acdb-dcdb-three-phase': 1,
		},
		sheet: { systemKw: 29, storageKwh: 0, roofAreaM2: 210, warrantyYears: 8 },
	},
]

export const kits: SampleProduct[] = entries.map(({ parts, sheet, ...entry }) => ({
	...entry,
	brand: 'Solbazaar',
	category: 'Kits',
	stock: 0,
	wattage: Math.round(sheet.systemKw * 1000),
	sheet: {
		...sheet,
		kind: 'kit',
		parts: Object.entries(parts).map(([productId, quantity]) => ({ productId, quantity })),
	},
}))
