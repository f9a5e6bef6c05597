import type { Tx } from '../../../../db/database.ts'
import type { Actor, Role } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { PasswordPolicy } from '../../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, type COMMAND_LINE, ofUser } from '../../../audit/commands.ts'
import { difference } from '../../../audit/rules.ts'
import { canSendMail } from '../../../mail/commands.ts'
import { hasConfirmedAddress } from '../../queries.ts'
import type { AccountStatus } from '../../rules.ts'
import { accountTables } from '../../tables.ts'
import { endAll } from '../sessions/end-sessions.ts'

/** Lets one transaction at a time change roles and suspend, so that each sees the changes of the one before. */
export const lockRoleChanges = (tx: Tx) =>
	accountTables(tx)
		.updateTable('account_locks')
		.set((eb) => ({ name: eb.ref('name') }))
		.execute()

/** The part of an account that its status is made of. */
export const findUser = (tx: Tx, id: string) =>
	accountTables(tx)
		.selectFrom('users')
		.select(['id', 'name', 'role', 'suspended_at'])
		.where('id', '=', id as UserId)
		.executeTakeFirst()

export type Found = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const accountStatusOf = ({ role, suspended_at }: Found): AccountStatus => ({
	role,
	suspended: suspended_at !== null,
})

/** How many other accounts are Admin and not suspended. */
export async function otherAdmins(tx: Tx, id: UserId): Promise<number> {
	const { count } = await accountTables(tx)
		.selectFrom('users')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('role', '=', 'Admin')
		.where('suspended_at', 'is', null)
		.where('id', '<>', id)
		.executeTakeFirstOrThrow()
	return count
}

/**
 * Whether the account's password will do for a role that asks for a longer one: the store knows only the properties of
 * a password noted when it was set.
 */
export async function passwordSuits(
	tx: Tx,
	user: Found,
	role: Role,
	{ shortest }: PasswordPolicy,
): Promise<Result<void>> {
	if (shortest[role] <= shortest[user.role]) return ok(undefined)
	const { long_password } = await accountTables(tx)
		.selectFrom('credentials')
		.select('long_password')
		.where('user_id', '=', user.id)
		.executeTakeFirstOrThrow()
	if (long_password === 1) return ok(undefined)
	return fail(
		'conflict',
		message('accounts.needs_longer_password', { name: user.name, least: shortest[role] }),
	)
}

/** Whether it is known who reads the mail of the account's address, where the store can ask: a role of staff needs that. */
export async function addressSuits(
	tx: Tx,
	ctx: AppContext,
	user: Found,
	role: Role,
): Promise<Result<void>> {
	if (role === 'Buyer' || role === user.role || !canSendMail(ctx)) return ok(undefined)
	if (await hasConfirmedAddress(tx, user.id)) return ok(undefined)
	return fail('conflict', message('accounts.needs_confirmed_address', { name: user.name }))
}

/** Sets and audits a new status; a new role or a suspension ends every session of the account. */
export async function setAccountStatus(
	tx: Tx,
	actor: Actor | typeof COMMAND_LINE,
	user: Found,
	next: AccountStatus,
	at: number,
): Promise<void> {
	const now = accountStatusOf(user)
	const changes = difference({ ...now }, { ...next })
	if (!changes) return
	await accountTables(tx)
		.updateTable('users')
		.set({
			role: next.role,
			suspended_at: next.suspended ? (user.suspended_at ?? at) : null,
			updated_at: new Date(at).toISOString(),
		})
		.where('id', '=', user.id)
		.execute()
	if (next.role !== now.role || next.suspended) await endAll(tx, user.id)
	const action =
		now.suspended === next.suspended ? 'changed' : next.suspended ? 'suspended' : 'reinstated'
	await audit(tx, actor, at, [{ action, ...ofUser(user), ...changes }])
}
