import { z } from '@hono/zod-openapi'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Confidence } from '../reference-data/schema.ts'

const rupees = z.number().min(0).max(100_000_000)
const kw = z.number().positive().max(10_000)

/** The subsidy of a state beside the national scheme. A subsidy that is only mentioned is not counted. */
export const StateSubsidyFigures = z.discriminatedUnion('kind', [
	/** So much for each kW up to a limit, at most so much in all. */
	z.object({
		kind: z.literal('per-kw'),
		tiers: z
			.array(z.object({ uptoKw: kw, rupeesPerKw: rupees }))
			.min(1)
			.max(10),
		capRupees: rupees,
	}),
	/** One amount, by the largest step that a system reaches. */
	z.object({
		kind: z.literal('by-size'),
		steps: z
			.array(z.object({ fromKw: kw, rupees }))
			.min(1)
			.max(10),
	}),
	/** Less fixed charge on each bill, for each kW of sanctioned load, for systems up to so many kW. */
	z.object({ kind: z.literal('fixed-charge'), rupeesPerKwMonth: rupees, uptoKw: kw }),
	/** For some homes only, or not sure enough to count. */
	z.object({ kind: z.literal('told') }),
	/** Looked for and not found. */
	z.object({ kind: z.literal('none') }),
])
export type StateSubsidyFigures = z.output<typeof StateSubsidyFigures>

export interface StateSubsidy {
	id: string
	state: State
	validFrom: Day
	/** The last day; null where none is known. */
	validTo: Day | null
	customers: readonly string[]
	figures: StateSubsidyFigures
	source: string
	asOf: Day
	confidence: Confidence
	/** Whether the owner has added it: then its words are theirs, for buyers to read. */
	isOwn: boolean
	/** Said to the customers who may get it. */
	conditions: string
}
