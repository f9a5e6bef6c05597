import type { Database } from '../../../db/database.ts'
import type { SignedIn } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import {
	readDestination,
	withDestination,
} from '../../payments/destinations/refund-destinations.ts'
import type { Sealing } from '../../settings/secrets/sealing.ts'
import { papersOf } from '../../subsidy/queries.ts'
import { privacyTables } from '../tables.ts'
import { contactsOf } from './contacts.ts'

/** All data of an account in the store, for its export: rows without secrets. */
export async function myData({ db, sealing }: AppContext, { id, email }: SignedIn) {
	const tables = privacyTables(db)
	const [account] = await tables
		.selectFrom('users')
		.select(['id', 'name', 'email', 'email_verified', 'role', 'created_at'])
		.where('id', '=', id)
		.execute()
	return {
		account,
		sessions: await tables
			.selectFrom('sessions')
			.select(['created_at', 'expires_at', 'user_agent'])
			.where('user_id', '=', id)
			.execute(),
		orders: await ordersOf(db, sealing, id),
		enquiries: await tables
			.selectFrom('enquiries')
			.select(['number', 'name', 'contact_number', 'email', 'pin', 'message', 'plan', 'goods'])
			.select(['summary', 'reply'])
			.select(['status', 'call_day', 'call_time', 'created_at', 'answered_at'])
			.where('user_id', '=', id)
			.execute(),
		savedAddresses: await tables
			.selectFrom('saved_addresses')
			.select(['full_name', 'contact_number', 'street', 'city', 'zip_code', 'state'])
			.select(['is_usual', 'created_at'])
			.where('user_id', '=', id)
			.execute(),
		listViews: await tables
			.selectFrom('list_views')
			.select(['list', 'name', 'query', 'created_at'])
			.where('user_id', '=', id)
			.execute(),
		listFilters: await tables
			.selectFrom('list_filters')
			.select(['list', 'query', 'updated_at'])
			.where('user_id', '=', id)
			.execute(),
		savedPlans: await tables
			.selectFrom('saved_plans')
			.select(['name', 'plan', 'kwp', 'cost', 'verdict', 'created_at'])
			.where('user_id', '=', id)
			.execute(),
		cart: await tables
			.selectFrom('cart_lines')
			.innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
			.select(['cart_lines.product_id', 'cart_lines.quantity', 'cart_lines.added_at'])
			.where('carts.user_id', '=', id)
			.execute(),
		checkout: await tables
			.selectFrom('checkout_drafts')
			.innerJoin('carts', 'carts.id', 'checkout_drafts.cart_id')
			.select(['checkout_drafts.fields', 'checkout_drafts.updated_at'])
			.where('carts.user_id', '=', id)
			.execute(),
		quotations: await tables
			.selectFrom('quotations')
			.innerJoin('documents', 'documents.id', 'quotations.id')
			.select(['documents.number', 'documents.snapshot', 'quotations.valid_until'])
			.select('quotations.created_at')
			.where('quotations.user_id', '=', id)
			.execute(),
		stockAlerts: await tables
			.selectFrom('stock_alerts')
			.select(['product_id', 'created_at'])
			.where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
			.execute(),
		reviews: await tables
			.selectFrom('reviews')
			.select(['order_id', 'product_id', 'stars', 'text', 'state', 'hidden_reason', 'created_at'])
			.where('user_id', '=', id)
			.execute(),
		callsAndNotes: await tables
			.selectFrom('contact_notes')
			.select(['contact', 'kind', 'text', 'created_at'])
			.where('contact', 'in', await contactsOf(db, { id, email }))
			.execute(),
		notifications: await tables
			.selectFrom('notifications')
			.select(['code', 'params', 'text', 'link', 'created_at'])
			.where('for_user_id', '=', id)
			.where('quiet', '=', 0)
			.execute(),
		installer: await installerOf(db, id),
	}
}

