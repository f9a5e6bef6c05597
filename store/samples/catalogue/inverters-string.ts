import { type InverterEntry, oneString, trackers } from './inverter-inputs.ts'

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

/** For homes. */
export const singlePhaseInverters: InverterEntry[] = [
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
]

/** For shops, schools and factories. */
export const threePhaseInverters: InverterEntry[] = [
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
