import type { Day } from '../../shared/calendar.ts'
import type { ESTIMATE_PHASES } from './limits.ts'

/** How goods or a service are taxed by themselves. */
export interface TaxClass {
	code: string
	name: string
	/** HSN of goods, SAC of a service; blank where it is not known. */
	hsnSac: string
	/** GST in basis points: 500 are 5 %. */
	rateBp: number
	/** It bears its own rate also where the seller installs it. */
	neverComposite: boolean
}

/** How supply together with installation is taxed: so much of the value as goods, the rest as service. */
export interface GstRule {
	goodsPct: number
	servicePct: number
	/** Per cent of the value that counts as goods. */
	goodsSharePct: number
}

/** So much per kW for the kW up to this one. */
export interface Tier {
	uptoKw: number
	paisePerKw: number
}

interface SchemeRates {
	/** By rising limits; kW above the last one get nothing. */
	tiers: readonly Tier[]
	capPaise: number
}

/** The terms of every scheme. */
export interface SchemeTerms {
	/** The last day of the scheme. */
	until: Day
	/** Panels must have cells made in India (DCR). */
	indianMade: boolean
}

export interface HomeScheme extends SchemeRates, SchemeTerms {
	special: SchemeRates & { states: readonly string[] }
}

export interface SocietyScheme extends SchemeTerms {
	paisePerKw: number
	kwAHouse: number
	mostKw: number
}

/** An estimate for systems of some phases: so much for each of them, and for each kW of panels. */
export interface Estimate<Of> {
	of: Of
	phases: (typeof ESTIMATE_PHASES)[number]
	basePaise: number
	paisePerKw: number
}

/** The known prices of an installed system of a size, GST included. */
export interface PriceRange {
	kw: number
	lowPaise: number
	highPaise: number
}
