import { type Message, message } from '../../../../shared/messages/message.ts'
import {
	detailsOf,
	errorsOf,
	passes,
	type Rule,
	type Site,
	sentencesOf,
	warningsOf,
} from './check.ts'
import type { Judgement } from './layout.ts'
import { distribute, powerChecks, trackerChecks } from './strings.ts'
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
	/** The layouts that pass, best first; null when there is none. */
	layouts: Judgement[] | null
	/** Why there is none: the first rule in the way, and the reasons shown to a buyer. */
	rule: FailedRule | null
	reasons: Message[]
	/** The same for an engineer: formulas filled in. */
	details: Message[]
}

/** The failed rule, or `layout` where the number of panels cannot be divided. */
export type FailedRule = Rule | 'layout'

/** So many strings of one length on so many inverters of a kind, with every check of them. */
export function layOut(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	{ inSeries, strings, inverters = 1 }: { inSeries: number; strings: number; inverters?: number },
): Judgement {
	const most = Math.ceil(strings / inverters)
	const withMost = strings - (most - 1) * inverters
	const busy = distribute(panel, inverter, most, site)
	const calm = most > 1 && withMost < inverters ? distribute(panel, inverter, most - 1, site) : null
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
			...trackerChecks(panel, inverter, busy, site),
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
			reasons: [message('planner.layout.too_many_inverters', { most: MAX_INVERTERS })],
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
			reasons: sentencesOf(errors),
			details: detailsOf(errors),
		}
	return {
		layouts: null,
		rule: 'layout',
		reasons: [undivided(range, panels, inverters, inputs)],
		details: broken(panel, inverter, site, [range.min - 1, range.max + 1]),
	}
}

/** The rules that single strings of these lengths break. */
function broken(panel: PanelFigures, inverter: InverterFigures, site: Site, lengths: number[]) {
	const singles = lengths
		.filter((inSeries) => inSeries > 0)
		.flatMap((inSeries) => errorsOf(layOut(panel, inverter, site, { inSeries, strings: 1 }).checks))
	return detailsOf(singles)
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
): { rule: Rule; reason: Message } {
	const { fewest, most } = seriesLimits(panel, inverter, site)
	const { maxDcV, type } = inverter
	const isMicro = type === 'micro'
	if (most === 0) {
		const { tMin } = site
		const about = { isMicro, maxDcV, panelV: vocAt(panel, tMin), tMin }
		return { rule: 'cold-voltage', reason: message('planner.layout.one_panel_too_much', about) }
	}
	const about = { isMicro, fewest: Number.isFinite(fewest) ? fewest : null, most }
	return { rule: 'hot-voltage', reason: message('planner.layout.no_length', about) }
}

function undivided(
	{ min: fewest, max: most }: { min: number; max: number },
	panels: number,
	inverters: number,
	inputs: number,
): Message {
	if (panels < fewest * inverters)
		return message('planner.layout.too_few_panels', { panels, fewest, inverters })
	if (panels > most * inputs)
		return message('planner.layout.too_many_panels', { panels, inputs, most })
	return message('planner.layout.undivided', { panels, inputs, fewest, most })
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
	// A rule that one string breaks is broken by several.
	if (!lengths.some(alone)) return []
	const possible = (count: number) =>
		count > 0 && findLayouts(panel, inverter, site, count, inverters).layouts !== null
	const steps = Array.from({ length: Math.min(60, range.max + inverters) }, (_, step) => step + 1)
	const [below, above] = [-1, 1].map((way) =>
		steps.map((step) => panels + way * step).find(possible),
	)
	return [below, above].filter((count) => count !== undefined)
}
