import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { newSecret } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { sendMail } from '../mail/commands.ts'
import type { Subscribed, Subscription, SubscriptionKey } from './schema.ts'
import { newsletterTables } from './tables.ts'

const LINK_NOT_RIGHT = message('newsletter.link_not_right')

/**
 * Keeps an address for the newsletter; subscribing twice is subscribing once. A store that sends mails asks the address
 * itself first, at most once an hour, and answers the same whether or not it is on the list.
 */
export async function subscribe(ctx: AppContext, { email }: Subscription): Promise<Subscribed> {
	const at = ctx.now()
	const toConfirm = ctx.policy.sendsMail
	await inTransaction(ctx.db, async (tx) => {
		const tables = newsletterTables(tx)
		await tables
			.insertInto('newsletter_subscribers')
			.values({ email, key: newSecret(), confirmed_at: toConfirm ? null : at, created_at: at })
			.onConflict((conflict) => conflict.column('email').doNothing())
			.execute()
		const { key, confirmed_at, created_at } = await tables
			.selectFrom('newsletter_subscribers')
			.select(['key', 'confirmed_at', 'created_at'])
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		if (confirmed_at !== null) return
		await sendMail(ctx, tx, [
			{
				event: `newsletter ${created_at}, hour ${Math.floor((at - created_at) / HOUR_MS)}`,
				template: 'newsletter-confirm',
				to: { email, name: email },
				accountId: null,
				data: {
					path: '/newsletter/confirm?key=',
					secret: key,
					unsubscribePath: '/newsletter/unsubscribe?key=',
				},
			},
		])
	})
	return { email, toConfirm }
}

/** Puts an address on the list, by the key that only the mail to it has. */
export async function confirmSubscription(
	ctx: AppContext,
	_actor: Actor,
	{ key }: SubscriptionKey,
): Promise<Result<Subscription>> {
	const row = await newsletterTables(ctx.db)
		.updateTable('newsletter_subscribers')
		.set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(ctx.now())) }))
		.where('key', '=', key)
		.returning('email')
		.executeTakeFirst()
	return row ? ok(row) : failField('key', LINK_NOT_RIGHT)
}

/** Takes an address off the list. An unknown key gives the same answer: the link can be pressed again after leaving. */
export async function unsubscribe(
	ctx: AppContext,
	_actor: Actor,
	{ key }: SubscriptionKey,
): Promise<Result<void>> {
	await newsletterTables(ctx.db)
		.deleteFrom('newsletter_subscribers')
		.where('key', '=', key)
		.execute()
	return ok(undefined)
}

/** Takes an address off the list, in the transaction of the act that removes it. */
export async function unsubscribeAddress(tx: Tx, email: string): Promise<void> {
	await newsletterTables(tx)
		.deleteFrom('newsletter_subscribers')
		.where('email', '=', email)
		.execute()
}

/** Deletes addresses that were given before a time and that nobody has confirmed. */
export async function deleteUnconfirmed({ db }: AppContext, before: number): Promise<void> {
	await newsletterTables(db)
		.deleteFrom('newsletter_subscribers')
		.where('confirmed_at', 'is', null)
		.where('created_at', '<', before)
		.execute()
}
