import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import type { Cell } from '../shared/csv.ts'
import type { UserId } from '../shared/ids.ts'
import { ok, type Result } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { mayManageAccounts } from './policy.ts'

export const USER_COLUMNS = ['id', 'name', 'email', 'role', 'since', 'suspended']

/** How many accounts are in memory at a time. */
const AT_ONCE = 1000

interface Last {
	at: string
	id: UserId
}

const usersAfter = ({ db }: Store, last: Last | null) =>
	db
		.selectFrom('users')
		.select(['id', 'name', 'email', 'role', 'created_at', 'suspended_at'])
		.$if(last !== null, (query) =>
			query.where(sql<boolean>`(created_at, id) > (${last?.at}, ${last?.id})`),
		)
		.orderBy('created_at')
		.orderBy('id')
		.limit(AT_ONCE)
		.execute()

async function* rowsOf(store: Store): AsyncGenerator<Cell[][]> {
	let last: Last | null = null
	for (;;) {
		const users = await usersAfter(store, last)
		const end = users.at(-1)
		if (!end) return
		yield users.map((user) => [
			user.id,
			user.name,
			user.email,
			user.role,
			user.created_at,
			user.suspended_at === null ? null : new Date(user.suspended_at).toISOString(),
		])
		if (users.length < AT_ONCE) return
		last = { at: end.created_at, id: end.id }
	}
}

/** Every account as rows of a file, oldest first, read as the file is sent; nothing of how it logs in. */
export function exportUsers(store: Store, actor: Actor): Result<AsyncIterable<Cell[][]>> {
	const admin = mayManageAccounts(actor)
	return admin.ok ? ok(rowsOf(store)) : admin
}
