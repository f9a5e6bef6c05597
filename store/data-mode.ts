import type { OpenDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { SAMPLE_ACCOUNTS } from './samples/accounts.ts'

type Mode = 'demo' | 'live'

const OF_A_DEMO = `this data was written by a demo store, where anybody could sign up as Admin and the sample accounts have published passwords. A live store does not open it. Start the live store on an empty data folder (DATA_DIR=./shop STORE_MODE=live npm start) or on an empty database; or make a live store’s data of this one: npm run go-live -- --admin you@shop.example`
const OF_A_LIVE = `this data belongs to a live store. A demo store lets anybody sign up as Admin, so it does not open it. Set STORE_MODE=live, or give the demo a folder of its own (DATA_DIR=./demo npm start) or an empty database.`

/**
 * Sees to it that data is opened in the mode that wrote it: the first to open it is recorded. Older data without a
 * record are judged by their content.
 * @throws Error in words for people when the data is of the other mode
 */
export async function claimData(db: OpenDatabase<Tables>, mode: Mode, now: number): Promise<void> {
	const recorded = await db.selectFrom('data_mode').select('mode').executeTakeFirst()
	const writer = recorded?.mode ?? (await writerOf(db)) ?? mode
	if (!recorded)
		await db
			.insertInto('data_mode')
			.values({ id: 1, mode: writer, recorded_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
	if (writer !== mode) throw new Error(writer === 'demo' ? OF_A_DEMO : OF_A_LIVE)
}

/** The mode that wrote data without a record; null for unused data. */
async function writerOf(db: OpenDatabase<Tables>): Promise<Mode | null> {
	const emails = SAMPLE_ACCOUNTS.map(({ email }) => email)
	const sample = db.selectFrom('users').select('id').where('email', 'in', emails)
	if (await sample.limit(1).executeTakeFirst()) return 'demo'
	const admins = db.selectFrom('users').select('id').where('role', '=', 'Admin')
	// A live store's admins are made by the command line or by another admin, which is audited.
	const selfMade = admins.where((eb) =>
		eb.not(
			eb.exists(
				eb
					.selectFrom('audit_entries')
					.select('audit_entries.id')
					.whereRef('audit_entries.subject_id', '=', 'users.id'),
			),
		),
	)
	if (await selfMade.limit(1).executeTakeFirst()) return 'demo'
	if (await admins.limit(1).executeTakeFirst()) return 'live'
	for (const table of ['users', 'orders'] as const)
		if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return 'demo'
	return null
}