async function ordersOf(db: Database, sealing: Sealing, id: UserId) {
	const tables = privacyTables(db)
	const orders = await tables
		.selectFrom('orders')
		.select(['id', 'status', 'full_name', 'contact_number', 'email', 'street', 'city'])
		.select(['zip_code', 'state', 'country', 'total_paise', 'tax_paise', 'created_at'])
		.select(['payment_way', 'money_state', 'discount_code'])
		.where('user_id', '=', id)
		.execute()
	const ids = orders.map((order) => order.id)
	if (ids.length === 0) return []
	const lines = await tables
		.selectFrom('order_lines')
		.select(['order_id', 'product_id', 'name', 'quantity', 'price_paise', 'tax_paise'])
		.where('order_id', 'in', ids)
		.execute()
	const history = await tables
		.selectFrom('order_events')
		.select(['order_id', 'action', 'status', 'actor_role', 'note', 'created_at'])
		.where('order_id', 'in', ids)
		.orderBy('created_at')
		.execute()
	const documents = await tables
		.selectFrom('documents')
		.select(['order_id', 'kind', 'number', 'snapshot', 'created_at'])
		.where('order_id', 'in', ids)
		.execute()
	const billing = await tables
		.selectFrom('order_billing')
		.selectAll()
		.where('order_id', 'in', ids)
		.execute()
	const payments = await tables
		.selectFrom('payments')
		.select(['order_id', 'provider', 'provider_ref', 'state', 'amount_paise', 'refunded_paise'])
		.select(['failure', 'created_at', 'captured_at'])
		.where('order_id', 'in', ids)
		.execute()
	const refunds = await tables
		.selectFrom('refunds')
		.select([
			'order_id',
			'provider_ref',
			'state',
			'amount_paise',
			'reason',
			'created_at',
			'done_at',
		])
		.where('order_id', 'in', ids)
		.execute()
	const schedule = await tables
		.selectFrom('payment_schedule')
		.select(['order_id', 'n', 'due', 'amount_paise'])
		.where('order_id', 'in', ids)
		.orderBy('n')
		.execute()
	const subsidySteps = await tables
		.selectFrom('subsidy_steps')
		.select(['order_id', 'step', 'done_at', 'done_role'])
		.where('order_id', 'in', ids)
		.execute()
	const subsidyPapers = await papersOf(db, ids)
	const signOffs = await tables
		.selectFrom('installations')
		.select(['order_id', 'customer_name', 'signature', 'completed_at'])
		.where('order_id', 'in', ids)
		.where('completed_at', 'is not', null)
		.execute()
	const photos = await photosOf(db, id)
	const returns = await tables
		.selectFrom('returns')
		.select(['order_id', 'n', 'state', 'cause', 'reason', 'answer', 'asked_at'])
		.where('order_id', 'in', ids)
		.execute()
	const claims = await tables
		.selectFrom('warranty_claims')
		.select(['order_id', 'product_id', 'serial', 'state', 'reason', 'opened_at', 'closed_at'])
		.where('order_id', 'in', ids)
		.execute()
	const returnPhotos = await returnPhotosOf(db, id)
	const destinations = new Map<string, unknown>()
	for (const order of await withDestination(db, ids)) {
		const text = await readDestination(db, sealing, order)
		if (text !== null) destinations.set(order, JSON.parse(text))
	}
	const of = <Row extends { order_id: string | null }>(rows: Row[], order: string) =>
		rows.filter(({ order_id }) => order_id === order).map(({ order_id: _, ...row }) => row)
	return orders.map((order) => ({
		...order,
		billing: of(billing, order.id)[0] ?? null,
		lines: of(lines, order.id),
		schedule: of(schedule, order.id),
		payments: of(payments, order.id),
		refunds: of(refunds, order.id),
		refundDestination: destinations.get(order.id) ?? null,
		history: of(history, order.id),
		signOff: of(signOffs, order.id)[0] ?? null,
		photos: of(photos, order.id),
		returns: of(returns, order.id),
		warrantyClaims: of(claims, order.id),
		returnPhotos: of(returnPhotos, order.id),
		documents: of(documents, order.id),
		subsidySteps: of(subsidySteps, order.id),
		subsidyPapers: of(subsidyPapers, order.id),
	}))
}

/** The photos of goods that an account returns. */
export const returnPhotosOf = (db: Database, id: UserId) =>
	privacyTables(db)
		.selectFrom('return_photos')
		.innerJoin('orders', 'orders.id', 'return_photos.order_id')
		.select(['return_photos.order_id', 'return_photos.n', 'image', 'return_photos.created_at'])
		.where('orders.user_id', '=', id)
		.execute()

/** The photos of the jobs that an account has ordered. */
export const photosOf = (db: Database, id: UserId) =>
	privacyTables(db)
		.selectFrom('installation_photos')
		.innerJoin('orders', 'orders.id', 'installation_photos.order_id')
		.select(['installation_photos.order_id', 'installation_photos.step', 'image'])
		.select('installation_photos.created_at')
		.where('orders.user_id', '=', id)
		.execute()

async function installerOf(db: Database, id: UserId) {
	const tables = privacyTables(db)
	const profile = await tables
		.selectFrom('installer_profiles')
		.select(['firm', 'licence_number', 'base_pin', 'jobs_a_week', 'phone', 'whatsapp'])
		.select(['languages', 'photo'])
		.where('user_id', '=', id)
		.executeTakeFirst()
	const areas = await tables
		.selectFrom('installer_areas')
		.select('prefix')
		.where('user_id', '=', id)
		.execute()
	const applications = await tables
		.selectFrom('installer_applications')
		.select(['firm', 'licence_number', 'message', 'status', 'reason', 'created_at'])
		.where('user_id', '=', id)
		.execute()
	return { profile: profile ?? null, areas: areas.map(({ prefix }) => prefix), applications }
}
