import type { SampleProduct } from './product.ts'

type Entry = Omit<SampleProduct, 'category' | 'wattage'>

const cable = { kind: 'cable', conductor: 'Tinned copper, class 5', ratedV: 1500 } as const

const entries: Entry[] = [
	{
		id: 'flat-roof-mount-2',
		name: 'Flat Roof Mount for 2 Panels',
		brand: 'Girisar',
		priceRupees: 6400,
		stock: 75,
		description:
			'Aluminium triangles that hold two panels at 15° on a concrete roof. Bolt it down or weigh it down with blocks, so the waterproofing stays whole. Clamps and stainless bolts included.',
		sheet: {
			kind: 'mounting',
			roof: 'flat',
			material: 'Aluminium 6005-T5, anodised',
			panels: 2,
			tiltDeg: 15,
			windMs: 47,
			weightKg: 11.4,
			warrantyYears: 15,
		},
	},
	{
		id: 'pitched-roof-mount-4',
		name: 'Pitched Roof Mount for 4 Panels',
		brand: 'Girisar',
		priceRupees: 9800,
		stock: 52,
		description:
			'Two rails, eight steel hooks and all clamps for four panels in portrait. The hooks reach under the tiles to the rafters, so no tile is drilled. For roofs of 10° to 45°.',
		sheet: {
			kind: 'mounting',
			roof: 'pitched',
			material: 'Aluminium rails, stainless steel hooks',
			panels: 4,
			tiltDeg: 25,
			windMs: 47,
			weightKg: 19.6,
			warrantyYears: 15,
		},
	},
	{
		id: 'ground-mount-10',
		name: 'Ground Mount for 10 Panels',
		brand: 'Girisar',
		priceRupees: 58500,
		stock: 24,
		description:
			'A hot-dip galvanised frame for ten panels in two rows, 60 cm clear of the ground. Posts are set in concrete or driven. Drawn for a wind of 50 m/s; the drawing comes with it.',
		sheet: {
			kind: 'mounting',
			roof: 'ground',
			material: 'Hot-dip galvanised steel, 80 µm',
			panels: 10,
			tiltDeg: 22,
			windMs: 50,
			weightKg: 318,
			warrantyYears: 20,
		},
	},
	{
		id: 'solar-cable-4mm2-100m',
		name: 'Solar Cable 4 mm² (100 m pair)',
		brand: 'Tamravi',
		priceRupees: 7900,
		stock: 60,
		description:
			'50 m of red and 50 m of black, with one pair of MC4 plugs fitted. Double insulation that stands sun and monsoon for 25 years. Right for strings up to about 30 m away.',
		sheet: {
			...cable,
			crossSectionMm2: 4,
			lengthM: 100,
			ratedA: 44,
			connectors: '1 pair of MC4, fitted',
		},
	},
	{
		id: 'solar-cable-6mm2-100m',
		name: 'Solar Cable 6 mm² (100 m drum)',
		brand: 'Tamravi',
		priceRupees: 11400,
		stock: 41,
		description:
			'The thicker cable for longer runs from roof to inverter, on a wooden drum. Keeps the loss under 1 % up to about 45 m. Metre marks are printed on it.',
		sheet: {
			...cable,
			crossSectionMm2: 6,
			lengthM: 100,
			ratedA: 57,
			connectors: 'None, open ends',
		},
	},
	{
		id: 'mc4-extension-pair-5m',
		name: 'MC4 Extension Pair 5 m',
		brand: 'Tamravi',
		priceRupees: 2150,
		stock: 80,
		description:
			'One red and one black lead with plugs pressed on at both ends. Reaches from the last panel to the edge of the roof. No tool needed.',
		sheet: {
			...cable,
			crossSectionMm2: 4,
			lengthM: 5,
			ratedA: 30,
			connectors: 'MC4 plug and socket on each lead',
		},
	},
	{
		id: 'mc4-branch-pair',
		name: 'MC4 Branch Connector Pair',
		brand: 'Tamravi',
		priceRupees: 1290,
		stock: 0,
		description:
			'Joins two equal strings into one, plus and minus. Sealed to IP67. Please check that the inverter input takes the current of both.',
		sheet: {
			...cable,
			crossSectionMm2: 4,
			lengthM: 0.3,
			ratedA: 30,
			connectors: '2 MC4 to 1, one for plus and one for minus',
		},
	},
	{
		id: 'dc-isolator-32a',
		name: 'DC Isolator 32 A',
		brand: 'Tamravi',
		priceRupees: 2450,
		stock: 66,
		description:
			'Cuts the panels off under load with one turn, for work on the inverter or in an emergency. The red handle takes a padlock. One for each string.',
		sheet: {
			kind: 'protection',
			device: 'DC switch-disconnector',
			ratedV: 1200,
			ratedA: 32,
			poles: 4,
			ingressProtection: 'IP66',
			contents: 'Rotary isolator in enclosure, two glands each side',
		},
	},
	{
		id: 'acdb-dcdb-single-phase',
		name: 'ACDB and DCDB Box Single-Phase',
		brand: 'Tamravi',
		priceRupees: 8900,
		stock: 38,
		description:
			'Fuses, breakers and surge protection for both sides of a home system up to 6 kW, wired and tested. One box by the inverter instead of five. Clear door, so a tripped breaker is seen at once.',
		sheet: {
			kind: 'protection',
			device: 'AC and DC distribution with surge protection',
			ratedV: 1000,
			ratedA: 32,
			poles: 2,
			ingressProtection: 'IP65',
			contents: 'DC fuses and SPD type 2 for two strings, AC breaker 32 A, AC SPD type 2',
		},
	},
	{
		id: 'acdb-dcdb-three-phase',
		name: 'ACDB and DCDB Box Three-Phase',
		brand: 'Tamravi',
		priceRupees: 24800,
		stock: 17,
		description:
			'The same care for three phases up to 27 kW: two rows of breakers and surge protectors in a steel-hinged box. Every circuit is labelled. The test report is inside the door.',
		sheet: {
			kind: 'protection',
			device: 'AC and DC distribution with surge protection',
			ratedV: 1000,
			ratedA: 40,
			poles: 4,
			ingressProtection: 'IP65',
			contents: 'DC fuses and SPD type 2 for six strings, AC breaker 40 A 4-pole, AC SPD type 2',
		},
	},
]

export const accessories: SampleProduct[] = entries.map((entry) => ({
	...entry,
	category: 'Accessories',
	wattage: 0,
}))
