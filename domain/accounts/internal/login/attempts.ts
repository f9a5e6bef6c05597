import type { Tx } from '../../../../db/database.ts'
import { inTransaction, transact } from '../../../../db/transaction.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { tellOfGuesses } from '../../login/guesses.ts'
import { type AccountTables, accountTables } from '../../tables.ts'
import { type AttemptSource, type Count, countsOf } from './attempt-counts.ts'
import { type Tally, waitNow, withTry } from './attempt-rules.ts'

/** A try that has been counted as failed, until it is known to be more. */
export interface Attempt {
	/** The password was right. */
	succeed: () => Promise<void>
	/** It was never judged. */
	withdraw: () => Promise<void>
}

type Row = AccountTables['login_attempts']

const tallyOf = (row: Row): Tally => ({
	failures: row.failures,
	blockedUntil: row.blocked_until,
	expiresAt: row.expires_at,
})

const refused = ({ problem }: Count, waitMs: number) => ({
	ok: false as const,
	problem: problem(Math.ceil(waitMs / 1000)),
})

/** The first count that makes the try wait, read without a lock: a flood of tries writes nothing. */
async function firstWait({ db, now }: AppContext, counts: Count[]) {
	const rows = await accountTables(db)
		.selectFrom('login_attempts')
		.selectAll()
		.where(
			'key',
			'in',
			counts.map(({ key }) => key),
		)
		.execute()
	for (const count of counts) {
		const row = rows.find(({ key }) => key === count.key)
		const wait = row ? waitNow(tallyOf(row), now()) : 0
		if (wait > 0) return refused(count, wait)
	}
	return null
}

/** The count's row, locked for the rest of the transaction; made where there is none. */
const lockForUpdate = (tx: Tx, key: string) =>
	accountTables(tx)
		.insertInto('login_attempts')
		.values({ key, failures: 0, blocked_until: 0, expires_at: 0 })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
		.returningAll()
		.executeTakeFirstOrThrow()

async function countTry(tx: Tx, count: Count, now: number): Promise<Result<Tally>> {
	const tally = tallyOf(await lockForUpdate(tx, count.key))
	const wait = waitNow(tally, now)
	if (wait > 0) return refused(count, wait)
	const next = withTry(tally, count.limit, now)
	await accountTables(tx)
		.updateTable('login_attempts')
		.set({
			failures: next.failures,
			blocked_until: next.blockedUntil,
			expires_at: next.expiresAt,
		})
		.where('key', '=', count.key)
		.execute()
	return ok(next)
}

/** Whether this try was the last that an account allows devices it does not know. */
const isNowGuessedAt = (counts: Count[], tallies: Tally[]) =>
	counts.some(({ isOfAccount, limit }, n) => isOfAccount && tallies[n]?.failures === limit.free)

/**
 * Counts a try of a password before it is judged, so that many at once are no way round.
 * @returns a refusal that says how long to wait, where there were too many
 */
export async function beginAttempt(
	ctx: AppContext,
	source: AttemptSource,
): Promise<Result<Attempt>> {
	const counts = countsOf(ctx, source)
	if (counts.length === 0) return ok({ succeed: async () => {}, withdraw: async () => {} })
	const waits = await firstWait(ctx, counts)
	if (waits) return waits
	const counted = await transact(ctx.db, async (tx) => {
		const tallies: Tally[] = []
		for (const count of counts) {
			const tally = await countTry(tx, count, ctx.now())
			if (!tally.ok) return tally
			tallies.push(tally.value)
		}
		if (isNowGuessedAt(counts, tallies)) await tellOfGuesses(ctx, tx, source.email)
		return ok(tallies)
	})
	if (!counted.ok) return counted
	const takeBack = (clears: boolean) =>
		inTransaction(ctx.db, async (tx) => {
			for (const [index, { key, isCleared }] of counts.entries())
				if (clears && isCleared)
					await accountTables(tx).deleteFrom('login_attempts').where('key', '=', key).execute()
				else await takeBackOne(tx, key, counted.value[index])
		})
	return ok({ succeed: () => takeBack(true), withdraw: () => takeBack(false) })
}

/** One failure less; a wait that this very try began ends. */
const takeBackOne = (tx: Tx, key: string, made: Tally | undefined) =>
	accountTables(tx)
		.updateTable('login_attempts')
		.set((eb) => ({
			failures: eb('failures', '-', 1),
			blocked_until: eb
				.case()
				.when('blocked_until', '=', made?.blockedUntil ?? 0)
				.then(0)
				.else(eb.ref('blocked_until'))
				.end(),
		}))
		.where('key', '=', key)
		.where('failures', '>', 0)
		.execute()

/** Deletes the counts that begin anew. */
export async function deleteOldAttempts({ db, now }: AppContext): Promise<void> {
	await accountTables(db).deleteFrom('login_attempts').where('expires_at', '<=', now()).execute()
}
