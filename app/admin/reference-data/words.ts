import type { Confidence, ReferenceKind, ReferenceRow } from '../../../domain/reference-data/schema'
import { STATES, type State } from '../../../shared/addresses/states'
import { formatRupees } from '../../../shared/format/money'
import { ESTIMATED } from '../../../shared/messages/en/planner/estimated'
import { isKeyOf, isOneOf } from '../../../shared/one-of'
import type { Status } from '../../ui/display/status'
import { number } from '../../ui/text/format'
import { returnLines, standingOf } from './row-lines'

type StatusVariant = Parameters<typeof Status>[0]['variant']

/** The names of a kind, for one row and for several; in the order in which they are shown. */
export const KINDS: Record<ReferenceKind, { one: string; many: string }> = {
	'unit-price': { one: 'Price of a unit', many: 'Prices of a unit' },
	'home-subsidy': { one: 'Subsidy for homes', many: 'Subsidies for homes' },
	'society-subsidy': { one: 'Subsidy for societies', many: 'Subsidies for societies' },
	gst: { one: 'GST with installation', many: 'GST with installation' },
	'tax-class': { one: 'Tax class', many: 'Tax classes' },
	'installed-price': { one: 'Installed price', many: 'Installed prices' },
	'benchmark-price': { one: 'Benchmark price', many: 'Benchmark prices' },
	'installation-price': { one: 'Price of installation', many: 'Prices of installation' },
	'part-estimates': {
		one: 'Estimates of parts not in stock',
		many: 'Estimates of parts not in stock',
	},
	'work-estimates': { one: 'Estimates of works and fees', many: 'Estimates of works and fees' },
	'least-size': { one: 'Least size for a home', many: 'Least sizes for a home' },
	'usual-load': { one: 'Load where none is given', many: 'Loads where none is given' },
	'scheme-loan': { one: 'Loan of the scheme', many: 'Loans of the scheme' },
	'bank-loan': { one: 'Loan of a bank', many: 'Loans of a bank' },
	'business-tax': { one: 'Tax of a business', many: 'Taxes of a business' },
	'single-phase-limit': { one: 'Limit of one phase', many: 'Limits of one phase' },
	'solar-fixed-charge': { one: 'Fixed charge with solar', many: 'Fixed charges with solar' },
	'use-cap': { one: 'Most that counts with solar', many: 'Most that counts with solar' },
	'network-charge': { one: 'Network charge', many: 'Network charges' },
	'surplus-by-size': { one: 'Price of surplus by size', many: 'Prices of surplus by size' },
	'gst-return': { one: 'Form of GSTR-1', many: 'Forms of GSTR-1' },
	'grid-emission': { one: 'Emissions of the grid', many: 'Emissions of the grid' },
	'almm-modules': { one: 'Modules on ALMM List-I', many: 'Modules on ALMM List-I' },
	'almm-cells': { one: 'Cells on ALMM List-II', many: 'Cells on ALMM List-II' },
	bis: { one: 'BIS registration', many: 'BIS registration' },
	m2m: { one: 'M2M connection of inverters', many: 'M2M connection of inverters' },
}

export const REFERENCE_KINDS = Object.keys(KINDS) as ReferenceKind[]

export const isReferenceKind = isKeyOf<ReferenceKind>(KINDS)

export const isState = isOneOf<State>(STATES)

export const placeOf = ({ state }: Pick<ReferenceRow, 'state'>) => state ?? 'All of India'

/** `Price of a unit, Odisha`, `Tax class battery` */
export const nameOf = (row: Pick<ReferenceRow, 'kind' | 'state' | 'figures'>) =>
	'code' in row.figures
		? `${KINDS[row.kind].one} ${row.figures.code}`
		: `${KINDS[row.kind].one}, ${placeOf(row)}`

export const CONFIDENCES: Record<Confidence, { word: string; variant: StatusVariant }> = {
	high: { word: 'High', variant: 'good' },
	medium: { word: 'Medium', variant: 'info' },
	low: { word: 'Low', variant: 'waiting' },
}

/** Where a row stands in time. */
export type ReferenceStatus = 'in force' | 'to come' | 'superseded'

export const REFERENCE_STATUSES: Record<ReferenceStatus, { word: string; variant: StatusVariant }> =
	{
		'in force': { word: 'In force', variant: 'good' },
		'to come': { word: 'To come', variant: 'info' },
		superseded: { word: 'Superseded', variant: 'off' },
	}

