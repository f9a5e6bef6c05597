import { maintainAccounts } from './accounts/maintenance.ts'
import { deleteOldFailures } from './audit/failed-logins.ts'
import { deleteLeftCarts } from './cart/maintenance.ts'
import { picturesNamed } from './catalogue/queries.ts'
import { forgetPresses } from './enquiries/commands.ts'
import { photosNamed } from './installations/queries.ts'
import { logUnexpected } from './log.ts'
import type { Store } from './store.ts'
import { sweepPictures } from './uploads/sweep.ts'

const A_DAY = 86_400_000

/** Does away with what nobody needs any more. @param ownsPictures whether no other database names the uploaded ones */
export async function tidyUp(store: Store, ownsPictures = true): Promise<void> {
	await forgetPresses(store)
	await maintainAccounts(store)
	await deleteOldFailures(store)
	await deleteLeftCarts(store)
	if (!ownsPictures) return store.log.info('uploaded pictures are left: another database has them')
	await sweepPictures(store, store.uploadsDir, () => picturesNamed(store.db))
	await sweepPictures(store, store.photosDir, () => photosNamed(store.db))
}

/** Tidies up now and once a day. @returns what ends it, once what is under way is done */
export function keepTidy(store: Store, ownsPictures: boolean): () => Promise<void> {
	let last: Promise<void> = Promise.resolve()
	const tidy = () => {
		last = last
			.then(() => tidyUp(store, ownsPictures))
			.catch((error) => logUnexpected(store.log, error, 'not tidied up'))
	}
	tidy()
	const timer = setInterval(tidy, A_DAY).unref()
	return async () => {
		clearInterval(timer)
		await last
	}
}
