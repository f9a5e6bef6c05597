import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { dayAt } from '../../../shared/calendar.ts'
import type { UserId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { schedule } from '../../jobs/commands.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { sendMail } from '../../mail/commands.ts'
import { failuresAt } from '../internal/login/failures.ts'
import { accountTables } from '../tables.ts'

/** Notifies an account's owner by mail, once a day, of attempts to guess the password. */
export async function tellOfGuesses(ctx: AppContext, tx: Tx, email: string): Promise<void> {
	const user = await accountTables(tx)
		.selectFrom('users')
		.select('id')
		.where('email', '=', email)
		.where('suspended_at', 'is', null)
		.executeTakeFirst()
	if (!user) return
	const runAt = ctx.now()
	const event = `guesses at ${user.id} on ${dayAt(runAt)}`
	const payload = { id: user.id, event }
	await schedule(ctx, tx, [{ kind: 'guesses-mail', key: event, payload, runAt }])
}

/** Mails an account's owner of attempts to guess the password. */
export const guessesMail: JobKind = {
	name: 'guesses-mail',
	run: async (ctx, job) => {
		const { id, event } = job.payload as { id: UserId; event: string }
		const user = await accountTables(ctx.db)
			.selectFrom('users')
			.select(['id', 'name', 'email'])
			.where('id', '=', id)
			.where('suspended_at', 'is', null)
			.executeTakeFirst()
		if (!user) return
		const failures = (await failuresAt(ctx, [user.email])).get(user.email) ?? 0
		await inTransaction(ctx.db, (tx) =>
			sendMail(ctx, tx, [
				{
					event,
					template: 'password-guesses',
					to: user,
					accountId: user.id,
					data: { path: '/forgot-password', failures },
				},
			]),
		)
	},
}
