import type { Insertable } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { newId, newSecret } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { canSendMail, sendMail } from '../../../mail/commands.ts'
import { INVITATION_MS } from '../../limits.ts'
import type { Invitation, NewInvitation } from '../../links/link-schema.ts'
import { canManageAccounts } from '../../policy.ts'
import { type AccountTables, accountTables } from '../../tables.ts'
import { linkHash } from '../links/password-links.ts'

const PATH = '/invitation?token='

type Row = Insertable<AccountTables['invitations']>

const invitationOf = ({ id, email, name, role, invited_by, created_at, expires_at }: Row) => ({
	id,
	email,
	name,
	role,
	invitedBy: invited_by,
	createdAt: new Date(created_at).toISOString(),
	expiresAt: new Date(expires_at).toISOString(),
})

const NOT_FOUND = fail('not_found', message('accounts.invitation_not_found'))

/** The invitations not accepted yet, the latest first. */
export const listInvitations = (ctx: AppContext, actor: Actor) =>
	authorizedRead(canManageAccounts(actor), async (): Promise<Invitation[]> => {
		const rows = await accountTables(ctx.db)
			.selectFrom('invitations')
			.selectAll()
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.execute()
		return rows.map(invitationOf)
	})

/** Mails the link; where the store has no mail server, the admin is given it to pass on. */
async function sent(ctx: AppContext, tx: Tx, row: Row, secret: string): Promise<Invitation> {
	await sendMail(ctx, tx, [
		{
			event: `invitation ${row.token}`,
			template: 'invitation',
			to: { email: row.email, name: row.name },
			accountId: null,
			data: { path: PATH, secret, role: row.role },
		},
	])
	return {
		...invitationOf(row),
		...(!canSendMail(ctx) && { link: `${ctx.publicUrl ?? ''}${PATH}${secret}` }),
	}
}

const about = ({ id, name, email, role }: Row, action: string) => ({
	action,
	kind: 'user' as const,
	subjectId: id,
	subject: name,
	after: { email, role },
})

const isAccount = async (tx: Tx, email: string): Promise<boolean> =>
	!!(await accountTables(tx)
		.selectFrom('users')
		.select('id')
		.where('email', '=', email)
		.executeTakeFirst())

/** Invites a person with a role, which the link fixes. */
export const invite = (
	ctx: AppContext,
	actor: Actor,
	{ email, name, role }: NewInvitation,
): Promise<Result<Invitation>> =>
	authorizedTransaction(canManageAccounts(actor), ctx, async ({ tx, who, at }) => {
		const taken = message('accounts.email_taken')
		if (await isAccount(tx, email)) return fail('email_taken', taken, { fields: { email: taken } })
		const secret = newSecret()
		const times = { created_at: at, expires_at: at + INVITATION_MS }
		const row = { id: newId(), token: linkHash(secret), email, name, role, ...times }
		const made = await accountTables(tx)
			.insertInto('invitations')
			.values({ ...row, invited_by: who.name })
			.onConflict((conflict) => conflict.column('email').doNothing())
			.returningAll()
			.executeTakeFirst()
		if (!made) {
			const already = message('accounts.invited_already')
			return fail('conflict', already, { fields: { email: already } })
		}
		await audit(tx, who, at, [about(made, 'invited')])
		return ok(await sent(ctx, tx, made, secret))
	})

/** Sends an invitation once more, by a new link in place of the old one. */
export const inviteAgain = (
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<Invitation>> =>
	authorizedTransaction(canManageAccounts(actor), ctx, async ({ tx, who, at }) => {
		const secret = newSecret()
		const row = await accountTables(tx)
			.updateTable('invitations')
			.set({ token: linkHash(secret), expires_at: at + INVITATION_MS })
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirst()
		if (!row) return NOT_FOUND
		await audit(tx, who, at, [about(row, 'invited again')])
		return ok(await sent(ctx, tx, row, secret))
	})

/** Takes an invitation back: its link does nothing any more. */
export const withdrawInvitation = (
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<void>> =>
	authorizedTransaction<SignedIn, void>(canManageAccounts(actor), ctx, async ({ tx, who, at }) => {
		const row = await accountTables(tx)
			.deleteFrom('invitations')
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirst()
		if (!row) return NOT_FOUND
		await audit(tx, who, at, [about(row, 'withdrew the invitation of')])
		return ok(undefined)
	})
