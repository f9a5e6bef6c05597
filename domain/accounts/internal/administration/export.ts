import { streamRows } from '../../../../db/stream-rows.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { type Cell, timeCell } from '../../../../shared/csv.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { canManageAccounts } from '../../policy.ts'
import { accountTables } from '../../tables.ts'

export const USER_COLUMNS = ['id', 'name', 'email', 'role', 'since', 'suspended']

async function* rowsOf({ db }: AppContext): AsyncGenerator<Cell[][]> {
	const chunks = streamRows(
		accountTables(db)
			.selectFrom('users')
			.select(['id', 'name', 'email', 'role', 'created_at', 'suspended_at']),
	)
	for await (const users of chunks)
		yield users.map((user) => [
			user.id,
			user.name,
			user.email,
			user.role,
			timeCell(Date.parse(user.created_at)),
			user.suspended_at === null ? null : timeCell(user.suspended_at),
		])
}

/** Every account as rows of a file, oldest first, read as the file is sent; nothing of how it logs in. */
export function exportUsers(ctx: AppContext, actor: Actor): Result<AsyncIterable<Cell[][]>> {
	const admin = canManageAccounts(actor)
	return admin.ok ? ok(rowsOf(ctx)) : admin
}