export const CONNECTIONS = {
	'on-grid': 'Every connection to the grid',
	subsidised: 'Connections with the subsidy',
	none: 'No longer asked for',
}

/** `₹78,000`, `₹2.90` */
const rupees = (amount: number) => formatRupees(amount).replace(/\.00$/, '')
const percent = (value: number) => `${number(value)} %`

interface Step {
	upto: number | null
	amount: number
}

/** `Up to 50`, `50 to 200`, `Above 200`, or `Any`. */
function rangeOf(from: number | null, upto: number | null): string {
	if (upto === null) return from === null ? 'Any' : `Above ${number(from)}`
	return from === null ? `Up to ${number(upto)}` : `${number(from)} to ${number(upto)}`
}

function stepsOf(steps: Step[]) {
	// Figures below each other have their decimals below each other.
	const price = steps.every((step) => Number.isInteger(step.amount)) ? rupees : formatRupees
	return steps.map(({ upto, amount }, n) => ({
		range: rangeOf(steps[n - 1]?.upto ?? null, upto),
		amount: price(amount),
	}))
}

export interface FigureTable {
	/** Its purpose; null where that is plain. */
	caption: string | null
	head: [string, string]
	steps: { range: string; amount: string }[]
}

/** The figures of a row in words. */
export interface FiguresShown {
	tables: FigureTable[]
	lines: string[]
	/** Those with better terms. */
	states: State[]
}

type Tiers = Extract<ReferenceRow, { kind: 'benchmark-price' }>['figures']['tiers']

const inKw = (caption: string | null, tiers: Tiers): FigureTable => ({
	caption,
	head: ['kW', 'A kW'],
	steps: stepsOf(tiers.map(({ uptoKw, rupeesPerKw }) => ({ upto: uptoKw, amount: rupeesPerKw }))),
})

const termsOf = ({ indianMade }: { indianMade: boolean }) =>
	indianMade ? 'Only panels with cells made in India' : 'Panels from anywhere'

export const CONNECTION_USES = { any: 'Homes and shops', home: 'Homes', shop: 'Shops' }

export const ESTIMATE_PHASES = { any: 'Any', single: 'Single phase', three: 'Three phases' }

/** `Net meter, three phases: ₹6,500 and ₹500 a kW` */
function estimateLine({ of, phases, baseRupees, rupeesPerKw }: EstimateRow): string {
	const amounts = [
		...(baseRupees > 0 || rupeesPerKw === 0 ? [rupees(baseRupees)] : []),
		...(rupeesPerKw > 0 ? [`${rupees(rupeesPerKw)} a kW`] : []),
	]
	const which = phases === 'any' ? '' : `, ${ESTIMATE_PHASES[phases].toLowerCase()}`
	return `${ESTIMATED[of]}${which}: ${amounts.join(' and ')}`
}

type EstimateRow = Extract<
	ReferenceRow,
	{ kind: 'part-estimates' | 'work-estimates' }
>['figures']['estimates'][number]

