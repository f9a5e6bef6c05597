import { expect, it } from 'vitest'
import { documentJobs } from '../domain/documents/billing/document-jobs.ts'
import { JobRunner } from '../domain/jobs/runner.ts'
import { offerExpiry } from '../domain/orders/routing/offer-expiry.ts'
import { HOUR_MS } from '../shared/durations.ts'
import type { OpenStore } from '../store/open.ts'
import {
	contact,
	deliveryBand,
	deliveryRates,
	once,
	installer as profile,
	shipping,
} from '../test/builders.ts'
import { idOf } from '../test/callers.ts'
import { register, type Summed } from '../test/documents/billing-documents.ts'
import { photo } from '../test/installations.ts'
import { beginToPay, onlineShop } from '../test/payments/online-shop.ts'
import { deliverForNothing } from '../test/shop-settings.ts'
import { type Caller, describeOnAllEngines } from '../test/store.ts'

const PANEL = 'solar-panel-500w'
const INVERTER = 'solar-inverter-3kw'
const SERVICE = 'service'

/** Settings of a section, with these of its fields changed. */
async function change(admin: Caller, section: string, fields: object) {
	const { headers, body } = await admin.get(`/api/settings/${section}`)
	const path = `/api/settings/${section}`
	const etag = { 'if-match': headers.get('etag') ?? '' }
	expect((await admin.put(path, { ...body, ...fields }, etag)).status).toBe(200)
}

/** The documents of an order with their sums, by kind, once those that wait are issued. */
async function documentsOf(store: OpenStore, buyer: Caller, path: string, key: string) {
	await new JobRunner(() => store, [...documentJobs, offerExpiry]).runDue()
	const { body } = await buyer.get(`${path}/documents?key=${key}`)
	const documents: Record<string, { sums: Summed['sums']; snapshot: Record<string, unknown> }[]> =
		{}
	for (const { id, kind } of body as { id: string; kind: string }[]) {
		const pdf = await buyer.get(`/api/documents/${id}.pdf?key=${key}`)
		expect([kind, pdf.status]).toEqual([kind, 200])
		const { snapshot } = (await buyer.get(`/api/documents/${id}.json?key=${key}`)).body
		documents[kind] = [...(documents[kind] ?? []), { sums: snapshot.sums, snapshot }]
	}
	return documents
}

const paise = (rupees: number) => Math.round(rupees * 100)
const totals = (documents: Summed[] = []) =>
	documents.reduce((sum, { sums }) => sum + sums.total, 0)

