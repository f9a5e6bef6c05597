import type { Tx } from '../../../db/database.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { audit } from '../../audit/commands.ts'
import { changeIf } from '../../change-if.ts'
import { releaseOffers } from '../../orders/routing/release.ts'
import type { Store } from '../../store.ts'
import { mayManageAccounts } from '../policy.ts'
import { readAccount } from '../queries.ts'
import { mayBecome } from '../rules.ts'
import type { AccountChange } from '../schema.ts'
import { isLive } from '../sessions/sessions.ts'
import { accountTables } from '../tables.ts'
import {
	accountStatusOf,
	endAll,
	findUser,
	lockRoleChanges,
	otherAdmins,
	passwordSuits,
	setAccountStatus,
} from './account-status.ts'

const NOT_FOUND = message('accounts.not_found')
const SUSPENDED = message('orders.installer_suspended')

/** An admin may have lost the role while waiting for the turn. */
async function isStillAdmin(tx: Tx, actor: SignedIn, at: number): Promise<boolean> {
	const session = await accountTables(tx)
		.selectFrom('sessions')
		.select('id')
		.where('user_id', '=', actor.id)
		.where('role', '=', 'Admin')
		.where(isLive(at))
		.executeTakeFirst()
	return session !== undefined
}

/**
 * Changes an account's role or suspends it; its sessions end in the same transaction, and orders that were only
 * offered to a suspended installer go to the next.
 */
export async function changeAccount(store: Store, actor: Actor, id: string, change: AccountChange) {
	const changed = await changeIf(
		mayManageAccounts(actor),
		store,
		async ({ tx, who: admin, at }) => {
			await lockRoleChanges(tx)
			if (!(await isStillAdmin(tx, admin, at)))
				return refuse('not_signed_in', message('accounts.no_longer_admin'))
			const user = await findUser(tx, id)
			if (!user) return refuse('not_found', NOT_FOUND)
			const now = accountStatusOf(user)
			const next = { role: change.role ?? now.role, suspended: change.suspended ?? now.suspended }
			const may = mayBecome(now, next, {
				isOneself: user.id === admin.id,
				otherAdmins: await otherAdmins(tx, user.id),
			})
			if (!may.ok) return may
			const suits = await passwordSuits(tx, user, next.role, store.policy.passwords)
			if (!suits.ok) return suits
			await setAccountStatus(tx, admin, user, next, at)
			if (!next.suspended || now.suspended) return ok(undefined)
			return releaseOffers(store, tx, admin, user.id, { note: SUSPENDED, at })
		},
	)
	return changed.ok ? readAccount(store, actor, id) : changed
}

/** @returns how many sessions were ended */
export const endSessions = (store: Store, actor: Actor, id: string) =>
	changeIf(mayManageAccounts(actor), store, async ({ tx, at }) => {
		const user = await findUser(tx, id)
		if (!user) return refuse('not_found', NOT_FOUND)
		const ended = await endAll(tx, user.id)
		if (ended > 0)
			await audit(tx, actor, at, [
				{
					action: 'logged out',
					kind: 'user',
					subjectId: user.id,
					subject: user.name,
					before: { sessions: ended },
					after: { sessions: 0 },
				},
			])
		return ok(ended)
	})

/** Makes an account an installer's, within a transaction; an admin's stays what it is. */
export async function makeInstaller(
	tx: Tx,
	store: Store,
	actor: Actor,
	id: UserId,
	at: number,
): Promise<Result<void>> {
	await lockRoleChanges(tx)
	const user = await findUser(tx, id)
	if (!user) return refuse('not_found', NOT_FOUND)
	if (user.role === 'Admin') return refuse('conflict', message('accounts.is_admin'))
	const suits = await passwordSuits(tx, user, 'Installer', store.policy.passwords)
	if (!suits.ok) return suits
	await setAccountStatus(tx, actor, user, { ...accountStatusOf(user), role: 'Installer' }, at)
	return ok(undefined)
}
