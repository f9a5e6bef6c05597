import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { SignedIn } from '../../../shared/actor.ts'
import { BATCH_SIZE } from '../limits.ts'
import { notificationTables } from '../tables.ts'
import { ownedBy } from './rows.ts'

/*
 * A listener that comes back says the number of the last event it received, so a number must never appear after a
 * higher one has been seen. Neither the time of writing nor a number drawn while writing keeps that promise: of two
 * transactions the one that drew first may commit last. A counter locked until the commit would, but it would make
 * every order wait for every other, and take its place in the order in which rows are locked.
 *
 * So a notification is written without a number and gets it when it is already committed, from the next reader: the
 * counter's row is locked from before the reading until the numbers are committed, so numberings follow one another,
 * each sees all numbers of the one before, and a reader who sees a number sees every lower one. A notification without
 * a number is simply later.
 */

/** Numbers the committed notifications without a number. */
export async function numberWaiting(db: Database): Promise<void> {
	while (await waits(db)) await numberSome(db)
}

const waits = (db: Database) =>
	notificationTables(db)
		.selectFrom('notifications')
		.select('id')
		.where('event_sequence', 'is', null)
		.limit(1)
		.executeTakeFirst()

const numberSome = (db: Database) =>
	inTransaction(db, async (tx) => {
		const { last } = await notificationTables(tx)
			.updateTable('notification_sequence')
			.set((eb) => ({ last: eb.ref('last') }))
			.returning('last')
			.executeTakeFirstOrThrow()
		const rows = await notificationTables(tx)
			.selectFrom('notifications')
			.select('id')
			.where('event_sequence', 'is', null)
			.orderBy('created_at')
			.orderBy('id')
			.limit(BATCH_SIZE)
			.execute()
		for (const [index, { id }] of rows.entries())
			await notificationTables(tx)
				.updateTable('notifications')
				.set({ event_sequence: last + index + 1 })
				.where('id', '=', id)
				.execute()
		await notificationTables(tx)
			.updateTable('notification_sequence')
			.set({ last: last + rows.length })
			.execute()
	})

/** The highest number given so far, whether or not its notification has been cleared since. */
export async function lastNumber(db: Database): Promise<number> {
	const { last } = await notificationTables(db)
		.selectFrom('notification_sequence')
		.select('last')
		.executeTakeFirstOrThrow()
	return last
}

/** Notifications with a number above `after` and up to `upTo`, in order; of one person, or all. */
export async function numberedBetween(
	db: Database,
	after: number,
	upTo: number,
	most: number,
	actor?: SignedIn,
) {
	let between = notificationTables(db)
		.selectFrom('notifications')
		.selectAll()
		.where('event_sequence', '>', after)
		.where('event_sequence', '<=', upTo)
	if (actor) between = between.where(ownedBy(actor))
	return between
		.orderBy('event_sequence')
		.limit(most)
		.$narrowType<{ event_sequence: number }>()
		.execute()
}