describeOnAllEngines('a system with installation, paid online in parts', (open) => {
	it('is offered, changed, paid, installed and invoiced, with sums that agree', async () => {
		const shop = await onlineShop(open)
		const { store, visitor, control } = shop
		const admin = await shop.as('Admin')
		await register(store)
		await change(admin, 'payment', { onOrderPct: 10, beforeDeliveryPct: 60 })
		const [first, second] = [await shop.as('Installer'), await shop.as('Installer')]
		for (const each of [first, second]) await each.put('/api/installer/profile', profile())

		const buyer = visitor()
		const items = [
			{ productId: PANEL, quantity: 6 },
			{ productId: INVERTER, quantity: 1 },
		]
		const asked = { items, fulfilment: 'installation', schedule: 'milestones', payment: 'razorpay' }
		const address = { zipCode: '411038' }
		const quoted = await buyer.post('/api/checkout/quote', { ...asked, address })
		expect(quoted.body.schedule).toHaveLength(3)
		const to = shipping({ email: 'asha@example.com' })
		const placed = await buyer.post(
			'/api/orders',
			{ ...asked, shipping: to, quote: quoted.body.hash },
			once(),
		)
		expect(placed.status).toBe(201)
		const { id, trackingKey: key } = placed.body
		const path = `/api/orders/${id}`
		const seen = async () => (await buyer.get(`${path}?key=${key}`)).body
		expect(await seen()).toMatchObject({ status: 'unpaid', total: quoted.body.total })
		const pay = async () => {
			const { body } = await beginToPay(buyer, { id, key })
			control.pay(body.form.fields.order_id)
			expect((await beginToPay(buyer, { id, key })).status).toBe(200)
		}
		await pay()
		expect(await seen()).toMatchObject({ status: 'pending', money: { state: 'part-paid' } })

		// Offered to one, who declines, and then to the other.
		const [one, other] =
			(await admin.get(path)).body.installer.id === (await idOf(first))
				? [first, second]
				: [second, first]
		expect((await one.post(`${path}/decline`)).status).toBe(200)
		expect((await other.post(`${path}/accept`)).status).toBe(200)
		await other.patch(`${path}/checklist/survey`, { done: true })
		const more = [{ productId: PANEL, quantity: 8 }, items[1]]
		const proposed = await other.post(`${path}/changes`, { items: more, reason: 'Room for two' })
		expect(proposed.status).toBe(201)
		const [proposal] = (await buyer.get(`${path}/changes?key=${key}`)).body
		const consented = await buyer.post(`${path}/changes/1/consent?key=${key}`, {
			hash: proposal.hash,
			...contact,
		})
		expect(consented.status).toBe(200)
		const changed = await seen()
		expect(changed.total).toBeGreaterThan(quoted.body.total)
		expect(changed.items[0].quantity).toBe(8)

		// Everything due before the work is paid online.
		expect(changed.money.due).toBeGreaterThan(0)
		await pay()

		const at = new Date(store.now() + 2 * HOUR_MS).toISOString()
		await other.put(`${path}/appointment`, { at, minutes: 60 })
		await other.post(`${path}/appointment/confirm`)
		const { body: job } = await other.get(`${path}/installation`)
		for (const { step } of job.steps) {
			await other.patch(`${path}/checklist/${step}`, { done: true })
			await other.raw('POST', `${path}/checklist/${step}/photos`, await photo())
		}
		const serials = Array.from({ length: 8 }, (_, n) => `P-${n}`)
		await other.put(`${path}/serials`, { productId: PANEL, serials })
		await other.put(`${path}/serials`, { productId: INVERTER, serials: ['I-1'] })
		const string = { name: 'East', openCircuitVolts: 300, insulationMegaohms: 2 }
		await other.put(`${path}/measurements`, {
			earthOhms: 0.4,
			strings: [{ ...string, polarityCorrect: true }],
		})
		shop.forward(3 * HOUR_MS)
		const done = await other.post(`${path}/complete`, { customerName: 'Asha' })
		expect([done.status, done.body.missing]).toEqual([200, []])
		await pay()
		const paid = await seen()
		expect(paid).toMatchObject({ status: 'installed', money: { state: 'paid', due: 0 } })

		const documents = await documentsOf(store, buyer, path, key)
		expect(Object.keys(documents).toSorted()).toEqual([
			'hand-over',
			'receipt-voucher',
			'tax-invoice',
			'warranty',
		])
		const [invoice] = documents['tax-invoice'] ?? []
		expect(totals(documents['tax-invoice'])).toBe(paise(paid.total))
		expect(totals(documents['receipt-voucher'])).toBe(paise(paid.money.paid))
		expect(documents['receipt-voucher']).toHaveLength(3)
		expect(invoice?.sums.cgst).toBe(invoice?.sums.sgst)
		const taxes = (paid.taxes.parts as { part: string; cgst: number }[]).filter(
			({ part }) => part === SERVICE,
		)
		expect(taxes.length).toBeGreaterThan(0)
		const captured = control.state().payments.filter((each) => each.captured)
		expect(captured.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise(paid.total))
	})
})

