import type { State } from '../../shared/addresses/states.ts'
import { type Paise, paise } from '../../shared/money.ts'
import type { GstRule, PriceRange } from '../planner/money/gst.ts'
import type { HomeScheme, SocietyScheme, Tier } from '../planner/money/subsidy.ts'
import type { Fact, FactKind } from './schema.ts'

type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>
export type FiguresOf<K extends FactKind> = FactOf<K>['figures']

interface Placed {
	kind: FactKind
	state: State | null
}

/**
 * Of rows in the order in which they came into force, the one in force for each kind and state.
 * @param state of a state: one row for each kind, its own or else that of all India
 */
export function inForce<T extends Placed>(rows: readonly T[], state?: State): T[] {
	const latest = new Map<string, T>()
	for (const row of rows) latest.set(`${row.kind} ${row.state ?? ''}`, row)
	if (!state) return [...latest.values()]
	return [...latest.values()].filter(
		(row) => row.state === state || (row.state === null && !latest.has(`${row.kind} ${state}`)),
	)
}

/** The row of a kind, of those in force in one state; undefined where there is none. */
export const factOf = <K extends FactKind>(facts: readonly Fact[], kind: K) =>
	facts.find((fact): fact is FactOf<K> => fact.kind === kind)

const inPaise = (rupees: number): Paise => paise(Math.round(rupees * 100))

const tiersOf = (tiers: FiguresOf<'benchmark-price'>['tiers']): Tier[] =>
	tiers.map(({ uptoKw, rupeesPerKw }) => ({ uptoKw, paisePerKw: inPaise(rupeesPerKw) }))

export const homeSchemeOf = (figures: FiguresOf<'home-subsidy'>): HomeScheme => ({
	tiers: tiersOf(figures.tiers),
	capPaise: inPaise(figures.capRupees),
	special: {
		tiers: tiersOf(figures.special.tiers),
		capPaise: inPaise(figures.special.capRupees),
		states: figures.special.states,
	},
	until: figures.until,
	indianMade: figures.indianMade,
})

export const societySchemeOf = (figures: FiguresOf<'society-subsidy'>): SocietyScheme => ({
	paisePerKw: inPaise(figures.rupeesPerKw),
	kwAHouse: figures.kwAHouse,
	mostKw: figures.mostKw,
	until: figures.until,
	indianMade: figures.indianMade,
})

export const gstRuleOf = (figures: FiguresOf<'gst'>): GstRule => figures

export const priceRangeOf = (figures: FiguresOf<'installed-price'>): PriceRange => ({
	kw: figures.kw,
	lowPaise: inPaise(figures.lowRupees),
	highPaise: inPaise(figures.highRupees),
})

export const benchmarkTiersOf = (figures: FiguresOf<'benchmark-price'>): Tier[] =>
	tiersOf(figures.tiers)

/** Paise per kW, GST included. */
export const installationRateOf = (figures: FiguresOf<'installation-price'>): Paise =>
	inPaise(figures.rupeesPerKw)
