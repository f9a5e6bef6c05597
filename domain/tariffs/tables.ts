import { ownTables } from '../../db/module-tables.ts'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Confidence } from '../facts/schema.ts'
import type { Phase, TariffArea, TariffUse } from './schema.ts'

export interface TariffTables {
	retail_tariffs: {
		/** What the row is called; a later one of the same id supersedes it. */
		id: string
		valid_from: Day
		/** Where the order itself ends; else it holds until the next one. */
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
		/** 1 for a row that is not to be shown. */
		is_approximate: number
		/** As JSON: what is less sure than the rest. */
		weak: string
		note: string
	}
}

export const tariffTables = ownTables<TariffTables>
