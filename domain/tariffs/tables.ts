import { ownTables } from '../../db/module-tables.ts'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Confidence } from '../reference-data/schema.ts'
import type { MeteringWay, Settlement } from './metering.ts'
import type { Phase, TariffArea, TariffUse } from './schema.ts'

export interface TariffTables {
	retail_tariffs: {
		/** The name of the row; a later one of the same id supersedes it. */
		id: string
		valid_from: Day
		/** Where the order itself ends; else it applies until the next one. */
		valid_to: Day | null
		/** The day by which somebody must look at it again. */
		review_by: Day | null
		state: State
		/** As JSON: the names of the companies. */
		companies: string
		use: TariffUse
		area: TariffArea | 'any'
		phase: Phase | 'any'
		load_above_kw: number | null
		load_upto_kw: number | null
		/** As JSON, `TariffFigures`. */
		figures: string
		source: string
		url: string
		as_of: Day
		confidence: Confidence
		/** 1 for a row put together from hearsay: shown as rough. */
		is_approximate: number
		/** As JSON: the statements that are less sure than the rest. */
		weak: string
		note: string
		/** The admin who added it; null for a row that came with the store. */
		added_by: string | null
	}
	metering_rules: Sourced & {
		state: State
		/** The use of surplus: units of later bills, a price on the bill, or all production is sold. */
		way: MeteringWay
		/** Of homes. */
		max_kw: number | null
		max_kw_without_battery: number | null
		/** As JSON, `StorageBand[]`; null where any battery will do. */
		storage: string | null
		settlement: Settlement
		/** The first calendar month of a settlement year or half-year. */
		settlement_month: number | null
		/** null where it is not known. */
		surplus_rupees_per_kwh: number | null
		/** 1 where surplus pays for use in the same hours alone, by a meter that tells them. */
		nets_within_hours: number
		note: string
	}
	state_subsidies: Sourced & {
		id: string
		state: State
		/** As JSON: the customers whose systems it is for. */
		customers: string
		/** As JSON, `StateSubsidyFigures`. */
		figures: string
		/** Shown to eligible customers. */
		conditions: string
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends TariffTables {}
}

interface Sourced {
	/** A later row of the same supersedes one. */
	valid_from: Day
	/** The last day; null where none is known. */
	valid_to: Day | null
	/** The day by which somebody must look at it again. */
	review_by: Day | null
	source: string
	url: string
	as_of: Day
	confidence: Confidence
	/** The admin who added it; null for a row that came with the store. */
	added_by: string | null
}

export const tariffTables = ownTables<TariffTables>
