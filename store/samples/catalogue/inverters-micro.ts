import { type InverterEntry, oneString, trackers } from './inverter-inputs.ts'

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

/** For single panels. */
export const microInverters: InverterEntry[] = [
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
]
