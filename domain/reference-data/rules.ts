import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { WORKS_USUALLY_HELD, type Work } from './limits.ts'
import type {
	Estimate,
	GstRule,
	HomeScheme,
	PriceRange,
	SocietyScheme,
	TaxClass,
	Tier,
} from './rates.ts'
import type { ReferenceKind, ReferenceRow } from './schema.ts'

/** The class of the goods of a system that the seller installs; kits have it too. */
export const INSTALLED_GOODS = 'solar-system'
/** The class of the work of installing. */
export const INSTALLATION = 'installation'

type ReferenceRowOf<K extends ReferenceKind> = Extract<ReferenceRow, { kind: K }>
export type FiguresOf<K extends ReferenceKind> = ReferenceRowOf<K>['figures']

interface Placed {
	kind: ReferenceKind
	state: State | null
	figures?: unknown
}

/** The subject of a row: its kind, and of a tax class its code too. */
const subjectOf = ({ kind, figures }: Placed) =>
	kind === 'tax-class' ? `${kind} ${(figures as FiguresOf<'tax-class'>).code}` : kind

const keyOf = (row: Placed, state: State | null) => `${subjectOf(row)} ${state ?? ''}`

/**
 * Of rows in the order in which they came into force, the one in force for each kind and state, of tax classes for
 * each code.
 * @param state of a state: one row for each, its own or else that of all India
 */
export function inForce<T extends Placed>(rows: readonly T[], state?: State): T[] {
	const latest = new Map<string, T>()
	for (const row of rows) latest.set(keyOf(row, row.state), row)
	if (!state) return [...latest.values()]
	return [...latest.values()].filter(
		(row) => row.state === state || (row.state === null && !latest.has(keyOf(row, state))),
	)
}

/** Likewise, of rows of all days: of those that begin only after the day, the first. */
export function inForceOrFirst(rows: readonly ReferenceRow[], on: Day): ReferenceRow[] {
	const firstDays = new Map<string, Day>()
	for (const row of rows) {
		const key = keyOf(row, row.state)
		if (!firstDays.has(key)) firstDays.set(key, row.validFrom)
	}
	return inForce(
		rows.filter(
			(row) => row.validFrom <= on || row.validFrom === firstDays.get(keyOf(row, row.state)),
		),
	)
}

/** Of rows of all days in their order, the first day after one from which a tax class is another. */
export const nextDayOf = (rows: readonly ReferenceRow[], code: string, on: Day): Day | null =>
	rows.find((row) => row.kind === 'tax-class' && row.figures.code === code && row.validFrom > on)
		?.validFrom ?? null

/** The row of a kind, of those in force in one state; undefined where there is none. */
export const rowOfKind = <K extends ReferenceKind>(
	referenceData: readonly ReferenceRow[],
	kind: K,
) => referenceData.find((row): row is ReferenceRowOf<K> => row.kind === kind)

/** A rule that only some states have. */
type StateRule = Extract<ReferenceRow, { figures: { isSettled: boolean } }>

/** Whether a rule of a state counts in plans: settled, not of low confidence, and not over by the day. */
export const counts = ({ confidence, figures }: StateRule, on: Day): boolean =>
	figures.isSettled && confidence !== 'low' && (figures.until === undefined || on <= figures.until)

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

/** Those of tax classes, by their code. */
export const taxClassesIn = (referenceData: readonly ReferenceRow[]): Map<string, TaxClass> =>
	new Map(
		referenceData.flatMap((row) =>
			row.kind === 'tax-class' ? [[row.figures.code, taxClassOf(row.figures)] as const] : [],
		),
	)

const taxClassOf = ({ ratePct, ...figures }: FiguresOf<'tax-class'>): TaxClass => ({
	...figures,
	rateBp: Math.round(ratePct * 100),
})

/** How goods are taxed that the seller installs, of the rows in force; null where a part of it is not known. */
export function gstRuleOf(referenceData: readonly ReferenceRow[]): GstRule | null {
	const share = rowOfKind(referenceData, 'gst')
	const goods = rowOfTaxClass(referenceData, INSTALLED_GOODS)
	const service = rowOfTaxClass(referenceData, INSTALLATION)
	if (!share || !goods || !service) return null
	return {
		goodsPct: goods.figures.ratePct,
		servicePct: service.figures.ratePct,
		goodsSharePct: share.figures.goodsSharePct,
	}
}

/** The row of a tax class, of those in force. */
export const rowOfTaxClass = (referenceData: readonly ReferenceRow[], code: string) =>
	referenceData.find(
		(row): row is ReferenceRowOf<'tax-class'> =>
			row.kind === 'tax-class' && row.figures.code === code,
	)

export const priceRangeOf = (figures: FiguresOf<'installed-price'>): PriceRange => ({
	kw: figures.kw,
	lowPaise: inPaise(figures.lowRupees),
	highPaise: inPaise(figures.highRupees),
})

/** The least price of installing, GST included; 0 where nobody entered one. */
export const leastInstallationOf = (figures: FiguresOf<'installation-price'>): Paise =>
	inPaise(figures.leastRupees ?? 0)

/** The works and fees that the price of installation already holds. */
export const worksHeldBy = ({ holds }: FiguresOf<'installation-price'>): readonly Work[] =>
	holds ?? WORKS_USUALLY_HELD

interface EstimateFigures<Of> extends Pick<Estimate<Of>, 'of' | 'phases'> {
	baseRupees: number
	rupeesPerKw: number
}

export const estimatesIn = <Of>(estimates: readonly EstimateFigures<Of>[]): Estimate<Of>[] =>
	estimates.map(({ of, phases, baseRupees, rupeesPerKw }) => ({
		of,
		phases,
		basePaise: inPaise(baseRupees),
		paisePerKw: inPaise(rupeesPerKw),
	}))

/** Paise per kW, GST included. */
export const installationRateOf = (figures: FiguresOf<'installation-price'>): Paise =>
	inPaise(figures.rupeesPerKw)
