import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Confidence } from '../facts/schema.ts'

export const METERING_WAYS = ['net', 'net-billing', 'gross'] as const
export type MeteringWay = (typeof METERING_WAYS)[number]
export const SETTLEMENTS = ['bill', 'half-year', 'year'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** How a state counts what a solar system does not use at home. */
export interface MeteringRule {
	state: State
	validFrom: Day
	/** The last day; null where none is known. */
	validTo: Day | null
	way: MeteringWay
	/** Of homes, kW; null for up to the sanctioned load. */
	maxKw: number | null
	maxKwWithoutBattery: number | null
	settlement: Settlement
	/** The first calendar month of a settlement year or half-year, 1 to 12. */
	settlementMonth: number | null
	/** null where it is not known. */
	surplusRupeesPerKwh: number | null
	source: string
	asOf: Day
	confidence: Confidence
	note: string
}
