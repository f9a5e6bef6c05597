import type { TimeOfDay } from '../../bill/time-of-day.ts'

/**
 * A retail tariff of an electricity company, as its orders state it. Prices are in paise and need not be whole: ₹0.0625 a
 * unit is 6.25. A unit is a kWh; where a company bills kVAh, they count as kWh at a power factor of 1.
 */
export interface RetailTariff {
	energy: EnergyPrices
	/** null where all hours cost the same. */
	timeOfDay: TimeOfDay | null
	fixed: FixedCharges
	/** By the month's units: the charge of the first band that reaches so far. */
	customerCharge: readonly Band<{ paise: number }>[]
	wheelingPaisePerKwh: number
	surcharge: Surcharge
	duty: Duty
	levies: readonly Levy[]
	/** The least cost of a month before subsidies; 0 for none. */
	minimumPaise: number
	/** A bill is for so many months: bands are by the month, and limits count on the average of the period. */
	billingMonths: 1 | 2 | 3
	/** The subsidy that every home gets on its bill without asking; null for none. */
	subsidy: BillSubsidy | null
}

/** Up to and with so many kWh of a month; null for all beyond. In lists limits rise, and the last has none. */
export type Band<T> = T & { uptoKwh: number | null }
export type Slab = Band<{ paisePerKwh: number }>

export type EnergyPrices =
	/** Each unit at the price of its slab. */
	| { way: 'telescopic'; slabs: readonly Slab[] }
	/** Every unit at the price of the slab in which the month ends. */
	| { way: 'whole-month'; slabs: readonly Slab[] }
	/** The month's units choose a ladder, whose slabs price each unit. */
	| { way: 'ladders'; ladders: readonly Band<{ slabs: readonly Slab[] }>[] }

/** A month, each part zero where it is not charged; they add up. */
export interface FixedCharges {
	perConnection: number
	perKw: number
	/** By the month's units. */
	bySlab: readonly Band<FixedBand>[]
	/** By the sanctioned load: up to and with so many kW; null for all beyond. */
	byLoad: readonly (FixedBand & { uptoKw: number | null })[]
	/** Each kW at the price of its own band instead of all at one. */
	isByLoadMarginal: boolean
}

export interface FixedBand {
	perConnection?: number
	/** For each kW of sanctioned load. */
	perKw?: number
	/** For each block of units that is begun. */
	perBlock?: { kwh: number; paise: number }
}

/** The charges of a month, which a percentage may be of. */
export const CHARGES = ['energy', 'fixed', 'wheeling', 'surcharge'] as const
export type Charge = (typeof CHARGES)[number]

/** For fuel and purchased power; it changes from month to month. */
export type Surcharge =
	| { way: 'by-slab'; slabs: readonly Slab[] }
	| { way: 'per-unit'; paisePerKwh: number }
	| { way: 'per-cent'; pct: number; of: readonly Charge[]; paisePerKwh: number }

/** Electricity duty or tax of the state: both parts count. */
export interface Duty {
	pct: number
	of: readonly Charge[]
	paisePerKwh: number
}

/** Cesses, taxes of towns, rent of the meter: all parts count. */
export interface Levy {
	name: string
	pct?: number
	of?: readonly Charge[]
	paisePerKwh?: number
	paisePerMonth?: number
}

export type BillSubsidy =
	/** Nothing to pay up to so many units; above, everything. */
	| { kind: 'zero-bill'; uptoKwh: number }
	/** A share of the bill, by the month's units, at most so much. */
	| { kind: 'tiers'; tiers: readonly Band<{ pct: number; mostPaise: number | null }>[] }
	/** Up to so many units: half of the bill, or half of the cost of the first of them. */
	| { kind: 'half-bill'; uptoKwh: number; ofFirstKwh: number | null }
	/** Units that cost nothing for their energy, by the month's units: the first ones. */
	| { kind: 'free-units-by-total'; free: readonly Band<{ kwh: number }>[] }
	/** Units that cost nothing for their energy, all others at one price; nothing to pay at all up to so many units. */
	| { kind: 'free-then-price'; freeKwh: number; zeroUptoKwh: number | null; paisePerKwh: number }
	/** Up to so many units the bill of the first of them is one amount. */
	| { kind: 'first-units-for'; uptoKwh: number; firstKwh: number; paise: number }
