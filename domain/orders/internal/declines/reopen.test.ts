import { expect, it } from 'vitest'
import { once, order } from '../../../../test/builders.ts'
import { idOf } from '../../../../test/callers.ts'
import { placePaid } from '../../../../test/money.ts'
import { listed, setOrder } from '../../../../test/orders.ts'
import { inTurn, newInstaller, saveProfile } from '../../../../test/routing.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'

const PRODUCT = 'solar-panel-250w'

async function declinedBy(decliner: Caller, buyer: Caller) {
	const { body } = await buyer.post('/api/orders', order(), once())
	await decliner.post(`/api/orders/${body.id}/decline`)
	return body.id as string
}

describeOnAllEngines('a declined order', (open, itOnSqlite) => {
	itOnSqlite('is reopened for everybody, also for whoever declined it', async () => {
		const { store, people } = await open()
		const [buyer, ravi, sunil, admin] = await people('Buyer', 'Installer', 'Installer', 'Admin')
		const id = await declinedBy(ravi, buyer)
		const before = (await admin.get(`/api/orders/${id}`)).body
		expect(before.may.sort()).toEqual(['assign', 'reopen', 'route'])
		const said = { reason: 'The buyer called' }
		const { status, body } = await admin.post(`/api/orders/${id}/reopen`, said)
		expect(status).toBe(200)
		expect(body).toMatchObject({ status: 'pending', installer: null })
		expect(body.history.at(-1)).toMatchObject({ action: 'reopen', note: 'The buyer called' })
		expect(await stockOf(store, PRODUCT)).toBe(62)
		for (const each of [ravi, sunil]) {
			expect(await listed(each)).toEqual([id])
			expect((await each.get('/api/notifications')).body[0]).toMatchObject({ type: 'order' })
		}
		expect((await buyer.get('/api/notifications')).body[0].message).toMatch(/open again/)
		const [entry] = (await admin.get(`/api/audit?kind=order&subject=${id}`)).body
		expect(entry).toMatchObject({
			action: 'reopened',
			after: { status: 'pending', installer: null, reason: 'The buyer called' },
		})
		expect((await admin.post(`/api/orders/${id}/reopen`, {})).body.code).toBe('already_closed')
	})

	itOnSqlite('is assigned to one installer, also to whoever declined it', async () => {
		const { store, visitor, people } = await open()
		const [ravi, sunil, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await declinedBy(ravi, visitor())
		const assign = (installerId: unknown) =>
			admin.post(`/api/orders/${id}/assign`, { installerId, reason: 'Agreed by telephone' })
		for (const wrong of [null, '', 'nobody', await idOf(admin)])
			expect((await assign(wrong)).status).toBe(422)
		const { body } = await assign(await idOf(ravi))
		expect(body).toMatchObject({ status: 'pending', installer: { id: await idOf(ravi) } })
		expect(await listed(sunil)).toEqual([])
		expect((await ravi.get('/api/notifications')).body[0]).toMatchObject({ type: 'order' })
		expect(await stockOf(store, PRODUCT)).toBe(62)
		expect((await ravi.post(`/api/orders/${id}/accept`)).status).toBe(200)
	})

	itOnSqlite('goes on by routing, without whoever declined it', async () => {
		const { visitor, people } = await open()
		const [ravi, sunil, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await declinedBy(ravi, visitor())
		expect((await admin.post(`/api/orders/${id}/route`, {})).body.status).toBe('pending')
		expect([await listed(ravi), await listed(sunil)]).toEqual([[], [id]])
		expect((await ravi.post(`/api/orders/${id}/accept`)).status).toBe(404)
		expect((await sunil.post(`/api/orders/${id}/accept`)).status).toBe(200)
	})

	it('stays declined when its stock is gone', async () => {
		const { store, visitor, people } = await open()
		const [ravi, admin] = await people('Installer', 'Admin')
		const id = await declinedBy(ravi, visitor())
		await admin.put(`/api/products/${PRODUCT}`, { stock: 1 })
		const bodies = { reopen: {}, route: {}, assign: { installerId: await idOf(ravi) } }
		for (const [step, body] of Object.entries(bodies)) {
			const answer = await admin.post(`/api/orders/${id}/${step}`, body)
			expect([answer.status, answer.body.code]).toEqual([409, 'out_of_stock'])
		}
		expect((await admin.get(`/api/orders/${id}`)).body).toMatchObject({ status: 'declined' })
		expect(await stockOf(store, PRODUCT)).toBe(1)
	})
})

describeOnSqlite('an order that its installer does not answer', (open) => {
	it('is sent to the next by routing in a live store', async () => {
		const shop = await open({ mode: 'live', sampleData: true })
		const admin = await shop.as('Admin')
		const [one, other] = [await newInstaller(shop), await newInstaller(shop)]
		const { id } = await placePaid(shop.visitor(), { payment: 'cod' })
		const [slow, next] = await inTurn(one, other, id)
		const { body } = await admin.post(`/api/orders/${id}/route`, { reason: 'No answer' })
		expect(body).toMatchObject({ status: 'pending', installer: { id: await idOf(next) } })
		expect((await slow.get('/api/notifications')).body[0]).toMatchObject({
			message: `Order ${id} is no longer offered to you`,
		})
		expect([await listed(slow), await listed(next)]).toEqual([[], [id]])
	})

	it('can be taken back by whoever passed it on, and is the next one’s no more', async () => {
		const shop = await open({ mode: 'live', sampleData: true })
		const { store } = shop
		const [one, other] = [await newInstaller(shop), await newInstaller(shop)]
		const { id } = await placePaid(shop.visitor(), { payment: 'cod' })
		const stock = await stockOf(store, PRODUCT)
		const [holder, next] = await inTurn(one, other, id)
		await holder.post(`/api/orders/${id}/decline`)
		expect([await listed(holder), await listed(next)]).toEqual([[id], [id]])
		const seen = (await holder.get(`/api/orders/${id}`)).body
		expect(seen).toMatchObject({ may: ['undo'], buyerShown: false })
		expect((await holder.post(`/api/orders/${id}/accept`)).status).toBe(404)
		const { body } = await holder.post(`/api/orders/${id}/undo`)
		expect(body.may.sort()).toEqual(['accept', 'decline'])
		expect([await listed(holder), await listed(next)]).toEqual([[id], []])
		expect((await next.get('/api/notifications')).body[0].message).toMatch(/taken it back/)
		expect(await stockOf(store, PRODUCT)).toBe(stock)
	})

	it('is reopened in a live store for whoever is first, but not for whoever handed it back', async () => {
		const { store, visitor, people } = await open({ mode: 'live', sampleData: true })
		const [ravi, admin] = await people('Installer', 'Admin')
		await saveProfile(ravi)
		const { id } = await placePaid(visitor(), { payment: 'cod' })
		await ravi.post(`/api/orders/${id}/decline`)
		// An order as it was before orders that everybody had declined were left to the admins.
		await setOrder(store, id, { status: 'declined' })
		const reopened = await admin.post(`/api/orders/${id}/reopen`, {})
		expect(reopened.body).toMatchObject({ status: 'pending', installer: { id: await idOf(ravi) } })
		await ravi.post(`/api/orders/${id}/accept`)
		await ravi.post(`/api/orders/${id}/hand-back`, { reason: 'On leave' })
		await setOrder(store, id, { status: 'declined' })
		const again = await admin.post(`/api/orders/${id}/reopen`, {})
		expect(again.body).toMatchObject({ status: 'pending', installer: null })
	})
})
