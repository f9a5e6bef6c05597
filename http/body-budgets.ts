import { MINUTE_MS } from '../shared/durations.ts'
import { ByteBudget } from './byte-budget.ts'

export const MEGABYTE = 1_048_576

/** How many bytes of bodies this process has in its memory at a time. */
export interface BodyBudgets {
	documents: ByteBudget
	/** The bytes of pictures and tables, as they come and until they are done with. */
	uploads: ByteBudget
	/** The bytes of pictures and tables that are being parsed and stored, which takes several times as much. */
	work: ByteBudget
}

/** One network has a third of the bytes read at a time; a body was read before it is parsed. */
export const openBodyBudgets = (): BodyBudgets => ({
	documents: new ByteBudget({
		maxBytes: 15 * MEGABYTE,
		maxBytesOfNetwork: 5 * MEGABYTE,
		spareBytes: MEGABYTE,
		maxWaiting: 64,
		maxWaitMs: 10_000,
	}),
	uploads: new ByteBudget({
		maxBytes: 48 * MEGABYTE,
		maxBytesOfNetwork: 16 * MEGABYTE,
		// The largest table.
		spareBytes: 21 * MEGABYTE,
		maxWaiting: 64,
		maxWaitMs: 20_000,
	}),
	work: new ByteBudget({
		maxBytes: 12 * MEGABYTE,
		maxBytesOfNetwork: 12 * MEGABYTE,
		spareBytes: 0,
		maxWaiting: 128,
		maxWaitMs: MINUTE_MS,
	}),
})
