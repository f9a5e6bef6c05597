import { maintainAccounts } from '../domain/accounts/maintenance.ts'
import type { AppContext } from '../domain/app-context.ts'
import { deleteOldFailures } from '../domain/audit/failed-logins.ts'
import { deleteLeftCarts } from '../domain/cart/maintenance.ts'
import { deleteOldImports } from '../domain/catalogue/maintenance.ts'
import { picturesNamed } from '../domain/catalogue/queries.ts'
import { deleteOldDrafts } from '../domain/checkout/commands.ts'
import { picturesOnDocuments } from '../domain/documents/queries.ts'
import { deleteOldDedupKeys } from '../domain/enquiries/commands.ts'
import { deleteOldTableImports } from '../domain/imports/undo/table-imports.ts'
import { photosNamed } from '../domain/installations/queries.ts'
import type { JobKind } from '../domain/jobs/runner.ts'
import { deleteOldContactTries } from '../domain/orders/retention/maintenance.ts'
import { returnPhotosNamed } from '../domain/returns/queries.ts'
import { picturesInSettings } from '../domain/settings/queries.ts'
import { deleteUnneededDestinations } from '../domain/settlement/destination.ts'
import { deleteOldStatements } from '../domain/settlement/statements.ts'
import { collectUnusedPictures } from '../domain/uploads/garbage-collection.ts'
import { DAY_MS } from '../shared/durations.ts'

const INTERVAL_MS = DAY_MS

/**
 * Deletes expired sessions, old carts, what imports have changed, counts of tries, bank statements and logs of failures,
 * and unused pictures, for which alone their place has to be reached.
 * @param ownsPictures whether no other database names the uploaded ones
 */
export async function runMaintenance(
	store: AppContext,
	ownsPictures: () => Promise<boolean> = async () => true,
): Promise<void> {
	await deleteOldDedupKeys(store)
	await maintainAccounts(store)
	await deleteOldFailures(store)
	await deleteLeftCarts(store)
	await deleteOldDrafts(store)
	await deleteOldImports(store)
	await deleteOldTableImports(store)
	await deleteOldContactTries(store)
	await deleteOldStatements(store)
	await deleteUnneededDestinations(store)
	if (!(await ownsPictures()))
		return store.log.info('uploaded pictures are left: another database has them')
	await collectUnusedPictures(store, store.files.pictures, async () => [
		...(await picturesNamed(store.db)),
		...(await picturesInSettings(store.db)),
		...(await picturesOnDocuments(store.db)),
	])
	await collectUnusedPictures(store, store.files.photos, async () => [
		...(await photosNamed(store.db)),
		...(await returnPhotosNamed(store.db)),
	])
	await collectUnusedPictures(store, store.files.parts, async () => [])
}

/** Maintenance once a day, by one of the processes on a database. */
export const maintenance = (ownsPictures: () => Promise<boolean>): JobKind => ({
	name: 'maintenance',
	intervalMs: INTERVAL_MS,
	run: (store) => runMaintenance(store, ownsPictures),
})
