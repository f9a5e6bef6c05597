import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { SheetOf, TechnicalSheet } from '../../../catalogue/sheet.ts'
import { climateOfCity, climateOfPin } from '../../climate/climate.ts'
import { figuresAs, type Item, whyUnchecked } from '../../electrical/items.ts'
import { siteOf } from '../climate/extremes.ts'
import type { StringAnswerWithMessages, StringRequest } from '../fits/fit-schema.ts'
import { PLAINS, passes, type Site } from './check.ts'
import { findLayouts, layOut } from './layouts.ts'
import { type InverterFigures, type PanelFigures, seriesLimits, seriesRange } from './voltages.ts'

/** How many ways to divide the panels are shown. */
const SHOWN = 5

interface Place {
	tMin?: number | undefined
	tCellMax?: number | undefined
	pin?: string | undefined
	city?: string | undefined
}

/** The extremes asked for, each given one before that of the place; the plains where there is none. */
export function siteFrom({ tMin, tCellMax, pin, city }: Place): Result<Site> {
	if (tMin !== undefined && tCellMax !== undefined) return ok({ tMin, tCellMax })
	if (!pin && !city) return ok(PLAINS)
	const found = pin ? climateOfPin(pin) : climateOfCity(city ?? '')
	if (!found.ok) return found
	const there = siteOf(found.value.design)
	if (tMin !== undefined) return ok({ tMin, tCellMax: there.tCellMax })
	return ok({ ...there, tCellMax: tCellMax ?? there.tCellMax })
}

/** The figures of a product for one part of the string; refused, naming the field, where it has none. */
export function figuresFor<K extends 'panel' | 'inverter'>(
	item: Item,
	kind: K,
): Result<SheetOf<K>> {
	const figures = figuresAs(item, kind as TechnicalSheet['kind']) as SheetOf<K> | null
	if (figures) return ok(figures)
	const { name } = item
	const why = whyUnchecked(item) ?? message('planner.product.other_kind', { name, kind })
	return failField(`${kind}Id`, why)
}

/** Figures as they came in, with the optional ones filled in. */
export function givenFigures({ panel, inverter }: Pick<StringRequest, 'panel' | 'inverter'>): {
	panel: PanelFigures | null
	inverter: InverterFigures | null
} {
	return {
		panel: panel ? { ...panel, powerW: panel.powerW ?? panel.vmpV * panel.impA } : null,
		inverter: inverter
			? {
					...inverter,
					mppts: inverter.mppts.map((tracker) => ({
						...tracker,
						maxShortCircuitA: tracker.maxShortCircuitA ?? tracker.maxCurrentA,
					})),
				}
			: null,
	}
}

/** The string that is checked, where its length is not given: the longest that passes. */
function usualLength(panel: PanelFigures, inverter: InverterFigures, site: Site, strings: number) {
	const range = seriesRange(panel, inverter, site)
	if (!range) return Math.max(1, Math.min(1000, seriesLimits(panel, inverter, site).most))
	const most = Math.min(1000, range.max)
	for (let inSeries = most; inSeries >= range.min; inSeries--)
		if (passes(layOut(panel, inverter, site, { inSeries, strings }).checks)) return inSeries
	return most
}

/** Everything about the strings of one panel on one inverter at a site. */
export function answerString(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	request: Pick<StringRequest, 'inSeries' | 'strings' | 'panels'>,
): StringAnswerWithMessages {
	const range = seriesRange(panel, inverter, site)
	const found =
		request.panels === undefined ? null : findLayouts(panel, inverter, site, request.panels)
	const best = request.inSeries === undefined ? found?.layouts?.[0]?.layout : undefined
	const strings = request.strings ?? best?.strings ?? 1
	const inSeries = request.inSeries ?? best?.inSeries ?? usualLength(panel, inverter, site, strings)
	const { checks } = layOut(panel, inverter, site, { inSeries, strings })
	// One string alone says nothing of how the inverter will be used.
	const whole = found !== null || request.inSeries !== undefined || request.strings !== undefined
	return {
		min: range?.min ?? null,
		max: range?.max ?? null,
		fits: passes(checks) && (found === null || found.layouts !== null),
		inSeries,
		strings,
		tMin: site.tMin,
		tCellMax: site.tCellMax,
		checks: whole ? checks : checks.filter(({ rule }) => rule !== 'dc-ac-ratio'),
		layouts: found?.layouts?.slice(0, SHOWN).map(({ layout }) => layout) ?? [],
		reasons: found?.reasons ?? [],
	}
}
