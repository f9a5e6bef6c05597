import type { Store } from '../store.ts'
import { deleteOldLinks } from './internal/links/password-links.ts'
import { deleteOldAttempts } from './internal/login/attempts.ts'
import { deleteOldDevices } from './internal/login/devices.ts'
import { deleteEndedSessions } from './internal/sessions/sessions.ts'
import { deleteOldSignUps } from './internal/sign-up/pending.ts'
import { deleteUsedCodes } from './internal/two-factor/used-codes.ts'

/** Deletes what no login needs any more. */
export async function maintainAccounts(store: Store): Promise<void> {
	await deleteEndedSessions(store.db, store.now())
	await deleteOldAttempts(store)
	await deleteOldDevices(store)
	await deleteOldLinks(store.db, store.now())
	await deleteOldSignUps(store)
	await deleteUsedCodes(store)
}
