import type { Database } from '../../../db/database.ts'
import { HOUR_MS } from '../../../shared/durations.ts'
import { MAX_UNCONFIRMED_AN_HOUR } from '../limits.ts'
import { mailTables } from '../tables.ts'

interface Wanted {
	recipient: string
	mailId: string
	/** Epoch milliseconds. */
	now: number
}

/**
 * Takes one of an address's places of this hour for a mail; a mail that is tried again keeps the place it had. Each is one
 * conditional statement, so that processes cannot take the same one.
 * @returns null where the mail may go, else when the next place is free
 */
export async function takeHourlySlot(db: Database, wanted: Wanted): Promise<number | null> {
	if (await keepsItsSlot(db, wanted)) return null
	for (let slot = 0; slot < MAX_UNCONFIRMED_AN_HOUR; slot++)
		if (await takesSlot(db, slot, wanted)) return null
	const { first } = await mailTables(db)
		.selectFrom('mail_hourly_slots')
		.select(({ fn }) => fn.min('taken_at').as('first'))
		.where('recipient', '=', wanted.recipient)
		.executeTakeFirstOrThrow()
	return first + HOUR_MS
}

async function keepsItsSlot(db: Database, { recipient, mailId, now }: Wanted): Promise<boolean> {
	const { numUpdatedRows } = await mailTables(db)
		.updateTable('mail_hourly_slots')
		.set({ taken_at: now })
		.where('recipient', '=', recipient)
		.where('mail_id', '=', mailId)
		.executeTakeFirst()
	return numUpdatedRows > 0n
}

async function takesSlot(db: Database, slot: number, { recipient, mailId, now }: Wanted) {
	const taken = await mailTables(db)
		.insertInto('mail_hourly_slots')
		.values({ recipient, slot, mail_id: mailId, taken_at: now })
		.onConflict((conflict) =>
			conflict
				.columns(['recipient', 'slot'])
				.doUpdateSet({ mail_id: mailId, taken_at: now })
				.where('mail_hourly_slots.taken_at', '<=', now - HOUR_MS),
		)
		.returning('slot')
		.executeTakeFirst()
	return taken !== undefined
}
