import { rounded } from '../rounding.ts'

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
	/** What it comes to, and what it may be or must be, in `unit`. */
	value: number
	limit: number
	unit: Unit
	severity: Severity
	/** For a buyer, with the numbers. */
	sentence: string
	/** For an engineer: the formula filled in. */
	detail: string
}

/** What the temperatures of a place do to panels: the coldest air and the hottest cell, °C. */
export interface Site {
	tMin: number
	tCellMax: number
	/** Whether the coldest air is assumed, since no weather station knows it. */
	isColdAssumed?: boolean
}

/** The plains of India where nothing better is known: a frosty morning, and cells under a May sun. */
export const PLAINS: Site = { tMin: 0, tCellMax: 82 }

const FORMATS = [0, 1, 2, 3].map(
	(maximumFractionDigits) => new Intl.NumberFormat('en-IN', { maximumFractionDigits }),
)

/** A number as it is read: with at most `digits` decimals, up to three, and Indian separators. */
export function figure(value: number, digits = 1): string {
	const number = rounded(value, digits)
	// What has no separators is written at once; lists of products come to many thousand figures.
	return Math.abs(number) < 1000 ? String(number) : (FORMATS[digits]?.format(number) ?? '')
}

/** `1 panel`, `9 panels`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
	`${figure(count, 0)} ${count === 1 ? one : many}`

interface Judged {
	rule: Rule
	severity?: Severity
	value: number
	limit: number
	unit: Unit
	/** What is said where it is kept, and where it is not. */
	kept: string
	broken: string
	formula: string
}

/** The value may be as much as the limit. */
export const atMost = (judged: Judged): Check => judge(judged, judged.value <= judged.limit, '≤')

/** The value must be the limit or more. */
export const atLeast = (judged: Judged): Check => judge(judged, judged.value >= judged.limit, '≥')

function judge(judged: Judged, ok: boolean, sign: '≤' | '≥'): Check {
	const { rule, severity = 'error', value, limit, unit, kept, broken, formula } = judged
	const instead = sign === '≤' ? '>' : '<'
	const as = (number: number) =>
		unit === 'ratio' ? figure(number, 2) : `${figure(number, 2)} ${unit}`
	return {
		rule,
		ok,
		value: rounded(value, 2),
		limit: rounded(limit, 2),
		unit,
		severity,
		sentence: ok ? kept : broken,
		detail: `${formula} = ${as(value)} ${ok ? sign : instead} ${as(limit)}`,
	}
}

/** Nothing that forbids it; warnings may remain. */
export const passes = (checks: readonly Check[]) =>
	checks.every(({ ok, severity }) => ok || severity === 'warning')

export const errorsOf = (checks: readonly Check[]) =>
	checks.filter(({ ok, severity }) => !ok && severity === 'error')

export const warningsOf = (checks: readonly Check[]) =>
	checks.filter(({ ok, severity }) => !ok && severity === 'warning')
