import type { Tx } from '../../../db/database.ts'
import { transactPart } from '../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import { followed } from '../../../shared/followed.ts'
import type { UserId } from '../../../shared/ids.ts'
import {
	type BulkResultWithMessages,
	bulkResult,
	inLockingOrder,
} from '../../../shared/lists/bulk.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofUser } from '../../audit/commands.ts'
import { authorizedTransaction, type Change } from '../../authorized-transaction.ts'
import { announceInstaller } from '../announce-installer.ts'
import {
	accountStatusOf,
	addressSuits,
	findUser,
	lockRoleChanges,
	otherAdmins,
	passwordSuits,
	setAccountStatus,
} from '../internal/administration/account-status.ts'
import { endAll } from '../internal/sessions/end-sessions.ts'
import { isLive } from '../internal/sessions/sessions.ts'
import { canManageAccounts } from '../policy.ts'
import { namesOf, readAccount } from '../queries.ts'
import { mayBecome } from '../rules.ts'
import type { AccountChange, BulkAccountStep } from '../schema.ts'
import { accountTables } from '../tables.ts'

const NOT_FOUND = message('accounts.not_found')
const NO_LONGER_ADMIN = fail('not_signed_in', message('accounts.no_longer_admin'))

/** An admin may have lost the role while waiting for the turn. */
async function isStillAdmin({ tx, who, at }: Change<SignedIn>): Promise<boolean> {
	const session = await accountTables(tx)
		.selectFrom('sessions')
		.select('id')
		.where('user_id', '=', who.id)
		.where('role', '=', 'Admin')
		.where(isLive(at))
		.executeTakeFirst()
	return session !== undefined
}

/** Changes one account for an actor still an admin, within a transaction that has locked changes of roles. */
async function changeWithin(
	{ tx, who: admin, at }: Change<SignedIn>,
	ctx: AppContext,
	id: string,
	change: AccountChange,
): Promise<Result<void>> {
	const user = await findUser(tx, id)
	if (!user) return fail('not_found', NOT_FOUND)
	const now = accountStatusOf(user)
	const next = { role: change.role ?? now.role, suspended: change.suspended ?? now.suspended }
	const may = mayBecome(now, next, {
		isOneself: user.id === admin.id,
		otherAdmins: await otherAdmins(tx, user.id),
	})
	if (!may.ok) return may
	const suits = await passwordSuits(tx, user, next.role, ctx.policy.passwords)
	if (!suits.ok) return suits
	const known = await addressSuits(tx, ctx, user, next.role)
	if (!known.ok) return known
	await setAccountStatus(tx, admin, user, next, at)
	const { accounts } = ctx.followers
	if (next.role === 'Installer' && !next.suspended) await announceInstaller(ctx, tx, user.id, at)
	if (!next.suspended || now.suspended) return ok(undefined)
	return followed(accounts, (each) => each.suspended?.(ctx, tx, admin, user.id, at))
}

/**
 * Changes an account's role or suspends it; its sessions end in the same transaction, and orders that were only
 * offered to a suspended installer go to the next.
 */
export async function changeAccount(
	ctx: AppContext,
	actor: Actor,
	id: string,
	change: AccountChange,
) {
	const changed = await authorizedTransaction(canManageAccounts(actor), ctx, async (by) => {
		await lockRoleChanges(by.tx)
		if (!(await isStillAdmin(by))) return NO_LONGER_ADMIN
		return changeWithin(by, ctx, id, change)
	})
	return changed.ok ? readAccount(ctx, actor, id) : changed
}

/** @returns how many sessions were ended */
async function endWithin({ tx, who, at }: Change<SignedIn>, id: string): Promise<Result<number>> {
	const user = await findUser(tx, id)
	if (!user) return fail('not_found', NOT_FOUND)
	const ended = await endAll(tx, user.id)
	if (ended > 0)
		await audit(tx, who, at, [
			{
				action: 'logged out',
				...ofUser(user),
				before: { sessions: ended },
				after: { sessions: 0 },
			},
		])
	return ok(ended)
}

/** @returns how many sessions were ended */
export const endSessions = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(canManageAccounts(actor), ctx, (by) => endWithin(by, id))

/** Applies a bulk action to one account; a change without effect is refused. */
async function stepWithin(
	by: Change<SignedIn>,
	ctx: AppContext,
	id: string,
	step: BulkAccountStep['step'],
): Promise<Result<unknown>> {
	if (step === 'end-sessions') {
		if (id === by.who.id) return fail('conflict', message('accounts.own_sessions'))
		const ended = await endWithin(by, id)
		return ended.ok && ended.value === 0
			? fail('conflict', message('accounts.logged_in_nowhere'))
			: ended
	}
	const suspended = step === 'suspend'
	const user = await findUser(by.tx, id)
	if (user && accountStatusOf(user).suspended === suspended)
		return fail(
			'conflict',
			message(suspended ? 'accounts.suspended_already' : 'accounts.active_already'),
		)
	return changeWithin(by, ctx, id, { suspended })
}

/** Suspends, reinstates or logs out several accounts in one transaction, each all or not at all. */
export async function changeAccounts(
	ctx: AppContext,
	actor: Actor,
	{ ids, step }: BulkAccountStep,
): Promise<Result<BulkResultWithMessages>> {
	const chosen = inLockingOrder(ids)
	const done = await authorizedTransaction(canManageAccounts(actor), ctx, async (by) => {
		await lockRoleChanges(by.tx)
		if (!(await isStillAdmin(by))) return NO_LONGER_ADMIN
		const results: { id: string; result: Result<unknown> }[] = []
		for (const id of chosen) {
			const result = await transactPart(by.tx, () => stepWithin(by, ctx, id, step))
			results.push({ id, result })
		}
		return ok(results)
	})
	if (!done.ok) return done
	const names = await namesOf(ctx.db, chosen as UserId[])
	return ok(bulkResult(done.value, (id) => names.get(id as UserId) ?? null))
}

/** Makes an account an installer's, within a transaction; an admin's stays an admin's. */
export async function makeInstaller(
	tx: Tx,
	ctx: AppContext,
	actor: Actor,
	id: UserId,
	at: number,
): Promise<Result<void>> {
	await lockRoleChanges(tx)
	const user = await findUser(tx, id)
	if (!user) return fail('not_found', NOT_FOUND)
	if (user.role === 'Admin') return fail('conflict', message('accounts.is_admin'))
	const suits = await passwordSuits(tx, user, 'Installer', ctx.policy.passwords)
	if (!suits.ok) return suits
	const known = await addressSuits(tx, ctx, user, 'Installer')
	if (!known.ok) return known
	await setAccountStatus(tx, actor, user, { ...accountStatusOf(user), role: 'Installer' }, at)
	return ok(undefined)
}
