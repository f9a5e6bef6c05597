import type { Category } from '../../../../../domain/catalogue/schema'
import type { TechnicalSheet } from '../../../../../domain/catalogue/sheet'

export type SheetKind = TechnicalSheet['kind']

/** One figure of a technical sheet as it is asked for. */
export interface SheetField {
	name: string
	label: string
	as: 'number' | 'text' | 'yes-no'
	unit?: string
	hint?: string
	/** What may be chosen, where it is no free text. */
	choices?: [value: string, label: string][]
	optional?: true
}

export interface SheetForm {
	title: string
	fields: SheetField[]
	/** What there are several of, at least one. */
	list?: { name: string; title: string; one: string; fields: SheetField[] }
	/** What is there or not as a whole. */
	part?: { name: string; title: string; fields: SheetField[] }
}

const number = (
	name: string,
	label: string,
	unit?: string,
	hint?: string,
	optional?: true,
): SheetField => ({
	name,
	label,
	as: 'number',
	...(unit && { unit }),
	...(hint && { hint }),
	...(optional && { optional }),
})

const text = (name: string, label: string, hint?: string): SheetField => ({
	name,
	label,
	as: 'text',
	...(hint && { hint }),
})

const yesNo = (name: string, label: string, hint?: string): SheetField => ({
	name,
	label,
	as: 'yes-no',
	choices: [
		['yes', 'Yes'],
		['no', 'No'],
	],
	...(hint && { hint }),
})

const WEIGHT = number('weightKg', 'Weight', 'kg')
const WARRANTY = number('warrantyYears', 'Warranty', 'years', '0 where there is none')
const CHEMISTRY = text('chemistry', 'Cell chemistry', 'Such as LiFePO₄')
const CYCLES = number('cycles', 'Cycle life', 'cycles')
const PROTECTED = text('ingressProtection', 'Ingress protection', 'Such as IP65')

