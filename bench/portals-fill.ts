import { createHash } from 'node:crypto'
import { searchTermsOf } from '../domain/orders/listing/order-search-terms.ts'
import { PIN_PREFIXES } from '../shared/addresses/pin-prefixes.ts'
import type { OpenStore } from '../store/open.ts'
import { PLAIN_PRODUCT } from '../test/catalogues/many-products.ts'

export const ORDERS = 100_000
export const PRODUCTS = 10_000
const PEOPLE = 5000
const INSTALLERS = 300
const DAY = 86_400_000
const BATCH_SIZE = 400
/** Above that of the catalogue the store begins with. */
const VERSION = 1_000_000

const FIRST = [
	'Asha',
	'Imran',
	'Lakshmi',
	'Joseph',
	'Kavita',
	'Ravi',
	'Sunil',
	'Meera',
	'Anil',
	'Fatima',
]
const LAST = [
	'Kulkarni',
	'Sheikh',
	'Narayanan',
	'Mathew',
	'Rao',
	'Patil',
	'Singh',
	'Das',
	'Iyer',
	'Khan',
]
const KINDS = ['Panels', 'Batteries', 'Inverters', 'Generators', 'Accessories'] as const
/** Most of a shop's orders are done; a few wait. */
const STATUSES = [
	...Array.from({ length: 12 }, () => 'installed' as const),
	'pending',
	'accepted',
	'scheduled',
	'declined',
	'cancelled',
] as const

/** The same figures at every run: a number from 0 to below `below` for each seed. */
const pick = (seed: string | number, below: number) =>
	createHash('sha1').update(String(seed)).digest().readUInt32BE() % below

const from = <T>(list: readonly T[], seed: string): T => list[pick(seed, list.length)] as T

async function insert<R>(rows: R[], write: (part: R[]) => Promise<unknown>) {
	for (let at = 0; at < rows.length; at += BATCH_SIZE) await write(rows.slice(at, at + BATCH_SIZE))
}

const range = <T>(count: number, make: (n: number) => T) =>
	Array.from({ length: count }, (_, n) => make(n))

