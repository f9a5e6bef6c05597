import type { Day } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { type Paise, paise, zero } from '../../../../shared/money.ts'
import type { HomeScheme, SchemeTerms, SocietyScheme } from '../../../reference-data/rates.ts'

export interface Subsidy {
	amount: Paise
	/** Why it is this much, in order. */
	reasons: Message[]
}

interface System {
	/** Of the panels, kW. */
	kwp: number
	/** Of the inverters, kW. */
	acKw: number
	/** Cells and panels made in India. */
	indianMade: boolean
	/** Inverters without the M2M connection, where that is asked for. */
	lacksM2m?: boolean
}

const hasEnded = ({ until }: SchemeTerms, today: Day) => today > until
const isForeign = (terms: SchemeTerms, { indianMade }: System) => terms.indianMade && !indianMade
const isRefused = (terms: SchemeTerms, system: System) =>
	system.lacksM2m === true || isForeign(terms, system)

function refused(terms: SchemeTerms, system: System, today: Day): Subsidy | null {
	const { until } = terms
	const reasons = [
		...(hasEnded(terms, today) ? [message('planner.subsidy.ended', { until })] : []),
		...(isForeign(terms, system) ? [message('planner.subsidy.not_indian_made')] : []),
		...(system.lacksM2m ? [message('planner.subsidy.no_m2m')] : []),
	]
	return reasons.length === 0 ? null : { amount: zero, reasons }
}

const later = ({ until }: SchemeTerms) => message('planner.subsidy.paid_later', { until })

/** The sum of a scheme's tiers for a power, each of them at its own rate. @param perKw the rate of one */
export function tiered<T extends { uptoKw: number }>(
	tiers: readonly T[],
	kw: number,
	perKw: (tier: T) => number,
): number {
	let below = 0
	let amount = 0
	for (const tier of tiers) {
		amount += Math.max(0, Math.min(kw, tier.uptoKw) - below) * perKw(tier)
		below = tier.uptoKw
	}
	return amount
}

/** A scheme counts the power of the panels or of the inverters, whichever is less. */
const counted = ({ kwp, acKw }: System) => Math.min(kwp, acKw)

const inverterLimit = ({ kwp, acKw }: System) =>
	message('planner.subsidy.inverter_limit', { kwp, acKw })

interface Home extends System {
	state: string | null
}
interface Society extends System {
	houses: number
}

const isSpecialTo = ({ special }: HomeScheme, state: string | null) =>
	state !== null && special.states.includes(state)

/** The amount alone, which a search asks for thousands of systems. */
type Amount = (system: System) => Paise

const NONE: Amount = () => zero

/** As `homeSubsidy`, for all systems in one state. */
export function homeAmount(scheme: HomeScheme, state: string | null, today: Day): Amount {
	if (hasEnded(scheme, today)) return NONE
	const rates = isSpecialTo(scheme, state) ? scheme.special : scheme
	return (system) =>
		isRefused(scheme, system)
			? zero
			: paise(
					Math.min(
						Math.round(tiered(rates.tiers, counted(system), ({ paisePerKw }) => paisePerKw)),
						rates.capPaise,
					),
				)
}

/** As `societySubsidy`, for all systems of one society. */
export function societyAmount(scheme: SocietyScheme, houses: number, today: Day): Amount {
	if (hasEnded(scheme, today)) return NONE
	const most = Math.min(scheme.kwAHouse * houses, scheme.mostKw)
	return (system) =>
		isRefused(scheme, system)
			? zero
			: paise(Math.round(Math.min(counted(system), most) * scheme.paisePerKw))
}

/** The subsidy of a home. @param today the day of its application */
export function homeSubsidy(scheme: HomeScheme, system: Home, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const isSpecial = isSpecialTo(scheme, system.state)
	const rates = isSpecial ? scheme.special : scheme
	const amount = homeAmount(scheme, system.state, today)(system)
	const reasons: Message[] = [message('planner.subsidy.home_rate', { tiers: rates.tiers })]
	const { state, kwp, acKw } = system
	if (isSpecial && state) reasons.push(message('planner.subsidy.special_state', { state }))
	const limitKw = rates.tiers.at(-1)?.uptoKw ?? 0
	if (kwp > limitKw && acKw >= limitKw)
		reasons.push(message('planner.subsidy.home_limit', { limitKw, kwp }))
	else if (acKw < kwp) reasons.push(inverterLimit(system))
	if (amount >= rates.capPaise)
		reasons.push(message('planner.subsidy.cap', { cap: rates.capPaise }))
	return { amount, reasons: [...reasons, later(scheme)] }
}

/** The subsidy of a housing society for the system its houses share. @param today the day of its application */
export function societySubsidy(scheme: SocietyScheme, system: Society, today: Day): Subsidy {
	const nothing = refused(scheme, system, today)
	if (nothing) return nothing
	const { paisePerKw, kwAHouse, mostKw } = scheme
	const ofHouses = kwAHouse * system.houses
	const kw = counted(system)
	const reasons: Message[] = [message('planner.subsidy.society_rate', { paisePerKw })]
	if (ofHouses < Math.min(kw, mostKw))
		reasons.push(message('planner.subsidy.house_limit', { kwAHouse, limitKw: ofHouses }))
	else if (mostKw < kw) reasons.push(message('planner.subsidy.society_limit', { limitKw: mostKw }))
	else if (kw < Math.min(system.kwp, ofHouses, mostKw)) reasons.push(inverterLimit(system))
	return {
		amount: societyAmount(scheme, system.houses, today)(system),
		reasons: [...reasons, later(scheme)],
	}
}