describeOnAllEngines('pallets for a registered buyer of another state', (open) => {
	it('are paid by transfer and bear IGST', async () => {
		const shop = await onlineShop(open)
		const { store } = shop
		const admin = await shop.as('Admin')
		await register(store)
		const rates = deliveryRates({
			classesKg: [5000],
			bands: [deliveryBand({ costs: [4500] })],
		})
		expect((await admin.put('/api/delivery-rates', rates, { 'if-match': '"0"' })).status).toBe(200)
		const buyer = await shop.as('Buyer')
		const billing = {
			name: 'Haryana Solar Pvt Ltd',
			gstin: '06AADCH1476P1Z7',
			street: '1 Sohna Road',
			city: 'Gurugram',
			zipCode: '122001',
			state: 'Haryana',
		}
		const wanted = {
			items: [{ productId: PANEL, quantity: 30 }],
			fulfilment: 'delivery',
			payment: 'transfer',
			billing,
		}
		const address = { zipCode: '411038' }
		const quoted = await buyer.post('/api/checkout/quote', { ...wanted, address })
		expect(quoted.body.placeOfSupply).toBe('Haryana')
		const to = { shipping: shipping(), quote: quoted.body.hash }
		const placed = await buyer.post('/api/orders', { ...wanted, ...to }, once())
		expect(placed.status).toBe(201)
		const { id, total, trackingKey: key } = placed.body
		const path = `/api/orders/${id}`
		const came = { way: 'transfer', amount: total, reference: 'UTR1', date: '2026-11-20' }
		expect((await admin.post(`${path}/payments`, came, once())).status).toBe(201)
		const carrier = { carrier: 'VRL' }
		const half = { ...carrier, lines: [{ line: 1, quantity: 15 }] }
		expect((await admin.post(`${path}/dispatches`, half)).status).toBe(201)
		expect((await admin.post(`${path}/dispatches`, carrier)).status).toBe(201)
		const documents = await documentsOf(store, buyer, path, key)
		const invoices = documents['tax-invoice'] ?? []
		expect(invoices).toHaveLength(2)
		expect(totals(invoices)).toBe(paise(total))
		for (const { sums, snapshot } of invoices) {
			expect([sums.cgst, sums.sgst]).toEqual([0, 0])
			expect(sums.igst).toBeGreaterThan(0)
			expect(snapshot.placeOfSupply).toEqual({ name: 'Haryana', code: '06' })
		}
		expect(totals(documents['receipt-voucher'])).toBe(paise(total))
	})
})

describeOnAllEngines('an order paid by UPI and cancelled', (open) => {
	it('is refunded, with a refund voucher of what came', async () => {
		const shop = await onlineShop(open)
		const { store } = shop
		const [admin, buyer] = [await shop.as('Admin'), await shop.as('Buyer')]
		await deliverForNothing(store)
		const expectedTotal = store.catalogue.anyById(PANEL)?.price ?? 0
		const items = [{ productId: PANEL, quantity: 1 }]
		const wanted = { items, fulfilment: 'delivery', payment: 'transfer' }
		const to = { shipping: shipping(), expectedTotal }
		const placed = await buyer.post('/api/orders', { ...wanted, ...to }, once())
		expect(placed.body.payment.upi).toMatchObject({ qr: expect.stringContaining('<svg') })
		const { id, total, trackingKey: key } = placed.body
		const path = `/api/orders/${id}`
		const came = { way: 'transfer', amount: total, reference: 'UPI1', date: '2026-11-20' }
		expect((await admin.post(`${path}/payments`, came, once())).status).toBe(201)
		expect((await buyer.post(`${path}/cancel`, {})).status).toBe(200)
		const [refund] = (await buyer.get(`${path}/payments`)).body.refunds
		expect(refund).toMatchObject({ state: 'requested', amount: total })
		const sent = await admin.post(`/api/refunds/${refund.id}/sent`, { reference: 'N7' })
		expect(sent.status).toBe(200)
		const documents = await documentsOf(store, buyer, path, key)
		expect(Object.keys(documents).toSorted()).toEqual(['receipt-voucher', 'refund-voucher'])
		expect(totals(documents['refund-voucher'])).toBe(paise(total))
		expect((await buyer.get(path)).body).toMatchObject({
			status: 'cancelled',
			money: { state: 'refunded' },
		})
	})
})
