import type { Tx } from '../../db/database.ts'
import { inTransaction, transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { newId, newSecret, type ProductId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import { lockAccount } from '../accounts/administration/lock-account.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import type { Product } from '../catalogue/schema.ts'
import { sendMail } from '../mail/commands.ts'
import { MAX_ALERTS } from './limits.ts'
import { ownerOf } from './policy.ts'
import { alertsOfAccount } from './queries.ts'
import type { NewStockAlert, StockAlert, StockAlertKey, StockAlertReceipt } from './schema.ts'
import { stockAlertTables } from './tables.ts'

const NO_PRODUCT = message('catalogue.not_found')
const LINK_NOT_RIGHT = message('stock_alerts.link_not_right')
const FULL = message('stock_alerts.full', { most: MAX_ALERTS })

/**
 * Notes that the caller wants to hear when a product is back in stock; asking twice is asking once. An account hears by
 * its notifications and its mail address. Another address is asked first, at most once an hour, and the answer is the
 * same whether or not it waits already.
 * @returns not_found where the product is not for sale; conflict where it is in stock, and where an account waits for too
 * many; invalid by field without an address, and of a visitor to a store that sends no mails
 */
export async function askForAlert(
	ctx: AppContext,
	actor: Actor,
	{ productId, email }: NewStockAlert,
): Promise<Result<StockAlertReceipt>> {
	const product = ctx.catalogue.byId(productId)
	if (!product) return fail('not_found', NO_PRODUCT)
	if (product.stock > 0)
		return fail('conflict', message('stock_alerts.in_stock', { name: product.name }))
	if (isSignedIn(actor)) return askByAccount(ctx, actor, product)
	if (!ctx.policy.sendsMail) return failField('email', message('stock_alerts.no_mails'))
	if (!email) return failField('email', message('stock_alerts.email_required'))
	return askByAddress(ctx, product, email)
}

const rowOf = ({ id }: Product, at: number) => ({
	id: newId(),
	product_id: id as ProductId,
	key: newSecret(),
	created_at: at,
})

async function askByAccount(ctx: AppContext, { id, email }: SignedIn, product: Product) {
	const at = ctx.now()
	return transact(ctx.db, async (tx) => {
		await lockAccount(tx, id)
		await stockAlertTables(tx)
			.insertInto('stock_alerts')
			.values({ ...rowOf(product, at), user_id: id, email: null, confirmed_at: at })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		if ((await alertsOfAccount(tx, id)).length > MAX_ALERTS) return fail('conflict', FULL)
		return ok({ productId: product.id, email, toConfirm: false })
	})
}

async function askByAddress(ctx: AppContext, product: Product, email: string) {
	const at = ctx.now()
	await inTransaction(ctx.db, async (tx) => {
		const tables = stockAlertTables(tx)
		await tables
			.insertInto('stock_alerts')
			.values({ ...rowOf(product, at), user_id: null, email, confirmed_at: null })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		const { id, key, confirmed_at, created_at } = await tables
			.selectFrom('stock_alerts')
			.select(['id', 'key', 'confirmed_at', 'created_at'])
			.where('product_id', '=', product.id as ProductId)
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		if (confirmed_at !== null) return
		await sendMail(ctx, tx, [
			{
				event: `stock alert ${id}, hour ${Math.floor((at - created_at) / HOUR_MS)}`,
				template: 'stock-alert-confirm',
				to: { email, name: email },
				accountId: null,
				data: {
					path: '/stock-alerts/confirm?key=',
					secret: key,
					unsubscribePath: '/stock-alerts/stop?key=',
					product: product.name,
				},
			},
		])
	})
	return ok({ productId: product.id, email, toConfirm: true })
}

/** Confirms the address of an alert, by the key that only the mail to it has. @returns the product that it waits for */
export async function confirmAlert(
	ctx: AppContext,
	_actor: Actor,
	{ key }: StockAlertKey,
): Promise<Result<StockAlert>> {
	const row = await stockAlertTables(ctx.db)
		.updateTable('stock_alerts')
		.set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(ctx.now())) }))
		.where('key', '=', key)
		.where('email', 'is not', null)
		.returning(['product_id', 'created_at'])
		.executeTakeFirst()
	if (!row) return failField('key', LINK_NOT_RIGHT)
	const { product_id: productId, created_at } = row
	const name = ctx.catalogue.anyById(productId)?.name ?? productId
	return ok({ productId, name, since: new Date(created_at).toISOString() })
}

/** Ends an alert by the key in its mail. An unknown key gives the same answer: the link can be pressed again. */
export async function stopAlert(
	ctx: AppContext,
	_actor: Actor,
	{ key }: StockAlertKey,
): Promise<Result<void>> {
	await stockAlertTables(ctx.db)
		.deleteFrom('stock_alerts')
		.where('key', '=', key)
		.where('email', 'is not', null)
		.execute()
	return ok(undefined)
}

/** Ends the alert of the caller's account for a product; one that there is not is ended too. @returns not_found for an unknown product */
export const stopOwnAlert = (ctx: AppContext, actor: Actor, productId: string) =>
	authorizedTransaction(ownerOf(actor), ctx, async ({ tx, who }): Promise<Result<void>> => {
		if (!ctx.catalogue.anyById(productId)) return fail('not_found', NO_PRODUCT)
		await stockAlertTables(tx)
			.deleteFrom('stock_alerts')
			.where('product_id', '=', productId as ProductId)
			.where('user_id', '=', who.id)
			.execute()
		return ok(undefined)
	})

/** Ends all alerts of a person, in the transaction that closes their account. */
export async function deleteAlertsOf(
	tx: Tx,
	{ id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<void> {
	await stockAlertTables(tx)
		.deleteFrom('stock_alerts')
		.where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
		.execute()
}

/** Deletes alerts asked for before a time, and those that no address has confirmed before a later one. */
export async function deleteOldAlerts(
	{ db }: AppContext,
	{ before, unconfirmedBefore }: { before: number; unconfirmedBefore: number },
): Promise<void> {
	await stockAlertTables(db)
		.deleteFrom('stock_alerts')
		.where((eb) =>
			eb.or([
				eb('created_at', '<', before),
				eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<', unconfirmedBefore)]),
			]),
		)
		.execute()
}