/** Fills an empty store as years of business would, by statements of its own. */
export async function fill({ db }: OpenStore) {
	const now = Date.now()
	const prefixes = Object.entries(PIN_PREFIXES)
	const people = range(PEOPLE, (n) => ({
		id: `user-${n}`,
		name: `${from(FIRST, `f${n}`)} ${from(LAST, `l${n}`)}`,
		email: `person-${n}@example.com`,
		email_verified: 0,
		image: null,
		role: n < INSTALLERS ? ('Installer' as const) : ('Buyer' as const),
		suspended_at: null,
		created_at: new Date(now - pick(`u${n}`, 700) * DAY).toISOString(),
		updated_at: new Date(now).toISOString(),
	}))
	const products = range(PRODUCTS, (n) => ({
		id: `product-${n}`,
		name: `${from(['Surya', 'Deccan', 'Malabar', 'Aravalli'], `b${n}`)} ${from(KINDS, `k${n}`)} ${n}`,
		brand: from(['Surya', 'Deccan', 'Malabar', 'Aravalli'], `b${n}`),
		category: from(KINDS, `k${n}`),
		wattage: 100 + pick(`w${n}`, 600),
		price_paise: 100_000 + pick(`p${n}`, 10_000_000),
		stock: pick(`s${n}`, 500),
		...PLAIN_PRODUCT,
		position: n + 1,
		version: VERSION,
		created_at: now,
		updated_at: now,
	}))
	const orders = range(ORDERS, (n) => {
		const [prefix, place] = prefixes[pick(`z${n}`, prefixes.length)] as (typeof prefixes)[number]
		const status = from(STATUSES, `t${n}`)
		const taken = status !== 'pending' && status !== 'cancelled'
		const at = now - Math.floor((1 - n / ORDERS) * 730 * DAY)
		return {
			id: `SB-${n.toString(36).toUpperCase().padStart(4, 'A').slice(-4)}-${String(n).padStart(6, '0')}`,
			user_id: n % 3 === 0 ? null : `user-${INSTALLERS + pick(`o${n}`, PEOPLE - INSTALLERS)}`,
			status,
			full_name: `${from(FIRST, `a${n}`)} ${from(LAST, `c${n}`)}`,
			contact_number: '9800000000',
			email: null,
			street: '1 Test Road',
			city: place[3],
			zip_code: `${prefix}${String(pick(`x${n}`, 1000)).padStart(3, '0')}`,
			zip_prefix: prefix,
			country: 'India',
			total_paise: 100_000 + pick(`m${n}`, 30_000_000),
			tax_paise: 5000,
			installer_id: taken ? `user-${pick(`i${n}`, INSTALLERS)}` : null,
			tracking_key: `key-${n}`,
			idempotency_scope: 'nobody',
			idempotency_key: `bench-${n}`,
			request_hash: 'bench',
			created_at: at,
			updated_at: at,
		}
	})
	// biome-ignore lint/suspicious/noExplicitAny: rows made here have plain strings where the store brands its ids
	const write = (table: any) => (part: object[]) =>
		// biome-ignore lint/suspicious/noExplicitAny: as above
		(db as any).insertInto(table).values(part).execute()
	await insert(people, write('users'))
	await insert(products, write('products'))
	await insert(orders, write('orders'))
	await insert(
		orders.flatMap((order, n) =>
			range(1 + pick(`q${n}`, 3), (line) => ({
				order_id: order.id,
				line: line + 1,
				product_id: `product-${pick(`g${n}-${line}`, PRODUCTS)}`,
				name: 'A product',
				price_paise: 50_000,
				tax_rate_bp: 500,
				tax_paise: 2381,
				quantity: 1,
			})),
		),
		write('order_lines'),
	)
	await insert(
		orders.flatMap(({ id, created_at, full_name, city, zip_code }) =>
			searchTermsOf({ id, fullName: full_name, city, zipCode: zip_code }).map((term) => ({
				...term,
				created_at,
				order_id: id,
			})),
		),
		write('order_search_terms'),
	)
	await insert(
		orders.flatMap((order) => {
			const event = (action: string, later: number) => ({
				id: `${action}-${order.id}`,
				order_id: order.id,
				action,
				status: action === 'place' ? 'pending' : order.status,
				actor_id: action === 'place' ? order.user_id : order.installer_id,
				actor_name: order.full_name,
				actor_role: action === 'place' ? 'Buyer' : 'Installer',
				note: null,
				created_at: order.created_at + later,
			})
			const answer = order.status === 'declined' ? 'decline' : 'accept'
			return [event('place', 0), ...(order.installer_id ? [event(answer, DAY / 4)] : [])]
		}),
		write('order_events'),
	)
	await insert(
		orders
			.filter(({ status }) => status === 'scheduled' || status === 'installed')
			.map((order) => ({
				order_id: order.id,
				installer_id: order.installer_id,
				appointment_at: order.created_at + 7 * DAY,
				appointment_minutes: 240,
				appointment_state: 'confirmed',
				appointment_preference: null,
				customer_name: null,
				completed_at: null,
				created_at: order.created_at,
				updated_at: order.created_at,
			})),
		write('installations'),
	)
	await insert(
		range(20_000, (n) => ({
			id: `feedback-${n}`,
			name: from(FIRST, `n${n}`),
			email: `person-${n}@example.com`,
			subject: `About order ${n}`,
			message: 'The panels arrived well packed.',
			status: from(['Pending', 'Reviewed', 'Resolved'] as const, `e${n}`),
			created_at: now - n * 60_000,
			updated_at: now,
		})),
		write('feedback'),
	)
	await insert(
		orders.map(({ id, full_name, created_at }, n) => ({
			id: `notice-${n}`,
			for_role: n % 2 === 0 ? 'Installer' : 'Admin',
			for_user_id: null,
			message: `New order from ${full_name}`,
			type: 'order',
			link: null,
			order_id: id,
			quiet: 0,
			created_at,
			event_sequence: n + 1,
		})),
		write('notifications'),
	)
	await db.updateTable('notification_sequence').set({ last: ORDERS }).execute()
	await insert(
		orders.map(({ id, installer_id, created_at }, n) => ({
			id: `audit-${n}`,
			actor_id: installer_id,
			actor_name: from(FIRST, `y${n}`),
			actor_role: 'Installer',
			action: 'accepted',
			kind: 'order',
			subject_id: id,
			subject_name: id,
			before: '{"status":"pending"}',
			after: '{"status":"accepted"}',
			created_at,
		})),
		write('audit_entries'),
	)
	await db.updateTable('catalogue_state').set({ version: VERSION }).execute()
}
