import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AHEAD_MS, dayAt, daysAfter, startOfDay } from '../../shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import type { AppContext } from '../app-context.ts'
import type { JobKind } from '../jobs/runner.ts'
import { mailAdmins } from '../mail/commands.ts'
import { LOW_STOCK, LOW_STOCK_MAIL_HOUR } from './limits.ts'
import { catalogueTables } from './tables.ts'

/** Writes to admins each morning which products ran low the day before, where some did. */
export const lowStockMail: JobKind = {
	name: 'low-stock-mail',
	intervalMs: HOUR_MS,
	isNeeded: ({ policy }) => policy.sendsMail,
	run: mailLowStock,
}

async function mailLowStock(ctx: AppContext): Promise<void> {
	const now = ctx.now()
	const hour = Math.floor(((now + AHEAD_MS) % DAY_MS) / HOUR_MS)
	if (!ctx.policy.sendsMail || hour < LOW_STOCK_MAIL_HOUR) return
	const yesterday = daysAfter(dayAt(now), -1)
	const products = await ranLowBetween(ctx.db, startOfDay(yesterday), startOfDay(dayAt(now)))
	if (products.length === 0) return
	await inTransaction(ctx.db, (tx) =>
		mailAdmins(ctx, tx, {
			event: `low stock of ${yesterday}`,
			template: 'low-stock',
			data: { path: '/admin/manage-stocks', products },
		}),
	)
}

/** The products that ran low by a change between two moments and have little left still. */
const ranLowBetween = (db: Database, from: number, to: number) =>
	catalogueTables(db)
		.selectFrom('products')
		.select(['name', 'stock'])
		.where('stock', '<=', LOW_STOCK)
		.where('archived_at', 'is', null)
		.where('deleted_at', 'is', null)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('stock_movements')
					.select('id')
					.whereRef('product_id', '=', 'products.id')
					.where('created_at', '>=', from)
					.where('created_at', '<', to)
					.where('balance', '<=', LOW_STOCK)
					.where((eb) => eb(eb('balance', '-', eb.ref('change')), '>', LOW_STOCK)),
			),
		)
		.orderBy('name')
		.execute()
