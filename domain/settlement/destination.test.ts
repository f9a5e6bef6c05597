import { expect, it } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import { runMaintenance } from '../../store/maintenance.ts'
import { contact, once, order, PASSWORD, shipping } from '../../test/builders.ts'
import { setOrder } from '../../test/orders.ts'
import { keepMails } from '../../test/outbox.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const CABLE = 'solar-cable-4mm2-100m'
const UPI = { upiId: 'asha.rao@okbank' }
const ACCOUNT = { accountName: 'Asha Rao', accountNumber: '123456789012', ifsc: 'sbin0001234' }

/** An order of a cable that was paid twice by transfer: its buyer is owed its price. */
async function paidTwice({ store, as, visitor }: TestStore, isGuest = false) {
	await deliverForNothing(store)
	const buyer = isGuest ? visitor() : await as('Buyer')
	const price = store.catalogue.anyById(CABLE as never)?.price ?? 0
	const sent = { fulfilment: 'delivery', expectedTotal: price, payment: 'cod' }
	const to = isGuest ? { shipping: shipping({ email: 'asha@example.com' }) } : {}
	const wanted = { ...order({ [CABLE]: 1 }), ...sent, ...to }
	const placed = await buyer.post('/api/orders', wanted, once())
	expect(placed.status).toBe(201)
	const id = placed.body.id as OrderId
	await setOrder(store, id, { status: 'delivered' })
	const admin = await as('Admin')
	const path = `/api/orders/${id}`
	const pay = (reference: string) =>
		admin.post(
			`${path}/payments`,
			{ way: 'transfer', amount: price, date: '2026-01-01', reference, confirmOverpaid: true },
			once(),
		)
	expect((await pay(`UTR1${id}`)).status).toBe(201)
	expect((await pay(`UTR2${id}`)).status).toBe(201)
	const stored = () =>
		store.db.selectFrom('refund_destinations').select('sealed').where('order_id', '=', id).execute()
	const key = placed.body.trackingKey as string
	return { id, key, price, buyer, admin, path, to: `${path}/refund-destination`, stored }
}

describeOnAllEngines('the destination of a refund', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('is asked of who paid twice, sealed, shown to who pays it, and gone once it is paid', async () => {
		const opened = await live()
		const its = await paidTwice(opened)
		const { buyer, admin, path, to } = its
		const asked = (await buyer.get(`${path}/payments`)).body
		expect(asked).toMatchObject({ owed: its.price, destination: { given: null } })
		const given = await buyer.put(to, UPI)
		expect(given.body.destination).toEqual({ given: 'as…@okbank' })
		const [row] = await its.stored()
		expect(row?.sealed).toMatch(/^v1\.[\w-]{60,}$/)
		// Nobody pays it yet.
		expect((await admin.get(to)).body).toEqual({ destination: null })
		for (const other of [buyer, await opened.as('Installer'), opened.visitor()])
			expect((await other.get(to)).status).toBeGreaterThan(400)
		const refund = { amount: its.price, reason: 'Paid twice' }
		const refunded = await admin.post(`${path}/refunds`, refund, once())
		expect((await admin.get(to)).body.destination).toMatchObject(UPI)
		await buyer.put(to, ACCOUNT)
		expect((await admin.get(to)).body.destination).toEqual({
			upiId: '',
			...{ ...ACCOUNT, ifsc: 'SBIN0001234' },
		})
		const [{ id: refundId }] = refunded.body.refunds
		await admin.post(`/api/refunds/${refundId}/sent`, { reference: 'N326123456789' })
		expect(await its.stored()).toEqual([])
		expect((await buyer.get(`${path}/payments`)).body.destination).toBeNull()
		expect((await buyer.put(to, UPI)).status).toBe(409)
	})

	itOnSqlite('is a UPI id or a whole account, by their shapes', async () => {
		const { buyer, to } = await paidTwice(await live())
		const refused: [object, string][] = [
			[{}, 'upiId'],
			[{ upiId: 'asha' }, 'upiId'],
			[{ ...UPI, ...ACCOUNT }, 'upiId'],
			[{ ...ACCOUNT, accountNumber: '12' }, 'accountNumber'],
			[{ ...ACCOUNT, accountNumber: '' }, 'accountNumber'],
			[{ ...ACCOUNT, ifsc: 'SBIN1001234' }, 'ifsc'],
			[{ ...ACCOUNT, ifsc: '' }, 'ifsc'],
			[{ ...ACCOUNT, accountName: '' }, 'accountName'],
		]
		for (const [body, field] of refused) {
			const { status, body: problem } = await buyer.put(to, body)
			expect([status, Object.keys(problem.errors)]).toEqual([422, [field]])
		}
	})

	itOnSqlite('is asked by mail, with a link, and each change is written to the buyer', async () => {
		const opened = await live()
		const its = await paidTwice(opened, true)
		const { admin, path, to, key, buyer } = its
		expect((await opened.visitor().put(`${to}?key=${key}`, UPI)).status).toBe(422)
		const byLink = { ...UPI, ...contact }
		expect((await buyer.put(`${to}?key=${key}`, byLink)).status).toBe(200)
		await admin.post(`${path}/refunds`, { amount: its.price, reason: 'Paid twice' }, once())
		const outbox = keepMails(opened.store)
		await outbox.deliver()
		const texts = outbox.mails.map(({ text }) => text)
		const link = `/orders/${its.id}/refund?key=${key}`
		expect(texts.filter((text) => text.includes(link))).toHaveLength(1)
		expect(texts.find((text) => text.includes(link))).toContain('more than your order costs')
		expect(texts.filter((text) => text.includes('as…@okbank'))).toHaveLength(1)
		expect(texts.some((text) => text.includes('that you have given us'))).toBe(true)
		expect(texts.join()).not.toContain(UPI.upiId)
	})

	itOnSqlite('keeps an account from being deleted until it is given', async () => {
		const opened = await live()
		const { buyer, to, id, price } = await paidTwice(opened)
		const remove = () => buyer.post('/api/account/deletion', { password: PASSWORD })
		expect((await buyer.get('/api/account/deletion')).body.owed).toEqual([
			{ orderId: id, amount: price, asksDestination: true },
		])
		const refused = await remove()
		expect([refused.status, refused.body.detail]).toEqual([
			409,
			`The shop owes you ₹${price.toFixed(2)} of order ${id}. Say on its page where it goes, then delete your account.`,
		])
		await buyer.put(to, UPI)
		expect((await remove()).status).toBe(204)
	})

	it('of a return goes with maintenance once the return is refused', async () => {
		const opened = await live()
		const { buyer, admin, path, to, stored, price } = await paidTwice(opened)
		const { body } = await admin.post(`${path}/refunds`, { amount: price, reason: 'Twice' }, once())
		const sent = { reference: 'N326123456789' }
		await admin.post(`/api/refunds/${body.refunds[0].id}/sent`, sent)
		await buyer.post(`${path}/returns`, { lines: [{ line: 1, quantity: 1 }], reason: 'Too long' })
		expect((await buyer.put(to, UPI)).status).toBe(200)
		await runMaintenance(opened.store)
		expect(await stored()).toHaveLength(1)
		await admin.post(`${path}/returns/1/refuse`, { answer: 'It was cut.' })
		await runMaintenance(opened.store)
		expect(await stored()).toEqual([])
	})
})
