import { type Kysely, sql } from 'kysely'
import type { Problem, Result } from '../shared/result.ts'
import type { Database, Tx } from './database.ts'

class RolledBack extends Error {
	readonly problem: Problem
	constructor(problem: Problem) {
		super(problem.code)
		this.problem = problem
	}
}

const afterwards = new WeakMap<object, Set<() => void>>()

/** Has something done once the transaction is committed, and not at all if it is undone. */
export function afterCommit(tx: Tx, act: () => void): void {
	const acts = afterwards.get(tx) ?? new Set()
	afterwards.set(tx, acts.add(act))
}

/** Runs the work in one transaction; an exception undoes all of it. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
	const { value, acts } = await (db as unknown as Kysely<unknown>)
		.transaction()
		.execute(async (kysely) => {
			const tx = kysely as unknown as Tx
			return { value: await work(tx), acts: afterwards.get(tx) }
		})
	for (const act of acts ?? []) act()
	return value
}

/** Runs the work in one transaction; a refusal undoes all of it and comes back as the value it is. */
export async function transact<T>(
	db: Database,
	work: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
	try {
		return await inTransaction(db, async (tx) => {
			const result = await work(tx)
			if (!result.ok) throw new RolledBack(result.problem)
			return result
		})
	} catch (error) {
		if (error instanceof RolledBack) return { ok: false, problem: error.problem }
		throw error
	}
}

/**
 * Runs the work as a part of a transaction that goes on in any case: a refusal undoes the writes of the part itself,
 * and its actions that wait for the commit.
 */
export async function transactPart<T>(tx: Tx, work: () => Promise<Result<T>>): Promise<Result<T>> {
	const kysely = tx as unknown as Kysely<unknown>
	const acts = afterwards.get(tx)
	const before = acts && new Set(acts)
	await sql`savepoint part`.execute(kysely)
	const result = await work()
	if (result.ok) await sql`release savepoint part`.execute(kysely)
	else {
		await sql`rollback to savepoint part`.execute(kysely)
		if (before) afterwards.set(tx, before)
		else afterwards.delete(tx)
	}
	return result
}
