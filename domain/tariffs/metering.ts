import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Confidence } from '../reference-data/schema.ts'

export const METERING_WAYS = ['net', 'net-billing', 'gross'] as const
export type MeteringWay = (typeof METERING_WAYS)[number]
export const SETTLEMENTS = ['bill', 'half-year', 'year'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/** The storage that systems up to so many kW need: usable kWh, in per cent of their kW. */
export interface StorageBand {
	uptoKw: number
	pct: number
}

/** How a state counts the surplus of a solar system. */
export interface MeteringRule {
	state: State
	validFrom: Day
	/** The last day; null where none is known. */
	validTo: Day | null
	way: MeteringWay
	/** Of homes, kW; null for up to the sanctioned load. */
	maxKw: number | null
	/** Beyond it a system needs a battery; null for no such limit. */
	maxKwWithoutBattery: number | null
	/** The storage of that battery; none where any will do. */
	storage: readonly StorageBand[]
	settlement: Settlement
	/** The first calendar month of a settlement year or half-year, 1 to 12. */
	settlementMonth: number | null
	/** null where it is not known. */
	surplusRupeesPerKwh: number | null
	/** Whether surplus pays for use in the same hours alone, where the tariff has prices by the hour. */
	netsWithinHours: boolean
	source: string
	asOf: Day
	confidence: Confidence
	/** Whether the owner has added it: then its words are theirs, for buyers to read. */
	isOwn: boolean
	note: string
}
