import type { Tx } from '../../db/database.ts'
import type { Result } from '../../shared/result.ts'
import type { ReferenceRow } from './schema.ts'

/** The work of later modules on a change of reference data, in the same transaction. */
export interface ReferenceFollower {
	/** A row was added or deleted. @param at epoch milliseconds @returns a refusal, which undoes the change */
	changed(tx: Tx, row: ReferenceRow, at: number): Promise<Result<void>>
}
