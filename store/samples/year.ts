import { type Kysely, sql, type Transaction } from 'kysely'
import { isPostgres } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../domain/app-context.ts'
import { changeProduct } from '../../domain/catalogue/commands.ts'
import { askInstaller } from '../../domain/enquiries/commands.ts'
import { sendFeedback } from '../../domain/feedback/commands.ts'
import { confirmAppointment, proposeAppointment } from '../../domain/installations/appointment.ts'
import { stepOrder } from '../../domain/orders/commands.ts'
import { placeOrder } from '../../domain/orders/placing/place.ts'
import { findOrder } from '../../domain/orders/queries.ts'
import { applyTransition } from '../../domain/orders/transitions/apply-transition.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import type { ProductId } from '../../shared/ids.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'
import type { Result } from '../../shared/result.ts'

const NOBODY: Actor = { kind: 'visitor', cartId: null }

const PLACES = [
	['411038', 'Pune', '14 Paud Road, Kothrud'],
	['302017', 'Jaipur', '7 Malviya Nagar'],
	['600028', 'Chennai', '22 Kutchery Road, Mylapore'],
	['682016', 'Ernakulam', '3 Marine Drive'],
	['560034', 'Bengaluru', '41 Koramangala'],
	['380015', 'Ahmedabad', '9 Satellite Road'],
] as const
const FIRST = ['Asha', 'Imran', 'Lakshmi', 'Joseph', 'Kavita', 'Ravi', 'Sunil', 'Meera']
const LAST = ['Kulkarni', 'Sheikh', 'Narayanan', 'Mathew', 'Rao', 'Patil', 'Singh']
const GOODS = [
	'solar-panel-500w',
	'solar-inverter-3kw',
	'portable-solar-generator',
	'solar-battery-5kwh',
	'solar-panel-250w',
] as const
const SUBJECTS = ['Cable for the roof', 'Thank you', 'A question about warranty', 'Delivery']

/** No address of anybody: by it the samples of a year are known. */
const emailOfDay = (n: number) => `day-${n}@sample.invalid`
export const EMAILS_OF_DAYS = 'day-%@sample.invalid'

/** Days from an order to its acceptance, to its appointment’s proposal and confirmation, and to its end. */
const ACCEPTED = 0.25
const PROPOSED = 1
const CONFIRMED = 2
const INSTALLED = 7

/** The one of a list for this day: the same at every run, and of another rhythm for lists of other lengths. */
const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T

function done<T>(result: Result<T>): T {
	if (!result.ok) throw new Error(sentence(result.problem.message, DEFAULT_LANGUAGE))
	return result.value
}

const isSunday = (n: number) => n % 7 === 6

const soldOn = (n: number) => ({ productId: of(GOODS, n), quantity: 1 + (n % 3) })

/** Days between two deliveries to the shop. */
const DELIVERED_EVERY = 30

/** Takes in the goods sold until the next delivery. @param from the day, counted from the first */
async function receive(store: AppContext, admin: SignedIn, from: number) {
	const days = Array.from({ length: DELIVERED_EVERY }, (_, n) => from + n)
	for (const productId of GOODS) {
		const sold = days.map((n) => (isSunday(n) ? null : soldOn(n)))
		const pieces = sold.reduce(
			(sum, of) => sum + (of?.productId === productId ? of.quantity : 0),
			0,
		)
		const received = { stockChange: pieces, stockReason: 'received' as const }
		done(await changeProduct(store, admin, productId as ProductId, received))
	}
}

interface People {
	admin: SignedIn
	installer: SignedIn
}

/** Carries an order as far as it would be by now: most are installed, some wait, a few are declined or cancelled. */
async function follow(store: AppContext, { installer }: People, id: string, n: number, by: number) {
	const placed = store.now()
	const at = (days: number) => {
		store.now = () => placed + days * DAY_MS
		return placed + days * DAY_MS < by
	}
	if (n % 11 === 10) {
		if (at(ACCEPTED)) done(await stepOrder(store, installer, id, 'decline'))
		return
	}
	if (!at(ACCEPTED)) return
	done(await stepOrder(store, installer, id, 'accept'))
	if (n % 13 === 12 || !at(PROPOSED)) return
	const visit = { at: store.now() + (INSTALLED - 2) * DAY_MS, minutes: 240, anyway: true }
	done(await proposeAppointment(store, installer, id, visit))
	if (!at(CONFIRMED)) return
	done(await confirmAppointment(store, installer, id, {}))
	if (at(INSTALLED)) await install(store, installer, id)
}

/** Ends an order without the checklist that an installer has for it. */
async function install(store: AppContext, installer: SignedIn, id: string) {
	const at = store.now()
	await inTransaction(store.db, async (tx) => {
		const order = await findOrder(tx, id)
		if (!order) return
		done(await applyTransition(store, tx, installer, order, 'install', { at }))
		await (tx as unknown as Transaction<Tables>)
			.updateTable('installations')
			.set({ customer_name: order.full_name, completed_at: at, updated_at: at })
			.where('order_id', '=', order.id)
			.execute()
	})
}

/** On SQLite a commit waits until the disk has it, which takes most of the time that samples take. */
async function waitForDisk({ db }: AppContext, isToWait: boolean) {
	if (isPostgres(db)) return
	await sql`pragma synchronous = ${sql.raw(isToWait ? 'full' : 'off')}`.execute(
		db as unknown as Kysely<unknown>,
	)
}

/**
 * Fills the last days of a demo, but Sundays, with an order each, and what became of it, with feedback and enquiries in
 * between, by the modules' own commands at the times of these days.
 */
export async function addYear(store: AppContext, people: People, days: number): Promise<void> {
	if (days === 0) return
	const { now } = store
	const today = now()
	await waitForDisk(store, false)
	try {
		for (let n = 0; n < days; n++) {
			const begins = today - (days - n) * DAY_MS
			store.now = () => begins
			if (n % DELIVERED_EVERY === 0) await receive(store, people.admin, n)
			if (isSunday(n)) continue
			const [zipCode, city, street] = of(PLACES, n)
			const fullName = `${of(FIRST, n)} ${of(LAST, n)}`
			const email = emailOfDay(n)
			const { productId, quantity } = soldOn(n)
			store.now = () => begins + ((n * 7) % 12) * HOUR_MS
			const shipping = { fullName, city, street, zipCode, country: 'India', email }
			const placed = done(
				await placeOrder(
					store,
					NOBODY,
					{ key: `sample-day-${n}`, address: '127.0.0.1', device: null },
					{
						items: [{ productId, quantity }],
						shipping: { ...shipping, contactNumber: `+91 98200 ${String(10_000 + n)}` },
					},
				),
			)
			const message = 'It came well packed, on the third day.'
			if (n % 4 === 0)
				await sendFeedback(store, { name: fullName, email, subject: of(SUBJECTS, n), message })
			if (n % 5 === 0)
				done(
					await askInstaller(store, NOBODY, {
						name: fullName,
						email,
						pin: zipCode,
						message: 'A flat roof.',
					}),
				)
			await follow(store, people, placed.id, n, today)
		}
	} finally {
		store.now = now
		await waitForDisk(store, true)
	}
}
