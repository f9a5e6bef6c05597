import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import type { OpenStore } from '../../../store/open.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { register } from '../../../test/documents/billing-documents.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnAllEngines, type Open } from '../../../test/store.ts'
import { documentJobs } from '../../documents/billing/document-jobs.ts'
import { JobRunner } from '../../jobs/runner.ts'

const BILL = {
	name: 'Haryana Agro Cold Storage',
	gstin: '06AADCH1476P1Z7',
	street: '1 Sohna Road',
	city: 'Gurugram',
	zipCode: '122001',
	state: 'Haryana',
}

async function shop(open: Open) {
	const opened = await open({ mode: 'live', sampleData: true })
	await deliverForNothing(opened.store)
	const admin = await opened.as('Admin')
	const place = async (productId: string, person: object, more: object = {}) => {
		const expectedTotal = opened.store.catalogue.anyById(productId)?.price
		const sent = { ...order({ [productId]: 1 }), fulfilment: 'delivery', payment: 'transfer' }
		const input = { ...sent, expectedTotal, shipping: shipping(person), ...more }
		const { status, body } = await opened.visitor().post('/api/orders', input, once())
		expect(status, JSON.stringify(body)).toBe(201)
		return body.id as string
	}
	return { ...opened, admin, place }
}

const today = ({ now }: OpenStore) => dayAt(now())

const ids = async (admin: Caller, query: string) =>
	(await admin.get(`/api/orders?${query}`)).body.map(({ id }: { id: string }) => id)

const found = (admin: Caller, q: string) => ids(admin, `q=${encodeURIComponent(q)}`)

describeOnAllEngines('an order', (open) => {
	it('is found by phone, mail, bill, product, payment and parcel, and not by those of another', async () => {
		const { admin, place, as, store } = await shop(open)
		const asha = { contactNumber: '+91 98200-12345', email: 'asha@example.com' }
		const id = await place(PANEL, asha, { billing: BILL })
		const other = {
			contactNumber: '9000054321',
			email: 'imran@example.com',
			fullName: 'Imran Khan',
		}
		const second = await place(CABLE, other)
		const both = [second, id]
		const paid = { ref: 'HDFCN52026112712345678' }
		const due = (await admin.get(`/api/orders/${id}`)).body.total
		const received = { way: 'transfer', amount: due, reference: paid.ref, date: today(store) }
		const at = `/api/orders/${id}`
		expect((await admin.post(`${at}/payments`, received, once())).status).toBe(201)
		const sent = { carrier: 'Delhivery', trackingNumber: 'AWB-778899' }
		expect((await admin.post(`${at}/dispatches`, sent)).status).toBe(201)
		for (const q of [
			'9820012345',
			'+91 98200 12345',
			'2345',
			'ASHA@example.com',
			BILL.gstin,
			'haryana cold',
			PANEL,
			'250w',
			paid.ref.toLowerCase(),
			'awb-778',
			id,
		])
			expect(await found(admin, q), q).toEqual([id])
		expect(await found(admin, 'awb-778 imran')).toEqual([])
		expect(await found(admin, 'solar')).toEqual(both)
		expect((await admin.get(`/api/payments?q=${BILL.gstin}`)).body.rows).toMatchObject([
			{ orderId: id, reference: paid.ref },
		])
		const exported = (await admin.get('/api/exports/orders.csv?q=awb-778')).body
		expect([exported.includes(id), exported.includes(second)]).toEqual([true, false])
		// An installer finds no order that does not concern them.
		const installer = await as('Installer')
		expect((await installer.get(`/api/orders?q=${paid.ref}`)).body).toEqual([])
		const corrected = { carrier: 'Delhivery', trackingNumber: 'AWB-1' }
		expect((await admin.patch(`${at}/dispatches/1`, corrected)).status).toBe(200)
		expect(await found(admin, 'awb-778')).toEqual([])
	})

	it('is found by its documents, which are listed by kind, number and what finds the order', async () => {
		const { admin, place, store } = await shop(open)
		await register(store)
		const id = await place(PANEL, { fullName: 'Asha Kulkarni' })
		const { total } = (await admin.get(`/api/orders/${id}`)).body
		const received = {
			way: 'transfer',
			amount: total,
			reference: 'UTR12345678',
			date: today(store),
		}
		expect((await admin.post(`/api/orders/${id}/payments`, received, once())).status).toBe(201)
		await new JobRunner(() => store, documentJobs).runDue()
		const listed = async (query = '') => (await admin.get(`/api/documents?${query}`)).body
		const [document] = await listed('kind=receipt-voucher')
		expect(document).toMatchObject({ orderId: id, buyer: 'Asha Kulkarni', total })
		expect(await listed('kind=credit-note')).toEqual([])
		expect(await found(admin, document.number)).toEqual([id])
		for (const q of [document.number.toLowerCase(), 'utr1234', 'kulkarni', id])
			expect((await listed(`q=${encodeURIComponent(q)}`))[0]?.id, q).toBe(document.id)
		expect(await listed('q=nothing')).toEqual([])
	})
})

describeOnAllEngines('the list of all orders', (open) => {
	it('has those that are unpaid and expired too, each counted and by a filter of its own', async () => {
		const { admin, place, store } = await shop(open)
		const [unpaid, expired] = [await place(PANEL, {}), await place(CABLE, {})]
		await store.db
			.updateTable('orders')
			.set({ status: 'cancelled', reserved_until: null })
			.where('id', '=', expired as never)
			.execute()
		expect(await ids(admin, '')).toEqual([expired, unpaid])
		expect(await ids(admin, 'expired=true')).toEqual([expired])
		expect(await ids(admin, 'status=unpaid')).toEqual([unpaid])
		const counts = (await admin.get('/api/order-counts')).body
		expect(counts).toMatchObject({ unpaid: 1, cancelled: 1, expired: 1, refunded: 0 })
		await store.db.updateTable('orders').set({ money_state: 'refunded' }).execute()
		expect(await ids(admin, 'money=refunded')).toHaveLength(2)
		expect((await admin.get('/api/order-counts')).body.refunded).toBe(2)
	})
})
