import type { Day } from '../../../shared/calendar.ts'
import { type Paise, paise, zero } from '../../../shared/money.ts'

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
	| 'inverter-limit'
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
	/** Of the inverters, kW. */
	acKw: number
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

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH.format(Date.UTC(2000, month)))
/** `31 March 2027`; every option of every plan says it. */
function dayInWords(day: Day): string {
	const [year, month, date] = day.split('-').map(Number)
	return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

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

/** A scheme counts the power of the panels or of the inverters, whichever is less. */
const counted = ({ kwp, acKw }: System) => Math.min(kwp, acKw)

const inverterLimit = ({ kwp, acKw }: System) => ({
	code: 'inverter-limit' as const,
	sentence: `The inverters’ ${kilowatts(acKw)} count, which are less than the panels’ ${kilowatts(kwp)}.`,
})

const tiersInWords = ({ tiers }: Rates) =>
	tiers
		.map(({ uptoKw, paisePerKw }, index) =>
			index === 0
				? `${rupees(paisePerKw)} per kW up to ${kilowatts(uptoKw)}`
				: `${rupees(paisePerKw)} per kW from there to ${kilowatts(uptoKw)}`,
		)
		.join(', ')

interface Home extends System {
	state: string | null
}
interface Society extends System {
	houses: number
}

const isSpecialTo = ({ special }: HomeScheme, state: string | null) =>
	state !== null && special.states.includes(state)

/** What a search asks of thousands of systems: the amount alone. */
type Amount = (system: System) => Paise

const NONE: Amount = () => zero

/** As `homeSubsidy`, for all systems in one state. */
export function homeAmount(scheme: HomeScheme, state: string | null, today: Day): Amount {
	if (hasEnded(scheme, today)) return NONE
	const rates = isSpecialTo(scheme, state) ? scheme.special : scheme
	return (system) =>
		isForeign(scheme, system)
			? zero
			: paise(Math.min(Math.round(tiered(rates, counted(system))), rates.capPaise))
}

/** As `societySubsidy`, for all systems of one society. */
export function societyAmount(scheme: SocietyScheme, houses: number, today: Day): Amount {
	if (hasEnded(scheme, today)) return NONE
	const most = Math.min(scheme.kwAHouse * houses, scheme.mostKw)
	return (system) =>
		isForeign(scheme, system)
			? zero
			: paise(Math.round(Math.min(counted(system), most) * scheme.paisePerKw))
}

/** What a home gets. @param today the day it is asked for */
export function homeSubsidy(scheme: HomeScheme, system: Home, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const isSpecial = isSpecialTo(scheme, system.state)
	const rates = isSpecial ? scheme.special : scheme
	const amount = homeAmount(scheme, system.state, today)(system)
	const reasons: Subsidy['reasons'] = [
		{ code: 'rate', sentence: `Homes get ${tiersInWords(rates)}.` },
	]
	if (isSpecial)
		reasons.push({
			code: 'special-state',
			sentence: `${system.state} has the higher rates of the special states.`,
		})
	const lastKw = rates.tiers.at(-1)?.uptoKw ?? 0
	if (system.kwp > lastKw && system.acKw >= lastKw)
		reasons.push({
			code: 'size-limit',
			sentence: `Only the first ${kilowatts(lastKw)} of ${kilowatts(system.kwp)} count.`,
		})
	else if (system.acKw < system.kwp) reasons.push(inverterLimit(system))
	if (amount >= rates.capPaise)
		reasons.push({ code: 'cap', sentence: `${rupees(rates.capPaise)} is the most a home gets.` })
	return { amount, reasons: [...reasons, later(scheme)] }
}

/** What a housing society gets for what its houses share. @param today the day it is asked for */
export function societySubsidy(scheme: SocietyScheme, system: Society, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const ofHouses = scheme.kwAHouse * system.houses
	const kw = counted(system)
	const reasons: Subsidy['reasons'] = [
		{ code: 'rate', sentence: `Housing societies get ${rupees(scheme.paisePerKw)} per kW.` },
	]
	if (ofHouses < Math.min(kw, scheme.mostKw))
		reasons.push({
			code: 'house-limit',
			sentence: `${kilowatts(scheme.kwAHouse)} a house count, ${kilowatts(ofHouses)} in all.`,
		})
	else if (scheme.mostKw < kw)
		reasons.push({
			code: 'size-limit',
			sentence: `At most ${kilowatts(scheme.mostKw)} of a society count.`,
		})
	else if (kw < Math.min(system.kwp, ofHouses, scheme.mostKw)) reasons.push(inverterLimit(system))
	return {
		amount: societyAmount(scheme, system.houses, today)(system),
		reasons: [...reasons, later(scheme)],
	}
}
