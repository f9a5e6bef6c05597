import { type Message, message, type ParamsOf } from '../../../../shared/messages/message.ts'
import { rounded } from '../../../../shared/rounding.ts'

/** Every rule by its stable id; programs may go by these. */
export const RULES = [
	'cold-voltage',
	'system-voltage',
	'hot-voltage',
	'start-voltage',
	'tracking-voltage',
	'one-panel-per-input',
	'strings-per-input',
	'operating-current',
	'short-circuit-current',
	'pv-power',
	'dc-ac-ratio',
	'battery-input',
	'battery-voltage',
	'battery-low-voltage',
	'battery-high-voltage',
	'battery-series',
	'battery-parallel',
	'charge-current',
	'discharge-current',
	'mixed-batteries',
	'output-power',
	'starting-power',
	'single-phase-power',
	'mixed-phases',
] as const
export type Rule = (typeof RULES)[number]

export const UNITS = [
	'V',
	'A',
	'W',
	'panels',
	'strings',
	'batteries',
	'banks',
	'inverters',
	'ratio',
] as const
export type Unit = (typeof UNITS)[number]

/** An error forbids; a warning is worth a look before deciding, and fits all the same. */
export type Severity = 'error' | 'warning'

/** One rule applied to the figures at hand. */
export interface Check {
	rule: Rule
	ok: boolean
	/** The value calculated, and its limit, in `unit`. */
	value: number
	limit: number
	unit: Unit
	severity: Severity
	/** For a buyer, with the numbers. */
	sentence: Message
	/** For an engineer: the formula filled in. */
	detail: Message
}

/** The effect of a place's temperatures on panels: the coldest air and the hottest cell, °C. */
export interface Site {
	tMin: number
	tCellMax: number
	/** Whether the coldest air is assumed, since no weather station knows it. */
	isColdAssumed?: boolean
	/** The most that one phase of a connection carries there, W; the usual limit where it is not given. */
	singlePhaseW?: number
}

/** The plains of India where nothing better is known: a frosty morning, and cells under a May sun. */
export const PLAINS: Site = { tMin: 0, tCellMax: 82 }

/** The rules that a check can be of; a mix of batteries is found otherwise. */
type Judgeable = Exclude<Rule, 'mixed-batteries'>

/** The parameters of a rule's messages besides the value and the limit. */
type About<R extends Judgeable> = Omit<
	ParamsOf<`planner.check.${R}.kept`> & ParamsOf<`planner.check.${R}.broken`>,
	'value' | 'limit'
>

interface Judged<R extends Judgeable> {
	rule: R
	severity?: Severity
	value: number
	limit: number
	unit: Unit
	about: About<R>
	formula: Message
}

/** The value may be as much as the limit. */
export const atMost = <R extends Judgeable>(judged: Judged<R>): Check =>
	judge(judged, judged.value <= judged.limit, '≤')

/** The value must be the limit or more. */
export const atLeast = <R extends Judgeable>(judged: Judged<R>): Check =>
	judge(judged, judged.value >= judged.limit, '≥')

function judge<R extends Judgeable>(judged: Judged<R>, ok: boolean, wanted: '≤' | '≥'): Check {
	const { rule, severity = 'error', value, limit, unit, about, formula } = judged
	const sign = ok ? wanted : wanted === '≤' ? '>' : '<'
	// Figures that look equal would contradict a broken rule.
	const digits = !ok && rounded(value, 2) === rounded(limit, 2) ? 4 : 2
	return {
		rule,
		ok,
		value: rounded(value, digits),
		limit: rounded(limit, digits),
		unit,
		severity,
		sentence: sentenceOf(rule, ok, { ...about, value, limit }),
		detail: message('planner.formula.result', { formula, value, sign, limit, unit }),
	}
}

// `Judged` settles the params of each code; the compiler cannot follow that here.
const sentenceOf = (rule: Judgeable, ok: boolean, params: object): Message =>
	(message as (code: string, params: object) => Message)(
		`planner.check.${rule}.${ok ? 'kept' : 'broken'}`,
		params,
	)

/** Nothing that forbids it; warnings may remain. */
export const passes = (checks: readonly Check[]) =>
	checks.every(({ ok, severity }) => ok || severity === 'warning')

export const errorsOf = (checks: readonly Check[]) =>
	checks.filter(({ ok, severity }) => !ok && severity === 'error')

export const warningsOf = (checks: readonly Check[]) =>
	checks.filter(({ ok, severity }) => !ok && severity === 'warning')

export const sentencesOf = (checks: readonly Check[]) => checks.map(({ sentence }) => sentence)

export const detailsOf = (checks: readonly Check[]) => checks.map(({ detail }) => detail)
