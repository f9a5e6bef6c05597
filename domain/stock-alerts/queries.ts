import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { maySeeCounts, ownerOf } from './policy.ts'
import type { StockAlert, StockAlertCount } from './schema.ts'
import { stockAlertTables } from './tables.ts'

/** The products that an account waits for, the latest first. */
export const alertsOfAccount = (db: Database, id: UserId) =>
	stockAlertTables(db)
		.selectFrom('stock_alerts')
		.select(['product_id', 'created_at'])
		.where('user_id', '=', id)
		.orderBy('created_at', 'desc')
		.orderBy('product_id')
		.execute()

/** The products that the caller's account waits for, the latest first. */
export const listOwnAlerts = (ctx: AppContext, actor: Actor): Promise<Result<StockAlert[]>> =>
	authorizedRead(ownerOf(actor), async ({ id }) =>
		(await alertsOfAccount(ctx.db, id)).map(({ product_id, created_at }) => ({
			productId: product_id,
			name: ctx.catalogue.anyById(product_id)?.name ?? product_id,
			since: new Date(created_at).toISOString(),
		})),
	)

/** How many people wait for each product that somebody waits for, the most first. */
export const countAlerts = ({ db }: AppContext, actor: Actor): Promise<Result<StockAlertCount[]>> =>
	authorizedRead(maySeeCounts(actor), async () => {
		const rows = await stockAlertTables(db)
			.selectFrom('stock_alerts')
			.select(['product_id as productId', (eb) => eb.fn.countAll<number>().as('waiting')])
			.where('confirmed_at', 'is not', null)
			.groupBy('product_id')
			.execute()
		return rows.toSorted((a, b) => b.waiting - a.waiting || (a.productId < b.productId ? -1 : 1))
	})
