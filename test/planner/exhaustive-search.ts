import { priceOf } from '../../domain/planner/electrical/items.ts'
import { batteryChecks } from '../../domain/planner/internal/electrical/batteries.ts'
import {
	type Check,
	passes,
	type Site,
	warningsOf,
} from '../../domain/planner/internal/electrical/check.ts'
import { suitsPhases } from '../../domain/planner/internal/electrical/phases.ts'
import { distribute, trackerChecks } from '../../domain/planner/internal/electrical/strings.ts'
import { seriesRange, vmpAt, vocAt } from '../../domain/planner/internal/electrical/voltages.ts'
import type { Candidate, Storage } from '../../domain/planner/internal/sizing/search/candidate.ts'
import {
	besidesOf,
	mostInverters,
	type Search,
	suitsBackup,
} from '../../domain/planner/internal/sizing/search/candidates.ts'
import type { Row } from '../../domain/planner/internal/sizing/search/compatible-pairs.ts'
import { type Offer, offers } from '../../domain/planner/internal/sizing/search/offers.ts'
import type {
	Finder,
	Found,
	openFinder,
} from '../../domain/planner/internal/sizing/search/search.ts'
import { storageAsked } from '../../domain/planner/internal/sizing/tariff/metering-terms.ts'
import { USUAL_PLANT } from '../../domain/planner/yield/yield.ts'

type Panel = Offer<'panel'>
type Inverter = Offer<'inverter'>

/** Looks at every system that a catalogue allows, one after the other, with nothing left out beforehand. */
export const openExhaustiveFinder: typeof openFinder = (search, priceOf): Finder => {
	const all = candidatesOf(search)
	return {
		priceOf,
		lowest({ objective, roofSpace, budget = Infinity, below = Infinity, isRefused }): Found | null {
			let best: Found | null = null
			for (const candidate of all) {
				if (!roofSpace.has(candidate.field) || isRefused?.(candidate)) continue
				const { subsidy, yearlyKwh } = candidate
				const { whole, missingParts, tilt } = priceOf(candidate)
				const { panel, kwp } = candidate.field
				const { savingOn } = search
				const saved = savingOn && (() => savingOn({ ...candidate, panel, kwp }, tilt))
				const value =
					whole > budget ? Infinity : objective(whole, subsidy, yearlyKwh, missingParts, saved)
				if (value < (best?.objective ?? below)) best = { candidate, objective: value }
			}
			return best
		},
	}
}

function candidatesOf(search: Search): Candidate[] {
	const {
		catalogue,
		backup,
		storage,
		site,
		allowsWarnings = false,
		leastKwp,
		mostKwp,
		yieldOf,
		shareThrough,
		extras,
	} = search
	const found: Candidate[] = []
	const usual = { efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 }
	for (const inverter of offers(catalogue, 'inverter'))
		for (const panel of offers(catalogue, 'panel')) {
			if (!suitsBackup(inverter, backup)) continue
			const rows = rowsOf(panel, inverter, site, allowsWarnings)
			const { yearly } = yieldOf(panel.figures, usual)
			const factor = inverter.figures.efficiencyPct / usual.efficiencyPct
			let hasSmaller = false
			for (let inverters = 1; inverters <= mostInverters(inverter); inverters++) {
				if (!suitsPhases(inverter.figures, inverters)) continue
				const batteries = backup ? storagesFor(catalogue, backup, inverter, inverters) : [null]
				if (batteries.length === 0) continue
				const acKw = (inverters * inverter.figures.acW) / 1000
				for (const row of rows) {
					const panels = row.inSeries * row.strings * inverters
					const kwp = (panels * panel.figures.powerW) / 1000
					if (panels > panel.item.stock || (kwp > mostKwp && hasSmaller)) break
					hasSmaller = true
					if (kwp < leastKwp - 1e-9) continue
					const rated = { panel, kwp, acKw, inverter, inverters }
					const through = shareThrough?.(panel.figures, inverter.figures, kwp / acKw) ?? 1
					for (const battery of batteries) {
						const storedKwh = battery ? battery.quantity * battery.figures.usableKwh : 0
						if (storage && battery && storedKwh < storageAsked(storage, kwp) - 1e-9) continue
						found.push({
							inverter,
							inverters,
							acKw,
							row,
							battery,
							field: { panel, panels, kwp },
							leastPrice:
								priceOf({ item: panel.item, quantity: panels }) +
								priceOf({ item: inverter.item, quantity: inverters }) +
								(battery ? priceOf(battery) : 0),
							besides: besidesOf(extras, rated),
							subsidy: extras.subsidyOf(rated),
							yearlyKwh: kwp * yearly * factor * through,
						})
					}
				}
			}
		}
	return found
}

