import { announce } from '../../db/changes/announce.ts'
import type { Tx } from '../../db/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import { referenceTables } from './tables.ts'

const announceReferenceData = () => announce('reference-data')

/** Raises the version by which processes know that rows with a day have changed. Every change of such rows calls it. */
export async function bumpReferenceVersion(tx: Tx): Promise<void> {
	afterCommit(tx, announceReferenceData)
	await referenceTables(tx)
		.updateTable('reference_state')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.execute()
}
