import type { SheetOf } from '../sheet.ts'
import type { SampleProduct } from './product.ts'

type InverterSheet = SheetOf<'inverter'>
type Tracker = InverterSheet['mppts'][number]

const trackers = (count: number, each: Tracker): Tracker[] =>
	Array.from({ length: count }, () => each)

const oneString: Tracker = { maxCurrentA: 16, maxShortCircuitA: 20, strings: 1 }

const string = {
	kind: 'inverter',
	type: 'string',
	ingressProtection: 'IP65',
	warrantyYears: 8,
} as const

const threePhase = {
	...string,
	phases: 3,
	maxDcV: 1100,
	startV: 180,
	ingressProtection: 'IP66',
} as const

/** Hybrids with a 48 V battery side. */
const hybrid48 = {
	kind: 'inverter',
	type: 'hybrid',
	phases: 1,
	maxDcV: 500,
	startV: 125,
	mpptMinV: 150,
	mpptMaxV: 425,
	ingressProtection: 'IP65',
	warrantyYears: 8,
} as const

/** One tracker per module, so one module's voltage is the whole string. */
const micro = {
	kind: 'inverter',
	type: 'micro',
	phases: 1,
	maxDcV: 60,
	startV: 22,
	mpptMinV: 22,
	mpptMaxV: 55,
	ingressProtection: 'IP67',
	warrantyYears: 12,
} as const

type Entry = Omit<SampleProduct, 'category' | 'wattage' | 'sheet'> & { sheet: InverterSheet }

