import type { Store } from '../store.ts'
import { deleteOldAttempts } from './attempts.ts'
import { deleteOldDevices } from './devices.ts'
import { deleteEndedSessions } from './sessions.ts'

/** Deletes what no login needs any more. */
export async function maintainAccounts(store: Store): Promise<void> {
	await deleteEndedSessions(store.db, store.now())
	await deleteOldAttempts(store)
	await deleteOldDevices(store)
}
