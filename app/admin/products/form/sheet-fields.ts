import type { Category } from '../../../../domain/catalogue/schema'
import type { TechnicalSheet } from '../../../../domain/catalogue/sheet'
import { isKeyOf } from '../../../../shared/one-of'
import {
	choice,
	number as decimal,
	type FieldSpec,
	part,
	rows,
	text as words,
} from '../../../components/forms/field-spec'
import { choicesOf } from '../../../ui/forms/choices'
import type { Values } from '../../../ui/forms/values'

type SheetKind = TechnicalSheet['kind']

interface SheetForm {
	title: string
	fields: FieldSpec[]
}

const number = (name: string, label: string, unit?: string, hint?: string) =>
	decimal(name, label, { unit, hint, signed: hint === NEGATIVE, required: true })

/** May be left out. */
const optional = (name: string, label: string, unit: string | undefined, hint: string) =>
	decimal(name, label, { unit, hint, blank: 'omit' })

const text = (name: string, label: string, hint?: string) =>
	words(name, label, { hint, maxLength: 200, required: true })

const CHOOSE = { value: '', label: 'Choose', disabled: true }

const oneOf = (
	name: string,
	label: string,
	labels: Record<string, string>,
	more: { of?: 'number' | 'flag'; hint?: string | undefined; blank?: 'omit' } = {},
) => choice(name, label, [CHOOSE, ...choicesOf(labels)], { required: true, ...more })

const yesNo = (name: string, label: string, hint?: string) =>
	oneOf(name, label, { yes: 'Yes', no: 'No' }, { of: 'flag', blank: 'omit', hint })

const NEGATIVE = 'Negative'
const WEIGHT = number('weightKg', 'Weight', 'kg')
const WARRANTY = number('warrantyYears', 'Warranty', 'years', '0 where there is none')
const CHEMISTRY = text('chemistry', 'Cell chemistry', 'Such as LiFePO₄')
const CYCLES = number('cycles', 'Cycle life', 'cycles')
const PROTECTED = text('ingressProtection', 'Ingress protection', 'Such as IP65')

/** Rows of fields, at least one. */
const several = (name: string, label: string, one: string, fields: FieldSpec[]) =>
	rows(name, label, fields, { one, add: `Add ${one}`, least: 1, most: 50, layout: 'cards' })

/** The form of each kind of sheet; the API judges the typed values. */
const SHEET_FORMS: Record<SheetKind, SheetForm> = {
	panel: {
		title: 'Panel',
		fields: [
			text('technology', 'Cell technology', 'Such as Mono PERC, half-cut'),
			number('powerW', 'Rated power (Pmax)', 'W'),
			number('vocV', 'Open-circuit voltage (Voc)', 'V'),
			number('iscA', 'Short-circuit current (Isc)', 'A'),
			number('vmpV', 'Voltage at maximum power (Vmp)', 'V'),
			number('impA', 'Current at maximum power (Imp)', 'A'),
			number('gammaPmpPctPerC', 'Temperature coefficient of power', '% per °C', NEGATIVE),
			number('betaVocPctPerC', 'Temperature coefficient of Voc', '% per °C', NEGATIVE),
			number('alphaIscPctPerC', 'Temperature coefficient of Isc', '% per °C'),
			number('noctC', 'Nominal cell temperature (NOCT)', '°C'),
			number('cells', 'Number of cells'),
			yesNo('bifacial', 'Bifacial'),
			optional('bifacialityPct', 'Bifaciality', '%', 'Of the rear over the front; 70 where empty'),
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
			oneOf('type', 'Type', {
				string: 'String, on the grid',
				hybrid: 'Hybrid: panels, battery and grid',
				micro: 'Micro, behind the panel',
				'off-grid': 'Off-grid',
			}),
			number('acW', 'Rated AC power', 'W'),
			oneOf('phases', 'Phases', { 1: 'One', 3: 'Three' }, { of: 'number' }),
			number('efficiencyPct', 'Efficiency', '%'),
			number('maxPvW', 'Maximum panel power', 'W'),
			number('maxDcV', 'Maximum DC voltage', 'V'),
			number('startV', 'Start voltage', 'V'),
			number('mpptMinV', 'MPPT range from', 'V'),
			number('mpptMaxV', 'MPPT range to', 'V'),
			optional('backupW', 'Backup power', 'W', 'Blank where it carries nothing without the grid'),
			optional(
				'surgeW',
				'Surge power',
				'W',
				'For seconds, as a motor starts; 1.5 times as much where empty',
			),
			PROTECTED,
			WEIGHT,
			WARRANTY,
			several('mppts', 'Trackers (MPPT)', 'tracker', [
				number('maxCurrentA', 'Maximum current', 'A'),
				number('maxShortCircuitA', 'Maximum short-circuit current', 'A'),
				number('strings', 'Strings'),
			]),
			part(
				'battery',
				'Takes a battery',
				[
					number('minV', 'Battery voltage from', 'V'),
					number('maxV', 'Battery voltage to', 'V'),
					number('maxChargeA', 'Maximum charging current', 'A'),
					number('maxDischargeA', 'Maximum discharging current', 'A'),
				],
				{ ticked: true },
			),
		],
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
			optional('maxSeries', 'Batteries in series', undefined, 'Empty where the maker allows none'),
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
			several('parts', 'Parts', 'part', [
				text('productId', 'Product id'),
				number('quantity', 'Pieces'),
			]),
		],
	},
	mounting: {
		title: 'Mounting',
		fields: [
			oneOf('roof', 'Made for', {
				flat: 'Flat roof',
				pitched: 'Pitched roof',
				ground: 'Open ground',
			}),
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

const isKind = isKeyOf<SheetKind>(SHEET_FORMS)

/** The kinds that are offered: those that suit a category, and the one there is. Without a category, `all` of them. */
function offered(category: string, kind: string, all: boolean): SheetKind[] {
	const isCategory = isKeyOf<Category>(KINDS)(category)
	const kinds = isCategory ? KINDS[category] : all ? Object.values(KINDS).flat() : []
	return isKind(kind) && !kinds.includes(kind) ? [kind, ...kinds] : kinds
}

/** Where the kind of the sheet stands in a product's form. */
export const SHEET_KIND = 'sheet.kind'

/** The kind of sheet of a product. @param all whether each kind is offered before a category is chosen */
export function sheetKind({ category = '', [SHEET_KIND]: kind = '' }: Values, all = false) {
	const kinds = offered(category, kind, all).map((each) => ({
		value: each,
		label: SHEET_FORMS[each].title,
	}))
	return choice('kind', 'Kind of sheet', [{ value: '', label: 'None' }, ...kinds], {
		hint: category === '' ? 'Choose a category first.' : 'Optional. The planner reads its figures.',
		wide: true,
	})
}

/** The figures of a kind of sheet; none where there is no such kind. */
export const sheetFigures = (kind: string | undefined) =>
	isKind(kind) ? SHEET_FORMS[kind].fields : []

/** A product's technical sheet, field by field. */
export const sheetFields = (values: Values) =>
	part('sheet', 'Technical sheet', [sheetKind(values), ...sheetFigures(values[SHEET_KIND])])
