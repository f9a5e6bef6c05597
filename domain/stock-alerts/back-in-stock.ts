import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ProductId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fromRupees, zero } from '../../shared/money.ts'
import { addressesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import type { Product } from '../catalogue/schema.ts'
import type { JobKind } from '../jobs/runner.ts'
import { type NewMail, sendMail } from '../mail/commands.ts'
import { notify } from '../notifications/commands.ts'
import { BATCH_SIZE, INTERVAL_MS } from './limits.ts'
import { type StockAlertTables, stockAlertTables } from './tables.ts'

/** Notifies the people who wait for products that are in stock again. */
export const stockAlerts: JobKind = {
	name: 'stock-alerts',
	intervalMs: INTERVAL_MS,
	run: sendDueAlerts,
}

async function sendDueAlerts(ctx: AppContext): Promise<void> {
	await ctx.catalogue.refresh()
	const awaited = await stockAlertTables(ctx.db)
		.selectFrom('stock_alerts')
		.select('product_id')
		.distinct()
		.where('confirmed_at', 'is not', null)
		.execute()
	const at = ctx.now()
	for (const { product_id } of awaited) {
		const product = ctx.catalogue.byId(product_id)
		if (product && product.stock > 0) while (await sendSome(ctx, product, at));
	}
}

type Row = StockAlertTables['stock_alerts']

/** Sends a batch of a product's alerts, which are deleted with it. @returns whether there may be more */
const sendSome = (ctx: AppContext, product: Product, at: number): Promise<boolean> =>
	inTransaction(ctx.db, async (tx) => {
		const rows: Row[] = await stockAlertTables(tx)
			.deleteFrom('stock_alerts')
			.where('id', 'in', ({ selectFrom }) =>
				selectFrom('stock_alerts')
					.select('id')
					.where('product_id', '=', product.id as ProductId)
					.where('confirmed_at', 'is not', null)
					.orderBy('created_at')
					.limit(BATCH_SIZE),
			)
			.returningAll()
			.execute()
		await notify(
			tx,
			rows.flatMap(({ user_id: userId }) =>
				userId === null
					? []
					: {
							to: { userId },
							message: message('stock_alerts.back', { name: product.name }),
							type: 'success' as const,
							link: `/products/${product.id}`,
							at,
						},
			),
		)
		await sendMail(ctx, tx, await mailsOf(tx, rows, product, at))
		return rows.length === BATCH_SIZE
	})

/** A mail to each account and address; one who waits by both has one, as it is of the same event. */
async function mailsOf(
	tx: Tx,
	rows: readonly Row[],
	product: Product,
	at: number,
): Promise<NewMail[]> {
	const accounts = await addressesOf(
		tx,
		rows.flatMap(({ user_id }) => user_id ?? []),
	)
	return rows.flatMap(({ user_id, email }): NewMail[] => {
		const to = user_id === null ? email && { email, name: email } : accounts.get(user_id)
		if (!to) return []
		return [
			{
				event: `product ${product.id} back in stock at ${at}`,
				template: 'back-in-stock',
				to,
				accountId: user_id,
				data: {
					path: `/products/${product.id}`,
					product: product.name,
					price: fromRupees(product.price) ?? zero,
				},
			},
		]
	})
}
