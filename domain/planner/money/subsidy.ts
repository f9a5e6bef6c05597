import type { Day } from '../../shared/calendar.ts'
import { type Paise, paise, zero } from '../../shared/money.ts'

/** So much per kW for the kW up to this one. */
export interface Tier {
	uptoKw: number
	paisePerKw: number
}

interface Rates {
	/** By rising limits; kW above the last one get nothing. */
	tiers: readonly Tier[]
	capPaise: number
}

interface Terms {
	/** The last day of the scheme. */
	until: Day
	/** Panels must have cells made in India (DCR). */
	indianMade: boolean
}

export interface HomeScheme extends Rates, Terms {
	special: Rates & { states: readonly string[] }
}

export interface SocietyScheme extends Terms {
	paisePerKw: number
	kwAHouse: number
	mostKw: number
}

export type Reason =
	| 'rate'
	| 'special-state'
	| 'house-limit'
	| 'size-limit'
	| 'cap'
	| 'ended'
	| 'not-indian-made'
	| 'paid-later'

export interface Subsidy {
	amount: Paise
	/** Why it is this much, in order, each a sentence. */
	reasons: { code: Reason; sentence: string }[]
}

interface System {
	/** Of the panels, kW. */
	kwp: number
	/** Cells and panels made in India. */
	indianMade: boolean
}

const RUPEES = new Intl.NumberFormat('en-IN')
const rupees = (amount: number) => `₹${RUPEES.format(amount / 100)}`
const kilowatts = (kw: number) => `${Number(kw.toFixed(2))} kW`

const NO_TERMS: Record<'ended' | 'not-indian-made', (terms: Terms) => string> = {
	ended: ({ until }) => `The scheme ended on ${dayInWords(until)}.`,
	'not-indian-made': () => 'The scheme asks for panels with cells made in India (DCR).',
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayInWords = (day: Day) => LONG_DAY.format(new Date(`${day}T00:00:00Z`))

const hasEnded = ({ until }: Terms, today: Day) => today > until
const isForeign = (terms: Terms, { indianMade }: System) => terms.indianMade && !indianMade

function refused(terms: Terms, system: System, today: Day): Subsidy | null {
	const codes = [
		...(hasEnded(terms, today) ? (['ended'] as const) : []),
		...(isForeign(terms, system) ? (['not-indian-made'] as const) : []),
	]
	if (codes.length === 0) return null
	return {
		amount: zero,
		reasons: codes.map((code) => ({ code, sentence: NO_TERMS[code](terms) })),
	}
}

const later = ({ until }: Terms) => ({
	code: 'paid-later' as const,
	sentence: `It is paid after commissioning; the scheme runs until ${dayInWords(until)}.`,
})

function tiered({ tiers }: Rates, kwp: number): number {
	let below = 0
	let amount = 0
	for (const { uptoKw, paisePerKw } of tiers) {
		amount += Math.max(0, Math.min(kwp, uptoKw) - below) * paisePerKw
		below = uptoKw
	}
	return amount
}

const tiersInWords = ({ tiers }: Rates) =>
	tiers
		.map(({ uptoKw, paisePerKw }, index) =>
			index === 0
				? `${rupees(paisePerKw)} per kW up to ${kilowatts(uptoKw)}`
				: `${rupees(paisePerKw)} per kW from there to ${kilowatts(uptoKw)}`,
		)
		.join(', ')

type Home = System & { state: string | null }
type Society = System & { houses: number }

const isSpecialTo = ({ special }: HomeScheme, { state }: Home) =>
	state !== null && special.states.includes(state)

/** As `homeSubsidy`, the amount alone: what a search asks of thousands of systems. */
export function homeAmount(scheme: HomeScheme, system: Home, today: Day): Paise {
	if (hasEnded(scheme, today) || isForeign(scheme, system)) return zero
	const rates = isSpecialTo(scheme, system) ? scheme.special : scheme
	return paise(Math.min(Math.round(tiered(rates, system.kwp)), rates.capPaise))
}

/** As `societySubsidy`, the amount alone. */
export function societyAmount(scheme: SocietyScheme, system: Society, today: Day): Paise {
	if (hasEnded(scheme, today) || isForeign(scheme, system)) return zero
	const counted = Math.min(system.kwp, scheme.kwAHouse * system.houses, scheme.mostKw)
	return paise(Math.round(counted * scheme.paisePerKw))
}

/** What a home gets. @param today the day it is asked for */
export function homeSubsidy(scheme: HomeScheme, system: Home, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const isSpecial = isSpecialTo(scheme, system)
	const rates = isSpecial ? scheme.special : scheme
	const amount = homeAmount(scheme, system, today)
	const reasons: Subsidy['reasons'] = [
		{ code: 'rate', sentence: `Homes get ${tiersInWords(rates)}.` },
	]
	if (isSpecial)
		reasons.push({
			code: 'special-state',
			sentence: `${system.state} has the higher rates of the special states.`,
		})
	const lastKw = rates.tiers.at(-1)?.uptoKw ?? 0
	if (system.kwp > lastKw)
		reasons.push({
			code: 'size-limit',
			sentence: `Only the first ${kilowatts(lastKw)} of ${kilowatts(system.kwp)} count.`,
		})
	if (amount >= rates.capPaise)
		reasons.push({ code: 'cap', sentence: `${rupees(rates.capPaise)} is the most a home gets.` })
	return { amount, reasons: [...reasons, later(scheme)] }
}

/** What a housing society gets for what its houses share. @param today the day it is asked for */
export function societySubsidy(scheme: SocietyScheme, system: Society, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const ofHouses = scheme.kwAHouse * system.houses
	const reasons: Subsidy['reasons'] = [
		{ code: 'rate', sentence: `Housing societies get ${rupees(scheme.paisePerKw)} per kW.` },
	]
	if (ofHouses < Math.min(system.kwp, scheme.mostKw))
		reasons.push({
			code: 'house-limit',
			sentence: `${kilowatts(scheme.kwAHouse)} a house count, ${kilowatts(ofHouses)} in all.`,
		})
	else if (scheme.mostKw < system.kwp)
		reasons.push({
			code: 'size-limit',
			sentence: `At most ${kilowatts(scheme.mostKw)} of a society count.`,
		})
	return {
		amount: societyAmount(scheme, system, today),
		reasons: [...reasons, later(scheme)],
	}
}
