import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { SAMPLE_ACCOUNTS } from './accounts.ts'
import { ALL_SAMPLE_ENQUIRIES, SAMPLE_FEEDBACK, SAMPLE_ORDERS, sampleOrderKey } from './add.ts'
import { removeOrders } from './remove-orders.ts'
import { type RemovedProducts, removeProducts } from './remove-products.ts'
import { EMAILS_OF_DAYS } from './year.ts'

/** How many of each were removed. */
export interface Removed {
	accounts: number
	/** Sample accounts that other people's orders name: they allow no login any more. */
	closedAccounts: number
	orders: number
	enquiries: number
	feedback: number
	carts: number
	notifications: number
	products: RemovedProducts
}

/** Takes out of a demo the store's own samples, and the results of trying it: carts and notifications. */
export async function removeSamples(
	tx: Transaction<Tables>,
	{ keepProducts, at }: { keepProducts: boolean; at: number },
): Promise<Removed> {
	const people = await sampleAccounts(tx)
	const carts = await removeCarts(tx)
	const notifications = await tx.deleteFrom('notifications').executeTakeFirst()
	const enquiries = await removeEnquiries(tx, people)
	const orders = await sampleOrders(tx, people)
	await removeOrders(tx, orders, at)
	const feedback = await removeFeedback(tx)
	await removeNewsletter(tx)
	let accounts = 0
	for (const id of people) if (await removeAccount(tx, id, at)) accounts++
	return {
		accounts,
		closedAccounts: people.length - accounts,
		orders: orders.length,
		enquiries,
		feedback,
		carts,
		notifications: Number(notifications.numDeletedRows),
		products: await removeProducts(tx, { keep: keepProducts, at }),
	}
}

const EMAILS = SAMPLE_ACCOUNTS.map(({ email }) => email)

async function sampleAccounts(tx: Transaction<Tables>): Promise<UserId[]> {
	const rows = await tx.selectFrom('users').select('id').where('email', 'in', EMAILS).execute()
	return rows.map(({ id }) => id)
}

async function removeCarts(tx: Transaction<Tables>): Promise<number> {
	for (const table of ['cart_lines', 'cart_systems', 'cart_sessions'] as const)
		await tx.deleteFrom(table).execute()
	return Number((await tx.deleteFrom('carts').executeTakeFirst()).numDeletedRows)
}

/** The orders of the samples, and all placed by a sample account. */
async function sampleOrders(tx: Transaction<Tables>, people: UserId[]): Promise<OrderId[]> {
	const rows = await tx
		.selectFrom('orders')
		.select('id')
		.where((eb) =>
			eb.or([
				...(people.length > 0 ? [eb('user_id', 'in', people)] : []),
				eb('email', 'like', EMAILS_OF_DAYS),
				...SAMPLE_ORDERS.map(({ fullName, street }, index) =>
					eb.and({ idempotency_key: sampleOrderKey(index), full_name: fullName, street }),
				),
			]),
		)
		.execute()
	return rows.map(({ id }) => id)
}

async function removeEnquiries(tx: Transaction<Tables>, people: UserId[]): Promise<number> {
	const rows = await tx
		.selectFrom('enquiries')
		.select('id')
		.where((eb) =>
			eb.or([
				...(people.length > 0 ? [eb('user_id', 'in', people)] : []),
				eb('email', 'like', EMAILS_OF_DAYS),
				...ALL_SAMPLE_ENQUIRIES.map(({ name, plan }) => eb.and({ name, plan })),
			]),
		)
		.execute()
	const ids = rows.map(({ id }) => id)
	if (ids.length === 0) return 0
	for (const table of ['enquiry_search_terms', 'enquiry_dedup_keys'] as const)
		await tx.deleteFrom(table).where('enquiry_id', 'in', ids).execute()
	await tx.deleteFrom('enquiries').where('id', 'in', ids).execute()
	return ids.length
}

async function removeFeedback(tx: Transaction<Tables>): Promise<number> {
	const done = await tx
		.deleteFrom('feedback')
		.where((eb) =>
			eb.or([
				eb('email', 'like', EMAILS_OF_DAYS),
				...SAMPLE_FEEDBACK.map(({ email, subject }) => eb.and({ email, subject })),
			]),
		)
		.executeTakeFirst()
	return Number(done.numDeletedRows)
}

const removeNewsletter = (tx: Transaction<Tables>) =>
	tx.deleteFrom('newsletter_subscribers').where('email', 'in', EMAILS).execute()

/** @returns whether it could be deleted: an order or enquiry that stays may name it, and then it is closed */
async function removeAccount(tx: Transaction<Tables>, id: UserId, at: number): Promise<boolean> {
	await tx.deleteFrom('credentials').where('user_id', '=', id).execute()
	await sql`savepoint account`.execute(tx)
	try {
		await tx.deleteFrom('users').where('id', '=', id).execute()
		await sql`release savepoint account`.execute(tx)
		return true
	} catch {
		await sql`rollback to savepoint account`.execute(tx)
		const email = `${id}@sample.invalid`
		await tx
			.updateTable('users')
			.set({ email, role: 'Buyer', suspended_at: at })
			.where('id', '=', id)
			.execute()
		return false
	}
}
