import { onlineExpiry, paymentExpiry } from '../domain/orders/money/expire.ts'
import type { Charge, OnlineProvider } from '../domain/payments/online.ts'
import { refundJob } from '../domain/settlement/refund-job.ts'
import type { OrderId } from '../shared/ids.ts'
import type { Paise } from '../shared/money.ts'
import type { OpenStore } from '../store/open.ts'
import { installationOf, once, order, shipping } from './builders.ts'
import type { Caller } from './callers.ts'
import { movableClock } from './clock.ts'
import { setOrder } from './orders.ts'
import { keepMails } from './outbox.ts'
import type { Open } from './store.ts'

export const PANEL = 'solar-panel-250w'
/** Of one panel, and of installing it. */
export const PRICE = 6490 + installationOf(250)
export const BUYER = 'asha@example.com'
export const TODAY = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)

/** Places an order of panels, in a live shop to be installed. @throws Error where it is refused */
export async function placePaid(
	caller: Caller,
	{ panels = 1, ...more }: { panels?: number; [field: string]: unknown } = {},
) {
	const { mode } = (await caller.get('/api/store')).body
	const body = {
		...order({ [PANEL]: panels }),
		shipping: shipping({ email: BUYER }),
		...(mode === 'live' && { fulfilment: 'installation', expectedTotal: panels * PRICE }),
		...more,
	}
	const placed = await caller.post('/api/orders', body, once())
	if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
	return placed.body
}

/** Has an order only be delivered, which the shop has no rate for. */
export const asDelivered = (store: OpenStore, id: OrderId) =>
	setOrder(store, id, { fulfilment: 'delivery' })

interface Received {
	key?: string
	[field: string]: unknown
}

/** Records a payment, as an admin. */
export const receive = (admin: Caller, id: string, { key, ...more }: Received = {}) =>
	admin.post(
		`/api/orders/${id}/payments`,
		{
			way: 'transfer',
			amount: PRICE,
			reference: `UTR ${key ?? Math.random()}`,
			date: TODAY(),
			...more,
		},
		once(key),
	)

/** A live shop whose clock can be put forward, with functions that run its payment jobs and keep its mails. */
export async function openPaidShop(open: Open) {
	const shop = await open({ mode: 'live', sampleData: true })
	const { store } = shop
	const forward = movableClock(store)
	// Its buyers get more mails in the hour that a test takes than a stranger would.
	store.mailer.isConfirmed = async () => true
	const { mails, deliver } = keepMails(store, [paymentExpiry, onlineExpiry, refundJob])
	const admin = await shop.as('Admin')
	return {
		...shop,
		admin,
		/** Records a payment of an order. */
		receive: (id: string, more?: Received) => receive(admin, id, more),
		/** Puts the clock to this moment, and does the jobs due by then. */
		goTo: async (moment: number) => {
			forward(Math.max(0, moment - store.now()))
			await deliver()
		},
		mailsSent: async () => {
			await deliver()
			return mails.splice(0).map(({ subject, text }) => ({ subject, text }))
		},
	}
}

/** A charge of exactly the requested amount, as a provider reports it. @param amount paise */
export const capturedOnline = (ref: string, amount: number): Charge => ({
	state: 'captured',
	ref,
	amount: amount as Paise,
	currency: 'INR',
	at: 1,
	fee: null,
	tax: null,
	hasOffer: false,
	refunded: 0 as Paise,
})

/** A provider of payments online whose answers a test sets. */
export function fakeProvider(answers: Partial<OnlineProvider> = {}): OnlineProvider {
	let opened = 0
	return {
		name: 'razorpay',
		isOn: () => true,
		form: () => null,
		isWebhook: () => false,
		open: async () => `order_${++opened}`,
		ask: async () => [],
		refund: async ({ id }) => ({ state: 'done', ref: `rfnd_${id}` }),
		refundsOf: async () => [],
		listSince: async () => true,
		...answers,
	}
}
