import { inTransaction } from '../../../db/transaction.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { sendMail } from '../../mail/commands.ts'
import { hasManyLinks, makePasswordLink, passwordPath } from '../internal/links/password-links.ts'
import { accountTables } from '../tables.ts'

/**
 * Mails a link to a new password to the account with the address. It is a job of its own, so that the time of the call
 * does not show whether there is one. Done twice it sends a second link.
 */
export const resetMail: JobKind = {
	name: 'reset-mail',
	run: async (ctx, { id, payload }) => {
		const { email } = payload as { email: string }
		await inTransaction(ctx.db, async (tx) => {
			const user = await accountTables(tx)
				.selectFrom('users')
				.select(['id', 'name', 'email'])
				.where('email', '=', email)
				.where('suspended_at', 'is', null)
				.executeTakeFirst()
			const at = ctx.now()
			if (!user || (await hasManyLinks(tx, user.id, at))) return
			const secret = await makePasswordLink(tx, user.id, at)
			await sendMail(ctx, tx, [
				{
					event: `password-reset ${id}`,
					template: 'password-reset',
					to: user,
					accountId: user.id,
					data: { path: passwordPath(''), secret },
				},
			])
		})
	},
}
