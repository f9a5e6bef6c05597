import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Actor } from '../../../shared/actor.ts'
import { newId, type UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { makeInstaller } from '../../accounts/administration/users.ts'
import { announceInstaller } from '../../accounts/announce-installer.ts'
import { hasConfirmedAddress } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { authorizedRead } from '../../authorized-read.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { canSendMail, type NewMail, sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { keepProfile } from '../commands.ts'
import { canManageInstallers, mayApply } from '../policy.ts'
import { findProfile } from '../queries.ts'
import { NO_PROFILE } from '../rules.ts'
import type { Application, ApplicationsQuery, MyApplication, NewApplication } from '../schema.ts'
import { type InstallerTables, installerAccountTables, installerTables } from '../tables.ts'

type Row = Selectable<InstallerTables['installer_applications']> & { name: string; email: string }

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const applicationOf = (row: Row): Application => ({
	id: row.id,
	userId: row.user_id,
	name: row.name,
	email: row.email,
	firm: row.firm,
	licenceNumber: row.licence_number,
	message: row.message,
	status: row.status,
	reason: row.reason,
	decidedBy: row.decided_by,
	decidedAt: iso(row.decided_at),
	createdAt: new Date(row.created_at).toISOString(),
})

const withApplicant = (db: Database) =>
	installerAccountTables(db)
		.selectFrom('installer_applications')
		.innerJoin('users', 'users.id', 'installer_applications.user_id')
		.selectAll('installer_applications')
		.select(['users.name', 'users.email'])

const newestOf = (db: Database, userId: UserId) =>
	withApplicant(db)
		.where('user_id', '=', userId)
		.orderBy('installer_applications.created_at', 'desc')
		.orderBy('installer_applications.id', 'desc')
		.limit(1)
		.executeTakeFirst()

/** The caller's latest application. */
export async function myApplication(ctx: AppContext, actor: Actor): Promise<Result<MyApplication>> {
	const allowed = mayApply(actor)
	if (!allowed.ok) return allowed
	const row = await newestOf(ctx.db, allowed.value.id)
	return ok({ application: row ? applicationOf(row) : null })
}

/** Applications, the newest first, with how many there are in all. */
export const listApplications = ({ db }: AppContext, actor: Actor, query: ApplicationsQuery) =>
	authorizedRead(canManageInstallers(actor), () => {
		let matching = withApplicant(db)
		if (query.status) matching = matching.where('status', '=', query.status)
		const sorted = matching
			.orderBy('installer_applications.created_at', 'desc')
			.orderBy('installer_applications.id')
		return pageOf(sorted, query, applicationOf)
	})

/** Files an application; one at a time. */
export const apply = (ctx: AppContext, actor: Actor, application: NewApplication) =>
	authorizedTransaction(mayApply(actor), ctx, async ({ tx, who, at }) => {
		if (canSendMail(ctx) && !(await hasConfirmedAddress(tx, who.id)))
			return fail('conflict', message('accounts.confirm_address_first'))
		const { firm, licenceNumber, message: letter } = application
		const made = await installerTables(tx)
			.insertInto('installer_applications')
			.values({
				id: newId(),
				user_id: who.id,
				firm,
				licence_number: licenceNumber,
				message: letter ?? null,
				status: 'open',
				reason: null,
				decided_by: null,
				decided_at: null,
				created_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning('id')
			.executeTakeFirst()
		if (!made) return fail('conflict', message('installers.applied_already'))
		const row = await find(tx, made.id)
		if (!row) return fail('not_found', NOT_FOUND)
		await notify(tx, [
			{
				to: { role: 'Admin' },
				message: message('installers.applies', { firm }),
				type: 'info',
				link: '/admin/users?tab=applications',
				at,
			},
		])
		return ok(applicationOf(row))
	})

const NOT_FOUND = message('installers.application_not_found')

const find = (tx: Tx, id: string) =>
	withApplicant(tx).where('installer_applications.id', '=', id).executeTakeFirst()

type Decision = { status: 'approved' } | { status: 'refused'; reason: string | null }

/**
 * Approves or refuses an application, once. Approved, its account is an installer's from the next login
 * on, with a profile made from it.
 */
export const decide = (ctx: AppContext, actor: Actor, id: string, decision: Decision) =>
	authorizedTransaction(canManageInstallers(actor), ctx, async ({ tx, who, at }) => {
		const reason = decision.status === 'refused' ? decision.reason : null
		const decided = await installerTables(tx)
			.updateTable('installer_applications')
			.set({ status: decision.status, reason, decided_by: who.name, decided_at: at })
			.where('id', '=', id)
			.where('status', '=', 'open')
			.returning('id')
			.executeTakeFirst()
		const row = await find(tx, id)
		if (!row) return fail('not_found', NOT_FOUND)
		if (!decided)
			return fail(
				'already_closed',
				message('installers.application_closed', { status: row.status }),
			)
		if (decision.status === 'approved') {
			const made = await makeInstaller(tx, ctx, actor, row.user_id, at)
			if (!made.ok) return made
			const { firm, licence_number: licenceNumber } = row
			const kept = (await findProfile(tx, row.user_id)) ?? NO_PROFILE
			await keepProfile(tx, row.user_id, { ...kept, firm, licenceNumber }, at)
			await announceInstaller(ctx, tx, row.user_id, at)
		}
		await audit(tx, actor, at, [
			{
				action: decision.status,
				kind: 'application',
				subjectId: id,
				subject: `${row.firm} (${row.name})`,
				before: { status: 'open' },
				after: { status: decision.status, reason: reason || undefined },
			},
		])
		await notify(tx, [applicationNotification(row, decision, at)])
		await sendMail(ctx, tx, [applicationMail(row, decision)])
		return ok(applicationOf(row))
	})

function applicationNotification({ user_id, firm }: Row, decision: Decision, at: number) {
	const to = { userId: user_id }
	if (decision.status === 'approved')
		return {
			to,
			message: message('installers.approved', { firm }),
			type: 'success' as const,
			link: '/installer/profile',
			at,
		}
	return {
		to,
		message: message('installers.refused', { reason: decision.reason }),
		type: 'warning' as const,
		link: '/account/apply',
		at,
	}
}

function applicationMail(row: Row, decision: Decision): NewMail {
	const { id, user_id: accountId, firm, name, email } = row
	const written = { event: `application ${id} decided`, to: { email, name }, accountId }
	if (decision.status === 'approved')
		return {
			...written,
			template: 'application-approved',
			data: { firm, path: '/installer/profile' },
		}
	return {
		...written,
		template: 'application-refused',
		data: { firm, reason: decision.reason, path: '/account/apply' },
	}
}
