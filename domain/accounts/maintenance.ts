import type { Store } from '../store.ts'
import { deleteOldLinks } from './links/password-links.ts'
import { deleteOldAttempts } from './login/attempts.ts'
import { deleteOldDevices } from './login/devices.ts'
import { deleteEndedSessions } from './sessions/sessions.ts'
import { deleteOldSignUps } from './sign-up/pending.ts'
import { deleteUsedCodes } from './two-factor/used-codes.ts'

/** Deletes what no login needs any more. */
export async function maintainAccounts(store: Store): Promise<void> {
	await deleteEndedSessions(store.db, store.now())
	await deleteOldAttempts(store)
	await deleteOldDevices(store)
	await deleteOldLinks(store.db, store.now())
	await deleteOldSignUps(store)
	await deleteUsedCodes(store)
}
