import type { Row } from './compatible-pairs.ts'
import type { Offer } from './offers.ts'

/** Batteries of a kind, so many of them. */
export type Storage = Offer<'battery'> & { quantity: number }

/** So many panels of a kind. */
export interface Field {
	panel: Offer<'panel'>
	panels: number
	kwp: number
}

/** A system before its accessories are chosen. */
export interface Candidate {
	inverter: Offer<'inverter'>
	inverters: number
	/** Of all inverters, kW. */
	acKw: number
	/** Of each inverter. */
	row: Row
	field: Field
	battery: Storage | null
	/** Of panels, inverters and batteries, paise: with the accessories it is as much or more. */
	leastPrice: number
	/** The costs beside its parts, paise: installation, and the works that no product is for. */
	besides: number
	/** Paise. */
	subsidy: number
	yearlyKwh: number
}
