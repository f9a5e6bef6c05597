import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { phoneReferences } from '../../../domain/orders/listing/order-references.ts'
import { searchTermsOf } from '../../../domain/orders/listing/order-search-terms.ts'
import type { OrderStatus } from '../../../domain/orders/schema.ts'
import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import type { OrderId, ProductId, UserId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'
import type { OpenStore } from '../../../store/open.ts'
import { PLAIN_PRODUCT } from '../../../test/catalogues/many-products.ts'
import { sized } from '../size.ts'
import { fillRequests } from './requests.ts'

export const ORDERS = sized(100_000, 300)
export const PRODUCTS = sized(10_000, 100)
const PEOPLE = sized(5000, 50)
const INSTALLERS = sized(300, 10)
const FEEDBACK = sized(20_000, 50)
const BATCH_SIZE = 400
/** Above that of the catalogue the store begins with. */
const VERSION = 1_000_000

const FIRST = 'Asha Imran Lakshmi Joseph Kavita Ravi Sunil Meera Anil Fatima'.split(' ')
const LAST = 'Kulkarni Sheikh Narayanan Mathew Rao Patil Singh Das Iyer Khan'.split(' ')
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

/** The status of a parcel in place of that of an installation; one of a hundred sent ones waits for more parcels. */
const SENT: Record<(typeof STATUSES)[number], (n: number) => OrderStatus> = {
	installed: (n) => (n % 2 === 0 ? 'delivered' : 'dispatched'),
	pending: () => 'pending',
	accepted: () => 'dispatched',
	scheduled: () => 'dispatched',
	declined: () => 'cancelled',
	cancelled: () => 'cancelled',
}

/** The same figures at every run: a number from 0 to below `below` for each seed. */
const pick = (seed: string | number, below: number) =>
	createHash('sha1').update(String(seed)).digest().readUInt32BE() % below

const from = <T>(list: readonly T[], seed: string): T => list[pick(seed, list.length)] as T

const range = <T>(count: number, make: (n: number) => T) =>
	Array.from({ length: count }, (_, n) => make(n))

const userId = (n: number) => `user-${n}` as UserId
const productId = (n: number) => `product-${n}` as ProductId

/** Fills an empty store as years of business would, by statements of its own. */
export async function fill({ db }: OpenStore) {
	const now = Date.now()
	const prefixes = Object.entries(PIN_PREFIXES)
	const people = range(PEOPLE, (n) => ({
		id: userId(n),
		name: `${from(FIRST, `f${n}`)} ${from(LAST, `l${n}`)}`,
		email: `person-${n}@example.com`,
		email_verified: 0,
		image: null,
		role: n < INSTALLERS ? ('Installer' as const) : ('Buyer' as const),
		suspended_at: null,
		created_at: new Date(now - pick(`u${n}`, 700) * DAY_MS).toISOString(),
		updated_at: new Date(now).toISOString(),
	}))
	const products = range(PRODUCTS, (n) => ({
		id: productId(n),
		name: `${from(['Surya', 'Deccan', 'Malabar', 'Aravalli'], `b${n}`)} ${from(KINDS, `k${n}`)} ${n}`,
		brand: from(['Surya', 'Deccan', 'Malabar', 'Aravalli'], `b${n}`),
		category: from(KINDS, `k${n}`),
		wattage: 100 + pick(`w${n}`, 600),
		price_paise: paise(100_000 + pick(`p${n}`, 10_000_000)),
		stock: pick(`s${n}`, 500),
		...PLAIN_PRODUCT,
		position: n + 1,
		version: VERSION,
		created_at: now,
		updated_at: now,
	}))
	const orders = range(ORDERS, (n) => {
		const [prefix, place] = prefixes[pick(`z${n}`, prefixes.length)] as (typeof prefixes)[number]
		const isSent = n % 5 === 0
		const wanted = from(STATUSES, `t${n}`)
		const status = isSent ? SENT[wanted](n) : wanted
		const taken = !isSent && status !== 'pending' && status !== 'cancelled'
		const at = now - Math.floor((1 - n / ORDERS) * 730 * DAY_MS)
		return {
			id: `SB-${n.toString(36).toUpperCase().padStart(4, 'A').slice(-4)}-${String(n).padStart(6, '0')}` as OrderId,
			user_id: n % 3 === 0 ? null : userId(INSTALLERS + pick(`o${n}`, PEOPLE - INSTALLERS)),
			status,
			fulfilment: isSent ? ('delivery' as const) : ('installation' as const),
			full_name: `${from(FIRST, `a${n}`)} ${from(LAST, `c${n}`)}`,
			contact_number: `98${String(pick(`h${n}`, 100_000_000)).padStart(8, '0')}`,
			email: `person-${n}@example.com`,
			street: '1 Test Road',
			city: place[3],
			zip_code: `${prefix}${String(pick(`x${n}`, 1000)).padStart(3, '0')}`,
			zip_prefix: prefix,
			country: 'India',
			state: null,
			total_paise: paise(100_000 + pick(`m${n}`, 30_000_000)),
			tax_paise: paise(5000),
			installer_id: taken ? userId(pick(`i${n}`, INSTALLERS)) : null,
			tracking_key: `key-${n}`,
			idempotency_scope: 'nobody',
			idempotency_key: `bench-${n}`,
			request_hash: 'bench',
			released_at: at,
			created_at: at,
			updated_at: at,
		}
	})
	const insert = async <T extends keyof Tables>(table: T, rows: Insertable<Tables[T]>[]) => {
		for (let at = 0; at < rows.length; at += BATCH_SIZE)
			await db
				.insertInto(table)
				.values(rows.slice(at, at + BATCH_SIZE) as never)
				.execute()
	}
	await insert('users', people)
	await insert('products', products)
	await insert('orders', orders)
	const lines = orders.flatMap(({ id }, n) =>
		range(1 + pick(`q${n}`, 3), (line) => ({
			...{ id, n, line },
			product: productId(pick(`g${n}-${line}`, PRODUCTS)),
		})),
	)
	await insert(
		'order_lines',
		lines.map(({ id, line, product }) => ({
			order_id: id,
			line: line + 1,
			product_id: product,
			name: 'A product',
			price_paise: paise(50_000),
			tax_rate_bp: 500,
			tax_paise: paise(2381),
			quantity: 1,
		})),
	)
	const sent = orders.filter(({ status }) => status === 'dispatched' || status === 'delivered')
	await insert(
		'dispatches',
		sent.map(({ id, status, created_at }) => ({
			...{ order_id: id, n: 1, carrier: 'Carrier', tracking_number: null, tracking_url: null },
			...{ dispatched_by: userId(0), dispatched_at: created_at + DAY_MS },
			delivered_at: status === 'delivered' ? created_at + 4 * DAY_MS : null,
		})),
	)
	const waiting = new Set(sent.filter((_, at) => at % 100 === 0).map(({ id }) => id))
	const isSent = new Set(sent.map(({ id }) => id))
	await insert(
		'dispatch_lines',
		lines.flatMap(({ id, line }) =>
			isSent.has(id) && !(line === 0 && waiting.has(id))
				? { order_id: id, n: 1, line: line + 1, quantity: 1 }
				: [],
		),
	)
	await insert(
		'order_search_terms',
		orders.flatMap(({ id, created_at, full_name, city, zip_code }) =>
			searchTermsOf({ id, fullName: full_name, city, zipCode: zip_code }).map((term) => ({
				...term,
				created_at,
				order_id: id,
			})),
		),
	)
	await insert(
		'order_references',
		orders.flatMap(({ id, contact_number, email }, n) =>
			[...phoneReferences(contact_number), email, `utr${n}`, `sbt/26-27/${n}`].map((term) => ({
				term,
				order_id: id,
				kind: 'buyer' as const,
			})),
		),
	)
	await insert(
		'payments',
		orders.map(({ id, total_paise, created_at }, n) => ({
			...{ id: `payment-${n}`, order_id: id, schedule_n: null, provider: 'transfer' as const },
			...{ provider_order: null, provider_ref: `utr${n}`, state: 'captured' as const },
			...{ amount_paise: total_paise, failure: null, recorded_by: null },
			...{ created_at, updated_at: created_at, captured_at: created_at },
		})),
	)
	await insert(
		'order_events',
		orders.flatMap((order) => {
			const event = (action: 'place' | 'accept' | 'decline', later: number) => ({
				id: `${action}-${order.id}`,
				order_id: order.id,
				action,
				status: action === 'place' ? ('pending' as const) : order.status,
				actor_id: action === 'place' ? order.user_id : order.installer_id,
				actor_name: order.full_name,
				actor_role: action === 'place' ? 'Buyer' : 'Installer',
				note: null,
				created_at: order.created_at + later,
			})
			const answer = order.status === 'declined' ? 'decline' : 'accept'
			return [event('place', 0), ...(order.installer_id ? [event(answer, DAY_MS / 4)] : [])]
		}),
	)
	await insert(
		'installations',
		orders.flatMap(({ id, status, installer_id, created_at }) =>
			installer_id && (status === 'scheduled' || status === 'installed')
				? {
						order_id: id,
						installer_id,
						appointment_at: created_at + 7 * DAY_MS,
						appointment_minutes: 240,
						appointment_state: 'confirmed' as const,
						appointment_preference: null,
						customer_name: null,
						completed_at: status === 'installed' ? created_at + 8 * DAY_MS : null,
						created_at,
						updated_at: created_at,
					}
				: [],
		),
	)
	await fillRequests({ orders, lines, insert })
	await insert(
		'feedback',
		range(FEEDBACK, (n) => ({
			id: `feedback-${n}`,
			name: from(FIRST, `n${n}`),
			email: `person-${n}@example.com`,
			subject: `About order ${n}`,
			message: 'The panels arrived well packed.',
			status: from(['Pending', 'Reviewed', 'Resolved'] as const, `e${n}`),
			created_at: now - n * 60_000,
			updated_at: now,
		})),
	)
	await insert(
		'notifications',
		orders.map(({ id, full_name, created_at }, n) => ({
			id: `notice-${n}`,
			for_role: n % 2 === 0 ? 'Installer' : 'Admin',
			for_user_id: null,
			code: 'orders.new_from',
			params: JSON.stringify({ buyer: full_name }),
			text: null,
			type: 'order',
			link: null,
			order_id: id,
			quiet: 0,
			created_at,
			event_sequence: n + 1,
		})),
	)
	await db.updateTable('notification_sequence').set({ last: ORDERS }).execute()
	await insert(
		'audit_entries',
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
	)
	await db.updateTable('catalogue_state').set({ version: VERSION }).execute()
}
