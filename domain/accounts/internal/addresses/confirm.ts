import type { Database, Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { Actor, Role } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import type { AddressLink, AddressToken } from '../../addresses/address-schema.ts'
import { signedToken } from '../../auth.ts'
import { accountTables } from '../../tables.ts'
import { LINK_OVER } from '../links/password-links.ts'
import { endAll } from '../sessions/end-sessions.ts'
import { useAddressLink, whoseAddressLink } from './address-links.ts'

const TAKEN = fail('email_taken', message('accounts.address_taken'))

/** The address a link confirms. Opening the page reads it and does not use it up: programs open links too. */
export async function readAddressLink(
	ctx: AppContext,
	_actor: Actor,
	{ token }: AddressToken,
): Promise<Result<AddressLink>> {
	const link = await whoseAddressLink(ctx.db, token, ctx.now())
	return link ? ok({ email: link.email, changes: link.purpose === 'change' }) : LINK_OVER
}

const isAnothers = async (db: Database, email: string, id: UserId): Promise<boolean> =>
	!!(await accountTables(db)
		.selectFrom('users')
		.select('id')
		.where('email', '=', email)
		.where('id', '<>', id)
		.executeTakeFirst())

interface Person {
	id: UserId
	name: string
	role: Role
}

async function setAddress(tx: Tx, id: UserId, email: string, at: number) {
	const tables = accountTables(tx)
	await tables
		.updateTable('users')
		.set({ email, email_verified: 1, updated_at: new Date(at).toISOString() })
		.where('id', '=', id)
		.execute()
	// Links sent to the former address are void, as are sign-ups and invitations for this one.
	for (const table of ['account_links', 'address_links'] as const)
		await tables.deleteFrom(table).where('user_id', '=', id).execute()
	for (const table of ['sign_ups', 'invitations'] as const)
		await tables.deleteFrom(table).where('email', '=', email).execute()
}

const aboutAddress = ({ id, name }: Person, before: object, after: object) => ({
	action: 'changed',
	kind: 'user' as const,
	subjectId: id,
	subject: name,
	before: { ...before },
	after: { ...after },
})

/**
 * Confirms an address by the link that was sent there, which is used up. One that takes the place of another becomes the
 * account's now; its other sessions end, and its known devices.
 * @param cookies of the request: a session of the account that presses the link itself goes on
 */
export async function confirmAddress(
	ctx: AppContext,
	actor: Actor,
	{ token }: AddressToken,
	cookies: string,
): Promise<Result<AddressLink>> {
	const link = await whoseAddressLink(ctx.db, token, ctx.now())
	if (!link) return LINK_OVER
	const { id, present, email, purpose } = link
	const changes = purpose === 'change'
	if (!changes && present !== email) return LINK_OVER
	const own = actor.kind === 'user' && actor.id === id
	const kept = own ? await signedToken(ctx.auth, cookies) : null
	const by = { ...link, kind: 'user', cartId: null } as const
	try {
		return await transact<AddressLink>(ctx.db, async (tx) => {
			const at = ctx.now()
			if (!(await useAddressLink(tx, token, at))) return LINK_OVER
			if (!changes) {
				await accountTables(tx)
					.updateTable('users')
					.set({ email_verified: 1 })
					.where('id', '=', id)
					.execute()
				await audit(tx, by, at, [aboutAddress(link, { confirmed: false }, { confirmed: true })])
				return ok({ email, changes })
			}
			if (await isAnothers(tx, email, id)) return TAKEN
			await setAddress(tx, id, email, at)
			await endAll(tx, id, kept)
			await audit(tx, by, at, [aboutAddress(link, { email: present }, { email })])
			return ok({ email, changes })
		})
	} catch (error) {
		// Another account got it at the same moment.
		if (changes && (await isAnothers(ctx.db, email, id))) return TAKEN
		throw error
	}
}