const entries: Entry[] = [
	{
		id: 'solar-inverter-3kw',
		name: 'Solar Inverter 3kW',
		brand: 'Dhruvolt',
		priceRupees: 24900,
		stock: 48,
		description:
			'A quiet single-phase inverter without a fan, for six or seven panels. Hangs in the shade of a veranda and shows the day on its display. Net-metering papers for the usual boards are included.',
		sheet: {
			...string,
			phases: 1,
			acW: 3000,
			efficiencyPct: 97.3,
			maxPvW: 4500,
			maxDcV: 550,
			startV: 80,
			mpptMinV: 80,
			mpptMaxV: 500,
			mppts: trackers(1, oneString),
			weightKg: 9.8,
		},
	},
	{
		id: 'string-inverter-5kw',
		name: 'String Inverter 5kW Single-Phase',
		brand: 'Dhruvolt',
		priceRupees: 38900,
		stock: 33,
		description:
			'Two trackers let an east and a west roof work side by side. Takes up to 7.5 kW of panels. Sends its figures to your phone over Wi-Fi.',
		sheet: {
			...string,
			phases: 1,
			acW: 5000,
			efficiencyPct: 97.8,
			maxPvW: 7500,
			maxDcV: 600,
			startV: 100,
			mpptMinV: 80,
			mpptMaxV: 560,
			mppts: trackers(2, oneString),
			weightKg: 13.2,
		},
	},
	{
		id: 'hybrid-inverter-3-6kw',
		name: 'Hybrid Inverter 3.6kW',
		brand: 'Vidyuja',
		priceRupees: 58900,
		stock: 19,
		description:
			'Panels, battery and grid in one box, for a flat or a small house. When the grid goes, the rooms you chose stay on within 10 ms. Works with any of our 48 V batteries.',
		sheet: {
			...hybrid48,
			acW: 3600,
			efficiencyPct: 97.6,
			maxPvW: 5760,
			mppts: trackers(2, oneString),
			battery: { minV: 40, maxV: 60, maxChargeA: 90, maxDischargeA: 90 },
			backupW: 3600,
			weightKg: 20.5,
		},
	},
	{
		id: 'hybrid-inverter-5kw',
		name: 'Hybrid Inverter 5kW',
		brand: 'Vidyuja',
		priceRupees: 74500,
		stock: 27,
		description:
			'The heart of a home with storage: up to 8 kW of panels and a 48 V battery. It fills the battery first, then the house, then the grid, or in the order you choose. Two can run in parallel.',
		sheet: {
			...hybrid48,
			acW: 5000,
			efficiencyPct: 97.6,
			maxPvW: 8000,
			mppts: trackers(2, oneString),
			battery: { minV: 40, maxV: 60, maxChargeA: 120, maxDischargeA: 120 },
			backupW: 5000,
			weightKg: 23.8,
		},
	},
	{
		id: 'hybrid-inverter-10kw-three-phase',
		name: 'Hybrid Inverter 10kW Three-Phase',
		brand: 'Vidyuja',
		priceRupees: 168000,
		stock: 7,
		description:
			'Three phases with a 48 V battery side, for large homes and workshops. Each phase may carry a different load, even in backup. A generator can be connected too.',
		sheet: {
			...hybrid48,
			phases: 3,
			acW: 10000,
			efficiencyPct: 97.6,
			maxPvW: 15000,
			maxDcV: 800,
			startV: 160,
			mpptMinV: 200,
			mpptMaxV: 650,
			mppts: trackers(2, { maxCurrentA: 32, maxShortCircuitA: 44, strings: 2 }),
			battery: { minV: 40, maxV: 60, maxChargeA: 210, maxDischargeA: 210 },
			backupW: 10000,
			weightKg: 38.6,
		},
	},
	{
		id: 'hybrid-inverter-12kw-high-voltage',
		name: 'Hybrid Inverter 12kW High-Voltage',
		brand: 'Vidyuja',
		priceRupees: 198000,
		stock: 5,
		description:
			'For three-phase homes with a high-voltage battery tower. Charges and gives at up to 10 kW, so that air conditioners and a car charger run from the battery. Runs whisper-quiet at night.',
		sheet: {
			...hybrid48,
			phases: 3,
			acW: 12000,
			efficiencyPct: 98.1,
			maxPvW: 18000,
			maxDcV: 1000,
			startV: 180,
			mpptMinV: 180,
			mpptMaxV: 850,
			mppts: trackers(2, { maxCurrentA: 20, maxShortCircuitA: 26, strings: 1 }),
			battery: { minV: 150, maxV: 600, maxChargeA: 50, maxDischargeA: 50 },
			backupW: 12000,
			weightKg: 31,
			warrantyYears: 10,
		},
	},
	{
		id: 'off-grid-inverter-5kw',
		name: 'Off-Grid Inverter 5kW',
		brand: 'Vidyuja',
		priceRupees: 54900,
		stock: 16,
		description:
			'Power where no line reaches: farm houses, resorts, telecom huts. Runs from panels and a 48 V battery and can start a generator when both run low. The large display reads well in the sun.',
		sheet: {
			...hybrid48,
			type: 'off-grid',
			acW: 5000,
			efficiencyPct: 94,
			maxPvW: 6000,
			startV: 120,
			mpptMinV: 120,
			mpptMaxV: 450,
			mppts: trackers(1, { maxCurrentA: 27, maxShortCircuitA: 36, strings: 2 }),
			battery: { minV: 40, maxV: 60, maxChargeA: 100, maxDischargeA: 110 },
			backupW: 5000,
			ingressProtection: 'IP21',
			weightKg: 11.5,
			warrantyYears: 3,
		},
	},
	{
		id: 'micro-inverter-800w',
		name: 'Micro-Inverter 800W',
		brand: 'Vidyuja',
		priceRupees: 15900,
		stock: 25,
		description:
			'Sits under two panels and turns each into mains power on its own. Shade on one leaves the other alone. No high DC voltage anywhere on the roof.',
		sheet: {
			...micro,
			acW: 800,
			efficiencyPct: 96.5,
			maxPvW: 1200,
			mppts: trackers(2, oneString),
			weightKg: 3.4,
		},
	},
	{
		id: 'micro-inverter-2000w',
		name: 'Micro-Inverter 2000W',
		brand: 'Vidyuja',
		priceRupees: 31900,
		stock: 0,
		description:
			'Four panels, four trackers, one cable down to the house. For roofs with chimneys, trees and corners. You see every panel on its own in the app.',
		sheet: {
			...micro,
			acW: 2000,
			efficiencyPct: 96.7,
			maxPvW: 2800,
			mppts: trackers(4, oneString),
			weightKg: 5.2,
		},
	},
	{
		id: 'string-inverter-10kw-three-phase',
		name: 'String Inverter 10kW Three-Phase',
		brand: 'Dhruvolt',
		priceRupees: 78900,
		stock: 15,
		description:
			'For shops, schools and large homes on three phases. Cooled without a fan, so there is nothing to clean. Surge protection on both sides is built in.',
		sheet: {
			...threePhase,
			acW: 10000,
			efficiencyPct: 98.4,
			maxPvW: 15000,
			mpptMinV: 160,
			mpptMaxV: 1000,
			mppts: trackers(2, { maxCurrentA: 20, maxShortCircuitA: 26, strings: 1 }),
			weightKg: 17.8,
		},
	},
	{
		id: 'string-inverter-25kw-three-phase',
		name: 'String Inverter 25kW Three-Phase',
		brand: 'Dhruvolt',
		priceRupees: 194000,
		stock: 8,
		description:
			'Three trackers with two strings each, for workshops, cold stores and petrol pumps. A DC switch sits on the underside. Watches every string and reports one that falls behind.',
		sheet: {
			...threePhase,
			acW: 25000,
			efficiencyPct: 98.6,
			maxPvW: 37500,
			mpptMinV: 200,
			mpptMaxV: 1000,
			mppts: trackers(3, { maxCurrentA: 32, maxShortCircuitA: 48, strings: 2 }),
			weightKg: 27.5,
			warrantyYears: 10,
		},
	},
	{
		id: 'string-inverter-50kw-three-phase',
		name: 'String Inverter 50kW Three-Phase',
		brand: 'Dhruvolt',
		priceRupees: 312000,
		stock: 1,
		description:
			'For factory roofs and housing societies. Four trackers, eight strings, fans that can be changed from outside in five minutes. Our engineer goes through the string plan with you before it ships.',
		sheet: {
			...threePhase,
			acW: 50000,
			efficiencyPct: 98.7,
			maxPvW: 75000,
			startV: 200,
			mpptMinV: 200,
			mpptMaxV: 1000,
			mppts: trackers(4, { maxCurrentA: 40, maxShortCircuitA: 60, strings: 2 }),
			weightKg: 43,
			warrantyYears: 10,
		},
	},
]

export const inverters: SampleProduct[] = entries.map((entry) => ({
	...entry,
	category: 'Inverters',
	wattage: entry.sheet.acW,
}))
