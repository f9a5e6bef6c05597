import type { Tx } from '../../db/database.ts'
import type { Result } from '../../shared/result.ts'

/** The work of later modules on a change of a tax class, in the same transaction. */
export interface TaxClassFollower {
	/** A row of it was added or deleted. @param at epoch milliseconds @returns a refusal, which undoes the change */
	changed(tx: Tx, code: string, at: number): Promise<Result<void>>
}
