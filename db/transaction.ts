import type { Kysely, Transaction } from 'kysely'
import type { Problem, Result } from '../shared/result.ts'

class RolledBack extends Error {
	readonly problem: Problem
	constructor(problem: Problem) {
		super(problem.code)
		this.problem = problem
	}
}

const afterwards = new WeakMap<object, Set<() => void>>()

/** Has something done once the transaction is committed, and not at all if it is undone. */
export function afterCommit<Schema>(tx: Transaction<Schema>, act: () => void): void {
	const acts = afterwards.get(tx) ?? new Set()
	afterwards.set(tx, acts.add(act))
}

/** Runs the work in one transaction; a refusal undoes all of it and comes back as the value it is. */
export async function transact<Schema, T>(
	db: Kysely<Schema>,
	work: (tx: Transaction<Schema>) => Promise<Result<T>>,
): Promise<Result<T>> {
	try {
		const { result, acts } = await db.transaction().execute(async (tx) => {
			const result = await work(tx)
			if (!result.ok) throw new RolledBack(result.problem)
			return { result, acts: afterwards.get(tx) }
		})
		for (const act of acts ?? []) act()
		return result
	} catch (error) {
		if (error instanceof RolledBack) return { ok: false, problem: error.problem }
		throw error
	}
}
