import { inTransaction } from '../../../db/transaction.ts'
import { newSecret } from '../../../shared/ids.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { type NewMail, sendMail } from '../../mail/commands.ts'
import { linkHash } from '../internal/links/password-links.ts'
import { eventOf, hasManySignUps } from '../internal/sign-up/pending.ts'
import { accountTables } from '../tables.ts'

const PATH = '/signup/confirm?token='

/**
 * Mails the address of a sign-up a link that makes the account, or, where it has one, a note of that. It is a job of
 * its own, so that the time of the call does not show which.
 */
export const signUpMail: JobKind = {
	name: 'sign-up-mail',
	run: async (ctx, { payload }) => {
		const { id } = payload as { id: string }
		await inTransaction(ctx.db, async (tx) => {
			const tables = accountTables(tx)
			const signUp = await tables
				.selectFrom('sign_ups')
				.select(['email', 'name'])
				.where('id', '=', id)
				.where('token', 'is', null)
				.executeTakeFirst()
			if (!signUp) return
			const { email } = signUp
			if (await hasManySignUps(tx, email, ctx.now())) {
				await tables.deleteFrom('sign_ups').where('id', '=', id).execute()
				return
			}
			const known = await tables
				.selectFrom('users')
				.select(['id', 'name', 'email'])
				.where('email', '=', email)
				.executeTakeFirst()
			const secret = newSecret()
			// A sign-up that cannot be confirmed is kept as well: it counts against the address's limit of mails.
			await tables
				.updateTable('sign_ups')
				.set({ token: linkHash(secret), ...(known && { password: '' }) })
				.where('id', '=', id)
				.execute()
			const event = eventOf(id)
			const mail: NewMail = known
				? {
						event,
						template: 'account-exists',
						to: known,
						accountId: known.id,
						data: { path: '/login' },
					}
				: {
						event,
						template: 'confirm-address',
						to: signUp,
						accountId: null,
						data: { path: PATH, secret },
					}
			await sendMail(ctx, tx, [mail])
		})
	},
}