/** The ways to put panels on one inverter, one for each number of them, the fewest panels first. */
function rowsOf(
	{ figures: panel }: Panel,
	{ figures: inverter }: Inverter,
	site: Site,
	allowsWarnings: boolean,
): Row[] {
	const range = seriesRange(panel, inverter, site)
	if (!range) return []
	const from = Math.max(range.min, Math.ceil(inverter.startV / vocAt(panel, site.tCellMax)))
	const upto = Math.min(range.max, Math.floor(inverter.mpptMaxV / vmpAt(panel, 15)))
	const { min, max } = from <= upto ? { min: from, max: upto } : range
	const mostW = Math.min(inverter.maxPvW, 1.35 * inverter.acW)
	const isTaken = (checks: Check[]) =>
		passes(checks) && (allowsWarnings || warningsOf(checks).length === 0)
	const takes = (strings: number) =>
		isTaken(trackerChecks(panel, inverter, distribute(panel, inverter, strings, site), site))
	const rows = new Map<number, Row>()
	const edgeV = 0.95 * Math.min(inverter.maxDcV, panel.maxSystemV ?? Infinity)
	const isRisky = ({ inSeries, strings }: Row) =>
		strings < inverter.mppts.length && inSeries * vocAt(panel, site.tMin) > edgeV
	for (let strings = 1; takes(strings); strings++)
		for (let inSeries = max; inSeries >= min; inSeries--) {
			const panels = strings * inSeries
			if (panels * panel.powerW > mostW) continue
			const before = rows.get(panels)
			const fillsAll = strings >= inverter.mppts.length
			if (!before || (isRisky(before) && fillsAll)) rows.set(panels, { inSeries, strings })
		}
	return [...rows.values()].sort((a, b) => a.inSeries * a.strings - b.inSeries * b.strings)
}

/**
 * The cheapest batteries that carry the load for so long and not for more than twice as long, the same number
 * on each inverter; where all do, those that store least. Beside them those that kits with all inverters have.
 */
function storagesFor(
	catalogue: Search['catalogue'],
	{ loadW, hours, startW = 0 }: NonNullable<Search['backup']>,
	{ item: { id }, figures: inverter }: Inverter,
	inverters: number,
): Storage[] {
	const backupW = inverter.backupW ?? 0
	const surgeW = inverter.surgeW ?? 1.5 * backupW
	if (backupW * inverters < loadW || surgeW * inverters < startW) return []
	const kwhOf = ({ figures, quantity }: Storage) => quantity * figures.usableKwh
	const isReasonable = (one: Storage) => kwhOf(one) <= (2 * loadW * hours) / 1000
	const suited = (least: (batteryId: string) => number) =>
		offers(catalogue, 'battery').flatMap((battery): Storage[] => {
			const { usableKwh, minV, maxDischargeA, maxParallel } = battery.figures
			const energy = Math.ceil((loadW * hours) / 1000 / usableKwh)
			const enough = Math.max(1, energy, Math.ceil(loadW / (minV * maxDischargeA)))
			const each = Math.ceil(Math.max(enough, least(battery.item.id)) / inverters)
			for (let count = 1; count <= each; count++)
				if (count > maxParallel || !passes(batteryChecks(battery.figures, inverter.battery, count)))
					return []
			const quantity = inverters * each
			return quantity <= battery.item.stock ? [{ ...battery, quantity }] : []
		})
	const cheapestFirst = suited(() => 0).sort((a, b) => priceOf(a) - priceOf(b))
	const chosen =
		cheapestFirst.find(isReasonable) ?? cheapestFirst.sort((a, b) => kwhOf(a) - kwhOf(b))[0]
	if (!chosen) return []
	const ofKits = catalogue.flatMap((kit) => {
		const parts = kit.sheet?.kind === 'kit' && kit.stock > 0 ? kit.sheet.parts : []
		const piecesOf = (wanted: string) =>
			parts.find(({ productId }) => productId === wanted)?.quantity ?? 0
		const kits = inverters / piecesOf(id)
		if (!Number.isInteger(kits) || kits > kit.stock) return []
		return suited((batteryId) => kits * piecesOf(batteryId)).filter(
			(one) => piecesOf(one.item.id) > 0 && (isReasonable(one) || kwhOf(one) <= kwhOf(chosen)),
		)
	})
	return [chosen, ...ofKits].sort((a, b) => a.order - b.order || a.quantity - b.quantity)
}
