import { counted, errorsOf, figure, passes, type Rule, type Site, warningsOf } from './check.ts'
import type { Judgement } from './layout.ts'
import { powerChecks, spread, trackerChecks } from './strings.ts'
import { unevenLayouts } from './uneven-strings.ts'
import { voltageChecks } from './voltage-checks.ts'
import {
	type InverterFigures,
	type PanelFigures,
	seriesLimits,
	seriesRange,
	vocAt,
} from './voltages.ts'

export interface Found {
	/** Those that pass, best first; null when there is none. */
	layouts: Judgement[] | null
	/** Why there is none: the first rule in the way, and sentences for a buyer. */
	rule: Obstacle | null
	reasons: string[]
	/** The same for an engineer: formulas filled in. */
	details: string[]
}

/** What stands in the way: a rule, or that the number of panels cannot be divided. */
export type Obstacle = Rule | 'layout'

/** So many strings of one length on so many inverters of a kind, with every check of them. */
export function layOut(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	{ inSeries, strings, inverters = 1 }: { inSeries: number; strings: number; inverters?: number },
): Judgement {
	const most = Math.ceil(strings / inverters)
	const withMost = strings - (most - 1) * inverters
	const busy = spread(panel, inverter, most)
	const calm = most > 1 && withMost < inverters ? spread(panel, inverter, most - 1) : null
	const idle = inverter.mppts.map(() => 0)
	const spreads = Array.from({ length: inverters }, (_, index) =>
		index < withMost ? busy : (calm ?? idle),
	)
	return {
		layout: {
			inSeries,
			strings,
			inverters: spreads,
			lengths: spreads.map((counts) => counts.map((count) => (count > 0 ? inSeries : 0))),
		},
		checks: [
			...voltageChecks(panel, inverter, site, inSeries),
			...trackerChecks(panel, inverter, busy),
			...powerChecks(panel, inverter, most * inSeries),
		],
	}
}

/** How many inverters one layout may have. */
const MAX_INVERTERS = 1000

/**
 * The ways to divide so many panels into strings over the trackers of so many inverters of a kind:
 * fewest warnings first, then fewest strings side by side on a tracker, then longest strings. Equal
 * strings where there can be such, else of two lengths, each on trackers of its own.
 */
export function findLayouts(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	panels: number,
	inverters = 1,
): Found {
	const range = seriesRange(panel, inverter, site)
	if (!range) {
		const { rule, reason } = whyNoLength(panel, inverter, site)
		const { most } = seriesLimits(panel, inverter, site)
		const details = broken(panel, inverter, site, [Math.max(1, most)])
		return { layouts: null, rule, reasons: [reason], details }
	}
	if (inverters > MAX_INVERTERS)
		return {
			layouts: null,
			rule: 'layout',
			reasons: [`More than ${MAX_INVERTERS} inverters are for an engineer to plan.`],
			details: [],
		}
	const inputs = inverter.mppts.reduce((sum, { strings }) => sum + strings, 0) * inverters
	const tried: Judgement[] = []
	for (let inSeries = range.min; inSeries <= Math.min(range.max, panels); inSeries++) {
		const strings = panels / inSeries
		if (!Number.isInteger(strings) || strings > inputs || strings < inverters) continue
		tried.push(layOut(panel, inverter, site, { inSeries, strings, inverters }))
	}
	const equal = tried.filter(({ checks }) => passes(checks))
	const uneven =
		equal.length > 0 ? [] : unevenLayouts(panel, inverter, site, range, panels, inverters)
	tried.push(...uneven)
	const layouts = [...equal, ...uneven.filter(({ checks }) => passes(checks))].sort(better)
	if (layouts.length > 0) return { layouts, rule: null, reasons: [], details: [] }
	const [nearest] = tried.sort((a, b) => errorsOf(a.checks).length - errorsOf(b.checks).length)
	const errors = errorsOf(nearest?.checks ?? [])
	if (errors.length > 0)
		return {
			layouts: null,
			rule: errors[0]?.rule ?? 'layout',
			reasons: errors.map(({ sentence }) => sentence),
			details: errors.map(({ detail }) => detail),
		}
	return {
		layouts: null,
		rule: 'layout',
		reasons: [undivided(range, panels, inverters, inputs)],
		details: broken(panel, inverter, site, [range.min - 1, range.max + 1]),
	}
}

/** What single strings of these lengths break. */
function broken(panel: PanelFigures, inverter: InverterFigures, site: Site, lengths: number[]) {
	return lengths
		.filter((inSeries) => inSeries > 0)
		.flatMap((inSeries) => errorsOf(layOut(panel, inverter, site, { inSeries, strings: 1 }).checks))
		.map(({ detail }) => detail)
}

const sideBySide = ({ layout }: Judgement) => Math.max(...(layout.inverters[0] ?? [0]))

function better(a: Judgement, b: Judgement): number {
	return (
		warningsOf(a.checks).length - warningsOf(b.checks).length ||
		sideBySide(a) - sideBySide(b) ||
		b.layout.inSeries - a.layout.inSeries
	)
}

/** Why no length of string will do. */
export function whyNoLength(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
): { rule: Rule; reason: string } {
	const { fewest, most } = seriesLimits(panel, inverter, site)
	const one = inverter.type === 'micro' ? 'An input of the micro-inverter' : 'The inverter'
	if (most === 0)
		return {
			rule: 'cold-voltage',
			reason: `${one} takes ${figure(inverter.maxDcV)} V, and one panel alone has ${figure(vocAt(panel, site.tMin))} V at ${figure(site.tMin)} °C.`,
		}
	const needs = Number.isFinite(fewest) ? counted(fewest, 'panel') : 'more panels than there can be'
	return {
		rule: 'hot-voltage',
		reason: `${one} needs at least ${needs} in a row to work in the heat, and takes at most ${most} in the cold.`,
	}
}

function undivided(
	{ min, max }: { min: number; max: number },
	panels: number,
	inverters: number,
	inputs: number,
): string {
	const lengths = min === max ? `of ${min}` : `of ${min} to ${max}`
	if (panels < min * inverters)
		return `${panels} ${panels === 1 ? 'panel is' : 'panels are'} too few: ${inverters === 1 ? 'the inverter' : 'each inverter'} needs at least ${min} in a row.`
	if (panels > max * inputs)
		return `${panels} panels are too many: there are inputs for ${counted(inputs, 'string')} of at most ${max}.`
	return `${panels} panels cannot be divided into strings ${lengths} for ${inputs} ${inputs === 1 ? 'input' : 'inputs'}.`
}

/** The numbers of panels nearest to this one, below and above, that can be laid out. */
export function nearestCounts(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	panels: number,
	inverters = 1,
): number[] {
	const range = seriesRange(panel, inverter, site)
	if (!range) return []
	const lengths = Array.from({ length: range.max - range.min + 1 }, (_, step) => range.min + step)
	const alone = (inSeries: number) =>
		passes(layOut(panel, inverter, site, { inSeries, strings: 1 }).checks)
	// What is too much for one string is too much for several.
	if (!lengths.some(alone)) return []
	const possible = (count: number) =>
		count > 0 && findLayouts(panel, inverter, site, count, inverters).layouts !== null
	const steps = Array.from({ length: Math.min(60, range.max + inverters) }, (_, step) => step + 1)
	const [below, above] = [-1, 1].map((way) =>
		steps.map((step) => panels + way * step).find(possible),
	)
	return [below, above].filter((count) => count !== undefined)
}
