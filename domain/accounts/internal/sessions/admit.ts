import { transact } from '../../../../db/transaction.ts'
import type { Role } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { accountTables } from '../../tables.ts'

const WRONG_ROLE = message('accounts.not_this_role')
const SUSPENDED = message('accounts.suspended')

interface Admitted {
	role: Role
	/** Whether a login asks for a code of an app too. */
	hasTwoFactor: boolean
}

/**
 * Gives a session that has just been made its role, or takes it away again. The account is locked meanwhile: one that
 * is being suspended or given another role is judged by its new state.
 */
export async function admit(
	ctx: AppContext,
	{ id, token }: { id: string; token: string | null },
	roleFor: (account: Role) => Role | null,
): Promise<Result<Admitted>> {
	const judged = await transact(ctx.db, async (tx) => {
		const account = await accountTables(tx)
			.updateTable('users')
			.set((eb) => ({ updated_at: eb.ref('updated_at') }))
			.where('id', '=', id as UserId)
			.returning(['role', 'suspended_at', 'two_factor_enabled'])
			.executeTakeFirst()
		const role = account ? roleFor(account.role) : null
		const session = token ?? ''
		if (role && account?.suspended_at === null) {
			await accountTables(tx)
				.updateTable('sessions')
				.set({ role })
				.where('token', '=', session)
				.execute()
			return ok(ok({ role, hasTwoFactor: account.two_factor_enabled === 1 }))
		}
		await accountTables(tx).deleteFrom('sessions').where('token', '=', session).execute()
		if (account?.suspended_at === null)
			return ok(fail('forbidden', WRONG_ROLE, { fields: { role: WRONG_ROLE } }))
		return ok(fail('forbidden', SUSPENDED))
	})
	return judged.ok ? judged.value : judged
}
