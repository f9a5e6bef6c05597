import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { searchTermsIn } from '../../../../shared/lists/search-terms.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { like } from '../../../../shared/text/text.ts'
import type { AppContext } from '../../../app-context.ts'
import { productsWith } from '../../../catalogue/products-with.ts'
import { newestFound } from '../../../orders/listing/found-orders.ts'
import { MAX_FOUND_ORDERS, MAX_FOUND_OTHERS } from '../../limits.ts'
import { mayReport } from '../../policy.ts'
import type { PortalSearch, PortalSearchQuery } from '../../search/search-schema.ts'
import { reportTables } from '../../tables.ts'
import { foundSerials } from '../warranty/warranty.ts'

async function foundOrders(db: Database, q: string): Promise<PortalSearch['orders']> {
	const ids = await newestFound(db, q, MAX_FOUND_ORDERS)
	if (ids.length === 0) return []
	const rows = await reportTables(db)
		.selectFrom('orders')
		.where('orders.id', 'in', ids)
		.leftJoin('installations', 'installations.order_id', 'orders.id')
		.select([
			'orders.id',
			'full_name',
			'contact_number',
			'city',
			'status',
			'installations.order_id as job',
		])
		.orderBy('orders.created_at', 'desc')
		.orderBy('orders.id', 'desc')
		.execute()
	return rows.map(({ full_name, contact_number, job, ...order }) => ({
		...order,
		buyer: full_name,
		phone: contact_number,
		hasJob: job !== null,
	}))
}

function foundPeople(db: Database, q: string): Promise<PortalSearch['people']> {
	let found = reportTables(db).selectFrom('users').select(['id', 'name', 'email', 'role'])
	for (const term of searchTermsIn(q))
		found = found.where((eb) =>
			eb.or([
				eb(eb.fn<string>('lower', ['id']), '=', term),
				eb(eb.fn('lower', ['name']), 'like', like(term)),
				eb(eb.fn('lower', ['email']), 'like', like(term)),
			]),
		)
	return found.orderBy('name').orderBy('id').limit(MAX_FOUND_OTHERS).execute()
}

async function foundProducts(db: Database, q: string): Promise<PortalSearch['products']> {
	let found = reportTables(db).selectFrom('products').select(['id', 'name'])
	for (const term of searchTermsIn(q)) {
		const products = await productsWith(db, term)
		if (!products) return []
		found = found.where('id', 'in', products)
	}
	return found.orderBy('name').orderBy('id').limit(MAX_FOUND_OTHERS).execute()
}

/** The first orders, people and products that fulfil all words of a text, and serial numbers with it; none of a blank one. */
export async function portalSearch(
	ctx: AppContext,
	actor: Actor,
	{ q }: PortalSearchQuery,
): Promise<Result<PortalSearch>> {
	const allowed = mayReport(actor)
	if (!allowed.ok) return allowed
	if (!q) return ok({ orders: [], people: [], products: [], serials: [] })
	const { db } = ctx
	const [orders, people, products, serials] = await Promise.all([
		foundOrders(db, q),
		foundPeople(db, q),
		foundProducts(db, q),
		foundSerials(ctx, q, MAX_FOUND_OTHERS),
	])
	return ok({ orders, people, products, serials })
}
