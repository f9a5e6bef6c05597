import { ByteBudget } from './byte-budget.ts'

export const MEGABYTE = 1_048_576

/** How many bytes of bodies this process has in its memory at a time. */
export interface BodyBudgets {
	documents: ByteBudget
	/** Those of pictures and tables, from before they are read until they are done with. */
	uploads: ByteBudget
	/** Those of pictures and tables that are being parsed and stored, which takes several times as much. */
	work: ByteBudget
}

export const openBodyBudgets = (): BodyBudgets => ({
	documents: new ByteBudget({ maxBytes: 16 * MEGABYTE, maxWaiting: 64, maxWaitMs: 10_000 }),
	uploads: new ByteBudget({ maxBytes: 48 * MEGABYTE, maxWaiting: 32, maxWaitMs: 20_000 }),
	work: new ByteBudget({ maxBytes: 12 * MEGABYTE, maxWaiting: 64, maxWaitMs: 60_000 }),
})
