import { compared, figure } from '../../../format/english.ts'
import type { Message, Say } from '../../types.ts'

/** So many of a battery. */
interface Batteries {
	quantity: number
	nominalV: number
	chemistry: string
}

const volts = ({ quantity, nominalV, chemistry }: Batteries) =>
	`${quantity} × ${nominalV} V (${chemistry})`

const VOLTAGES: Record<string, string> = {
	nominal: 'nominal voltage',
	lowest: 'lowest battery voltage',
	highest: 'highest battery voltage',
}

interface Result {
	formula: Message
	value: number
	sign: '≤' | '≥' | '<' | '>'
	limit: number
	/** None of a ratio. */
	unit: string
}

const withUnit = (figure: string, unit: string) => (unit === 'ratio' ? figure : `${figure} ${unit}`)

/** For an engineer: the formulas of the rules, filled in. */
export const formulas = {
	'planner.formula.result': ({ formula, value, sign, limit, unit }: Result, say: Say) => {
		const [given, most] = compared(value, limit, 2)
		return `${say(formula)} = ${withUnit(given, unit)} ${sign} ${withUnit(most, unit)}`
	},
	/** Celsius: of the cells. */
	'planner.formula.string_voltage': (p: {
		inSeries: number
		volts: number
		pctPerC: number
		celsius: number
	}) =>
		`${p.inSeries} × ${figure(p.volts, 2)} V × (1 + (${figure(p.pctPerC, 3)} %/°C) × (${figure(p.celsius)} − 25) °C)`,
	'planner.formula.panels_in_series': 'panels in series',
	'planner.formula.strings_on_input': 'strings on one MPPT',
	'planner.formula.working_current': (p: { strings: number; amperes: number }) =>
		`${p.strings} × ${figure(p.amperes, 2)} A`,
	'planner.formula.bright_current': (p: { strings: number; amperes: number }) =>
		`1.25 × ${p.strings} × ${figure(p.amperes, 2)} A`,
	'planner.formula.site_current': (p: {
		strings: number
		amperes: number
		bright: number
		alpha: number
		celsius: number
		rear: number
	}) =>
		`${p.strings} × ${figure(p.amperes, 2)} A × ${figure(p.bright, 2)} × (1 + ${figure(p.alpha, 3)} %/°C × (${figure(p.celsius)} − 25) °C)${p.rear > 1 ? ` × ${figure(p.rear, 3)} (both faces)` : ''}`,
	'planner.formula.panel_power': (p: { panels: number; powerW: number }) =>
		`${p.panels} × ${figure(p.powerW)} W`,
	'planner.formula.power_ratio': (p: { panels: number; powerW: number; acW: number }) =>
		`${p.panels} × ${figure(p.powerW)} W / ${figure(p.acW, 0)} W`,
	'planner.formula.no_battery_side': 'batteries on an inverter without a battery side',
	'planner.formula.battery_voltage': (p: {
		which: 'nominal' | 'lowest' | 'highest'
		inSeries: number
		volts: number
	}) =>
		p.inSeries === 1
			? `${VOLTAGES[p.which]}`
			: `${VOLTAGES[p.which]}, ${p.inSeries} × ${figure(p.volts, 2)} V`,
	'planner.formula.whole_banks': (p: { batteries: number; inSeries: number }) =>
		`batteries, against ⌈${p.batteries} / ${p.inSeries}⌉ × ${p.inSeries} in series`,
	'planner.formula.batteries_in_parallel': (p: { batteries: number; inverters: number }) =>
		`⌈${p.batteries} / ${p.inverters}⌉ in parallel`,
	'planner.formula.banks_in_parallel': (p: {
		banks: number
		inverters: number
		inSeries: number
	}) => `⌈${p.banks} / ${p.inverters}⌉ banks of ${p.inSeries} in parallel`,
	'planner.formula.charging': (p: { banks: number; amperes: number }) =>
		`charging, against ${p.banks} × ${figure(p.amperes)} A`,
	'planner.formula.discharging': (p: { banks: number; amperes: number }) =>
		`discharging, against ${p.banks} × ${figure(p.amperes)} A`,
	'planner.formula.output': 'output',
	'planner.formula.surge': 'output for seconds',
	'planner.formula.single_phase_power': 'Σ P_ac of single-phase inverters',
	'planner.formula.mixed_phases': 'single-phase inverters beside three-phase ones, not in threes',
	'planner.formula.mixed_batteries': (p: {
		one: Batteries
		other: Batteries
		inverter: string
		inverters: number
	}) =>
		`${volts(p.one)} beside ${volts(p.other)}; one kind on each inverter, and ${p.inverters} × ${p.inverter} for both`,
	/** All kinds of panel on all kinds of inverter. */
	'planner.formula.all_panels': (p: { panelsW: number; invertersW: number }) =>
		`Σ panels = ${figure(p.panelsW, 0)} W > Σ inverters = ${figure(p.invertersW, 0)} W`,
	'planner.formula.too_few_panels': (p: { panels: number; fewest: number }) =>
		`${p.panels} < ${p.fewest} in series`,
	'planner.formula.too_many_panels': (p: { panels: number; most: number }) =>
		`${p.panels} > ${p.most} on all inputs`,
}
