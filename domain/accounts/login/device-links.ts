import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { HOUR_MS } from '../../../shared/durations.ts'
import { newSecret, type UserId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { sendMail } from '../../mail/commands.ts'
import { linkMailedBy } from '../internal/links/ask-for-link.ts'
import { LINK_OVER, linkHash } from '../internal/links/password-links.ts'
import { DEVICE_LINK_MS, MAX_DEVICE_LINKS } from '../limits.ts'
import type { LinkToken } from '../links/link-schema.ts'
import { accountTables } from '../tables.ts'

const PATH = '/login/device?token='

/** Has a link mailed by which a device may log in, if an account has the address; the result does not say whether. */
export const askForDevice = linkMailedBy('device-mail')

/** Makes the next link of an account. @returns its secret; null where there were many in the last hour */
async function nextLink(tx: Tx, id: UserId, at: number): Promise<string | null> {
	const recent = await accountTables(tx)
		.selectFrom('device_links')
		.select('token')
		.where('user_id', '=', id)
		.where('created_at', '>', at - HOUR_MS)
		.execute()
	if (recent.length >= MAX_DEVICE_LINKS) return null
	const secret = newSecret()
	await accountTables(tx)
		.insertInto('device_links')
		.values({
			token: linkHash(secret),
			user_id: id,
			expires_at: at + DEVICE_LINK_MS,
			created_at: at,
		})
		.execute()
	return secret
}

/**
 * Mails a link to the account with the address. It is a job of its own, so that the time of the call does not show
 * whether there is one. Done twice it sends a second link.
 */
export const deviceMail: JobKind = {
	name: 'device-mail',
	run: async (ctx, job) => {
		const { email } = job.payload as { email: string }
		await inTransaction(ctx.db, async (tx) => {
			const user = await accountTables(tx)
				.updateTable('users')
				// Locked, so that two of these jobs do not both make the last link.
				.set((eb) => ({ name: eb.ref('name') }))
				.where('email', '=', email)
				.where('suspended_at', 'is', null)
				.returning(['id', 'name', 'email'])
				.executeTakeFirst()
			const secret = user && (await nextLink(tx, user.id, ctx.now()))
			if (!user || !secret) return
			await sendMail(ctx, tx, [
				{
					event: `device ${job.id}`,
					template: 'confirm-device',
					to: user,
					accountId: user.id,
					data: { path: PATH, secret },
				},
			])
		})
	},
}

/** Uses a link up. @returns the account that the device may log in to */
export async function useDeviceLink(
	ctx: AppContext,
	{ token }: LinkToken,
): Promise<Result<{ id: UserId }>> {
	// It stays for an hour, to be counted. Over since it was made, it is so for a call too whose clock was read before.
	const used = await accountTables(ctx.db)
		.updateTable('device_links')
		.set((eb) => ({ expires_at: eb.ref('created_at') }))
		.where('token', '=', linkHash(token))
		.where('expires_at', '>', ctx.now())
		.returning('user_id as id')
		.executeTakeFirst()
	return used ? ok(used) : LINK_OVER
}
