import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { register } from '../../../test/documents/billing-documents.ts'
import { accepted } from '../../../test/installations.ts'
import { soldShop } from '../../../test/payments/events.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type Open } from '../../../test/store.ts'
import { documentJobs } from '../../documents/billing/document-jobs.ts'
import { JobRunner } from '../../jobs/runner.ts'

const ASHA = {
	...{ fullName: 'Asha Kulkarni', contactNumber: '+91 98200-12345', email: 'asha@example.com' },
}
const OTHER = { fullName: 'Imran Khan', contactNumber: '9000054321', email: 'imran@example.com' }
const BILL = {
	...{ name: 'Haryana Agro Cold Storage', gstin: '06AADCH1476P1Z7', street: '1 Sohna Road' },
	...{ city: 'Gurugram', zipCode: '122001', state: 'Haryana' },
}
const UTR = 'HDFCN52026112712345678'
const CLAIMED = '632712345678'

/** An order of Asha's, sent, billed and paid by transfer, beside one of somebody else's. */
async function transferShop(open: Open) {
	const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
	await deliverForNothing(store)
	await register(store)
	const admin = await as('Admin')
	const place = async (productId: string, person: object, more: object = {}) => {
		const expectedTotal = store.catalogue.anyById(productId)?.price
		const sent = { ...order({ [productId]: 1 }), fulfilment: 'delivery', payment: 'transfer' }
		const input = { ...sent, expectedTotal, shipping: shipping(person), ...more }
		return (await visitor().post('/api/orders', input, once())).body
	}
	const placed = await place(PANEL, ASHA, { billing: BILL })
	const other = await place(CABLE, OTHER)
	const billed = () => new JobRunner(() => store, documentJobs).runDue()
	const path = `/api/orders/${placed.id}`
	const claim = { reference: CLAIMED }
	await visitor().post(`${path}/payments/reference?key=${placed.trackingKey}`, claim)
	for (const [id, reference] of [
		[placed.id, UTR],
		[other.id, 'ICICN52026112700000001'],
	]) {
		const { total } = (await admin.get(`/api/orders/${id}`)).body
		const received = { way: 'transfer', amount: total, reference, date: dayAt(store.now()) }
		await admin.post(`/api/orders/${id}/payments`, received, once())
		// By turns: each kind of document has its first number in Asha's order.
		await billed()
	}
	const sent = { carrier: 'Delhivery', trackingNumber: 'AWB-778899' }
	await admin.post(`${path}/dispatches`, sent)
	await billed()
	const documents = (await admin.get(`${path}/documents`)).body
	const invoice = documents.find(({ kind }: { kind: string }) => kind === 'tax-invoice')
	return { id: placed.id as string, admin, invoice: invoice.number as string }
}

const ids = async (admin: Caller, q: string) =>
	(await admin.get(`/api/orders?q=${encodeURIComponent(q)}`)).body.map(
		({ id }: { id: string }) => id,
	)

const paid = async (admin: Caller, q: string): Promise<string[]> => {
	const { rows } = (await admin.get(`/api/payments?q=${encodeURIComponent(q)}`)).body
	return [...new Set<string>(rows.map(({ orderId }: { orderId: string }) => orderId))]
}

/** The orders that the search of the whole portal finds. */
const inPortal = async (admin: Caller, q: string): Promise<{ id: string; hasJob: boolean }[]> =>
	(await admin.get(`/api/portal-search?q=${encodeURIComponent(q)}`)).body.orders

async function expectFound(admin: Caller, id: string, q: string) {
	const portal = (await inPortal(admin, q)).map((each) => each.id)
	expect([await ids(admin, q), await paid(admin, q), portal], q).toEqual([[id], [id], [id]])
}

type TransferShop = Awaited<ReturnType<typeof transferShop>>

const BY: [string, (shop: TransferShop) => string][] = [
	['number', ({ id }) => id.toLowerCase()],
	['invoice number', ({ invoice }) => invoice],
	['last part of its invoice number', ({ invoice }) => invoice.split('/').at(-1) ?? ''],
	['GSTIN', () => BILL.gstin.toLowerCase()],
	['billing name', () => 'haryana agro'],
	['phone, however it is typed', () => '098200 12345'],
	['last four digits of its phone', () => '2345'],
	['mail', () => 'ASHA@example.com'],
	['tracking number', () => 'awb-778'],
	['product', () => '250w'],
	['product’s id', () => PANEL],
	['UTR', () => UTR.toLowerCase()],
	['UTR that its buyer has entered', () => CLAIMED],
]

describeOnAllEngines('an order and its payments', (open) => {
	it.each(BY)('are found by %s', async (_, sought) => {
		const shop = await transferShop(open)
		await expectFound(shop.admin, shop.id, sought(shop))
	})

	it('are found by serial, in the portal with the job', async () => {
		const opened = await open()
		const { id, path, installer } = await accepted(opened)
		await accepted(opened, installer)
		const serials = ['WAA-2026-00077']
		const noted = await installer.put(`${path}/serials`, { productId: PANEL, serials })
		expect(noted.status, JSON.stringify(noted.body)).toBe(200)
		const admin = await opened.as('Admin')
		expect(await ids(admin, 'waa-2026-00077')).toEqual([id])
		expect(await inPortal(admin, 'waa-2026-00077')).toMatchObject([{ id, hasJob: true }])
		expect(await inPortal(admin, 'waa-2026-00078')).toEqual([])
	})
})

describeOnAllEngines('an order that is paid online', (open) => {
	async function paidOnline() {
		const sold = await soldShop(open)
		const other = await sold.buys()
		await other.begin()
		const { paymentId } = sold.control.pay(sold.name)
		const refund = await sold.control.refund(paymentId, 100_00)
		const settlement = sold.control.settle()
		await sold.checkProvider()
		return { ...sold, paymentId, refund, settlement }
	}

	it.each([
		['payment', ({ paymentId }: Awaited<ReturnType<typeof paidOnline>>) => paymentId],
		['refund', ({ refund }) => refund.id],
		['settlement', ({ settlement }) => settlement?.id],
		['UTR of its settlement', ({ settlement }) => settlement?.utr],
		['order there', ({ name }) => name],
	] as [string, (shop: Awaited<ReturnType<typeof paidOnline>>) => string][])(
		'is found by the provider’s %s',
		async (_, sought) => {
			const shop = await paidOnline()
			await expectFound(shop.admin, shop.buyer.id, sought(shop))
		},
	)

	it('is found before it is paid, and by a payment that is held or disputed', async () => {
		const { admin, buyer, control, name, takeWebhooks, webhooksSent } = await soldShop(open)
		expect(await ids(admin, name)).toEqual([buyer.id])
		takeWebhooks()
		const held = control.pay(name, { amount: 100 })
		await webhooksSent()
		expect(await ids(admin, held.paymentId)).toEqual([buyer.id])
		const right = control.pay(name, { again: true })
		await webhooksSent()
		control.dispute(right.paymentId)
		await webhooksSent()
		expect(await ids(admin, 'disp_')).toEqual([buyer.id])
	})
})