/** The form of each kind of sheet; the API judges what is typed. */
export const SHEET_FORMS: Record<SheetKind, SheetForm> = {
	panel: {
		title: 'Panel',
		fields: [
			text('technology', 'Cell technology', 'Such as Mono PERC, half-cut'),
			number('powerW', 'Rated power (Pmax)', 'W'),
			number('vocV', 'Open-circuit voltage (Voc)', 'V'),
			number('iscA', 'Short-circuit current (Isc)', 'A'),
			number('vmpV', 'Voltage at maximum power (Vmp)', 'V'),
			number('impA', 'Current at maximum power (Imp)', 'A'),
			number('gammaPmpPctPerC', 'Temperature coefficient of power', '% per °C', 'Negative'),
			number('betaVocPctPerC', 'Temperature coefficient of Voc', '% per °C', 'Negative'),
			number('alphaIscPctPerC', 'Temperature coefficient of Isc', '% per °C'),
			number('noctC', 'Nominal cell temperature (NOCT)', '°C'),
			number('cells', 'Number of cells'),
			yesNo('bifacial', 'Bifacial'),
			number('efficiencyPct', 'Efficiency', '%'),
			number('maxSystemV', 'Maximum system voltage', 'V'),
			number('lengthMm', 'Length', 'mm'),
			number('widthMm', 'Width', 'mm'),
			number('depthMm', 'Depth', 'mm'),
			WEIGHT,
			yesNo('madeInIndia', 'Made in India (DCR)', 'Cells and panel, as the home subsidy asks'),
			WARRANTY,
			number('performanceYears', 'Performance warranty', 'years', '0 where there is none'),
		],
	},
	inverter: {
		title: 'Inverter',
		fields: [
			{
				name: 'type',
				label: 'Type',
				as: 'text',
				choices: [
					['string', 'String, on the grid'],
					['hybrid', 'Hybrid: panels, battery and grid'],
					['micro', 'Micro, behind the panel'],
					['off-grid', 'Off-grid'],
				],
			},
			number('acW', 'Rated AC power', 'W'),
			{
				name: 'phases',
				label: 'Phases',
				as: 'number',
				choices: [
					['1', 'One'],
					['3', 'Three'],
				],
			},
			number('efficiencyPct', 'Efficiency', '%'),
			number('maxPvW', 'Maximum panel power', 'W'),
			number('maxDcV', 'Maximum DC voltage', 'V'),
			number('startV', 'Start voltage', 'V'),
			number('mpptMinV', 'MPPT range from', 'V'),
			number('mpptMaxV', 'MPPT range to', 'V'),
			number(
				'backupW',
				'Backup power',
				'W',
				'Blank where it carries nothing without the grid',
				true,
			),
			PROTECTED,
			WEIGHT,
			WARRANTY,
		],
		list: {
			name: 'mppts',
			title: 'Trackers (MPPT)',
			one: 'tracker',
			fields: [
				number('maxCurrentA', 'Maximum current', 'A'),
				number('maxShortCircuitA', 'Maximum short-circuit current', 'A'),
				number('strings', 'Strings'),
			],
		},
		part: {
			name: 'battery',
			title: 'Takes a battery',
			fields: [
				number('minV', 'Battery voltage from', 'V'),
				number('maxV', 'Battery voltage to', 'V'),
				number('maxChargeA', 'Maximum charging current', 'A'),
				number('maxDischargeA', 'Maximum discharging current', 'A'),
			],
		},
	},
	battery: {
		title: 'Battery',
		fields: [
			CHEMISTRY,
			number('capacityKwh', 'Capacity', 'kWh'),
			number('usableKwh', 'Usable capacity', 'kWh'),
			number('nominalV', 'Nominal voltage', 'V'),
			number('minV', 'Voltage when empty', 'V'),
			number('maxV', 'Voltage when full', 'V'),
			number('ratedAh', 'Rated charge', 'Ah'),
			number('recommendedChargeA', 'Recommended charging current', 'A'),
			number('maxChargeA', 'Maximum charging current', 'A'),
			number('maxDischargeA', 'Maximum discharging current', 'A'),
			number('maxParallel', 'Batteries side by side', undefined, 'How many can work in parallel'),
			number(
				'maxSeries',
				'Batteries in series',
				undefined,
				'Empty where the maker allows none',
				true,
			),
			CYCLES,
			WEIGHT,
			WARRANTY,
		],
	},
	generator: {
		title: 'Generator',
		fields: [
			CHEMISTRY,
			number('capacityKwh', 'Capacity', 'kWh'),
			number('outputW', 'Rated output', 'W'),
			number('surgeW', 'Surge output', 'W', 'For the seconds in which a motor starts'),
			number('maxSolarW', 'Maximum panel power', 'W'),
			number('solarMinV', 'Panel voltage from', 'V'),
			number('solarMaxV', 'Panel voltage to', 'V'),
			text('outlets', 'Outlets', 'Such as 2 × 230 V, 4 × USB'),
			CYCLES,
			WEIGHT,
			WARRANTY,
		],
	},
	kit: {
		title: 'Kit',
		fields: [
			number('systemKw', 'System size', 'kW'),
			number('storageKwh', 'Storage', 'kWh', '0 where there is none'),
			number('roofAreaM2', 'Roof it needs', 'm²'),
			WARRANTY,
		],
		list: {
			name: 'parts',
			title: 'Parts',
			one: 'part',
			fields: [text('productId', 'Product id'), number('quantity', 'Pieces')],
		},
	},
	mounting: {
		title: 'Mounting',
		fields: [
			{
				name: 'roof',
				label: 'Made for',
				as: 'text',
				choices: [
					['flat', 'Flat roof'],
					['pitched', 'Pitched roof'],
					['ground', 'Open ground'],
				],
			},
			text('material', 'Material'),
			number('panels', 'Panels it holds'),
			number('tiltDeg', 'Tilt', '°', 'Between the panel and level ground'),
			number('windMs', 'Wind speed it stands', 'm/s'),
			WEIGHT,
			WARRANTY,
		],
	},
	cable: {
		title: 'Cable',
		fields: [
			text('conductor', 'Conductor'),
			number('crossSectionMm2', 'Cross-section', 'mm²'),
			number('lengthM', 'Length', 'm'),
			number('ratedV', 'Rated voltage', 'V'),
			number('ratedA', 'Rated current', 'A'),
			text('connectors', 'Plugs', 'Such as MC4, or None'),
		],
	},
	protection: {
		title: 'Protection',
		fields: [
			text('device', 'Device'),
			number('ratedV', 'Rated voltage', 'V'),
			number('ratedA', 'Rated current', 'A'),
			number('poles', 'Poles'),
			PROTECTED,
			text('contents', 'Contents'),
		],
	},
}

const KINDS: Record<Category, SheetKind[]> = {
	Panels: ['panel'],
	Batteries: ['battery'],
	Inverters: ['inverter'],
	Generators: ['generator'],
	Kits: ['kit'],
	Accessories: ['mounting', 'cable', 'protection'],
}

/** The sheets that suit a category. */
export const kindsOf = (category: string): SheetKind[] =>
	Object.hasOwn(KINDS, category) ? KINDS[category as Category] : []