/** @param dayInWords how a day is written */
export function figuresOf(row: ReferenceRow, dayInWords: (day: string) => string): FiguresShown {
	const lines = (...texts: string[]): FiguresShown => ({ tables: [], lines: texts, states: [] })
	switch (row.kind) {
		case 'unit-price':
			return lines(`${rupees(row.figures.rupeesPerKwh)} a unit`)
		case 'home-subsidy': {
			const { tiers, capRupees, special, until } = row.figures
			return {
				lines: [
					`At most ${rupees(capRupees)}, in special states ${rupees(special.capRupees)}`,
					`Until ${dayInWords(until)}`,
					termsOf(row.figures),
				],
				tables: [inKw('Most states', tiers), inKw('Special states', special.tiers)],
				states: special.states,
			}
		}
		case 'society-subsidy': {
			const { rupeesPerKw, kwAHouse, mostKw, until } = row.figures
			return lines(
				`${rupees(rupeesPerKw)} a kW`,
				`Up to ${number(kwAHouse)} kW a house and ${number(mostKw)} kW in all`,
				`Until ${dayInWords(until)}`,
				termsOf(row.figures),
			)
		}
		case 'gst':
			return lines(
				`${percent(row.figures.goodsSharePct)} of the value as goods`,
				'The rest as service',
			)
		case 'tax-class': {
			const { code, name, hsnSac, ratePct, neverComposite } = row.figures
			return lines(
				`${name} (${code})`,
				`${percent(ratePct)}, ${hsnSac ? `HSN or SAC ${hsnSac}` : 'no HSN known'}`,
				...(neverComposite ? ['At its own rate even when installed'] : []),
			)
		}
		case 'installed-price': {
			const { kw, lowRupees, highRupees } = row.figures
			return lines(`${rupees(lowRupees)} to ${rupees(highRupees)} for ${number(kw)} kW`)
		}
		case 'benchmark-price':
			return { ...lines(), tables: [inKw(null, row.figures.tiers)] }
		case 'installation-price':
			return lines(
				`${rupees(row.figures.rupeesPerKw)} a kW, GST included`,
				...(row.figures.leastRupees ? [`At least ${rupees(row.figures.leastRupees)}`] : []),
				...(row.figures.holds
					? [`Holds: ${row.figures.holds.map((work) => ESTIMATED[work]).join(', ')}`]
					: []),
			)
		case 'part-estimates':
			return lines(...row.figures.estimates.map(estimateLine))
		case 'work-estimates': {
			const { estimates, freeLoadUptoKw } = row.figures
			return lines(
				...estimates.map(estimateLine),
				...(freeLoadUptoKw
					? [
							`A subsidised home has its load raised without a fee up to ${number(freeLoadUptoKw)} kW`,
						]
					: []),
			)
		}
		case 'scheme-loan': {
			const { bands, years, sharePct, until } = row.figures
			return lines(
				...bands.map(
					({ uptoKw, mostRupees, ratePct }) =>
						`Up to ${number(uptoKw)} kW: at most ${rupees(mostRupees)} at ${percent(ratePct)}`,
				),
				`${percent(sharePct)} of the price over ${number(years)} years`,
				`Until ${dayInWords(until)}`,
			)
		}
		case 'bank-loan': {
			const { ratePct, years, sharePct } = row.figures
			return lines(
				`${percent(sharePct)} of the price at ${percent(ratePct)} over ${number(years)} years`,
			)
		}
		case 'business-tax': {
			const { depreciationPct, fullYearDays, shortYearSharePct, regularCreditPct } = row.figures
			return lines(
				`Depreciation ${percent(depreciationPct)} of the value that is left`,
				`${percent(shortYearSharePct)} of that in a first year below ${number(fullYearDays)} days`,
				`Input credit with regular GST: ${percent(regularCreditPct)}`,
			)
		}
		case 'single-phase-limit': {
			const { maxKw, of } = row.figures
			const what = `${number(maxKw)} kW on one phase: ${CONNECTION_USES[of].toLowerCase()}`
			return lines(what, ...standingOf(row.figures, dayInWords))
		}
		case 'solar-fixed-charge':
			return lines(
				row.figures.byTotalUse
					? 'By all units used, also those of its own production'
					: 'By the units billed',
				...standingOf(row.figures, dayInWords),
			)
		case 'use-cap':
			return lines(
				`Production counts up to ${percent(row.figures.pctOfUse)} of a year’s use`,
				...standingOf(row.figures, dayInWords),
			)
		case 'network-charge': {
			const { rupeesPerKwh, uptoKw } = row.figures
			const what = `${rupees(rupeesPerKwh)} for each unit made, of plants up to ${number(uptoKw)} kW`
			return lines(what, ...standingOf(row.figures, dayInWords))
		}
		case 'surplus-by-size': {
			const { subsidised, otherRupeesPerKwh } = row.figures
			const steps = subsidised.map(({ uptoKw, rupeesPerKwh }) => ({
				upto: uptoKw,
				amount: rupeesPerKwh,
			}))
			return {
				...lines(
					`Without the subsidy ${rupees(otherRupeesPerKwh)} a unit`,
					...standingOf(row.figures, dayInWords),
				),
				tables: [{ caption: 'With the subsidy', head: ['kW', 'A unit'], steps: stepsOf(steps) }],
			}
		}
		case 'least-size':
			return lines(`${number(row.figures.leastKw)} kW`)
		case 'usual-load':
			return lines(
				`1 kW for ${number(row.figures.unitsPerKw)} units a month`,
				`At least ${number(row.figures.leastKw)} kW`,
			)
		case 'gst-return':
			return lines(...returnLines(row.figures))
		case 'grid-emission':
			return lines(`${number(row.figures.kgPerKwh)} kg of CO₂ a kWh`)
		case 'almm-modules':
		case 'almm-cells':
		case 'bis':
		case 'm2m': {
			const { since, connections } = row.figures
			return lines(CONNECTIONS[connections], `Commissioned since ${dayInWords(since)}`)
		}
	}
}
