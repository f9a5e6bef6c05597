import { expect, it } from 'vitest'
import { kit, once, order } from '../../../../test/builders.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnAllEngines } from '../../../../test/store.ts'

const PRODUCT = 'solar-panel-250w'

async function place(caller: Caller, products: Record<string, number> = { [PRODUCT]: 2 }) {
	const { body } = await caller.post('/api/orders', order(products), once())
	return body.id as string
}

describeOnAllEngines('taking a decline back', (open, itOnSqlite) => {
	it('lets the order wait for everybody again, and takes its stock once more', async () => {
		const { store, as, people } = await open()
		const [buyer, ravi, sunil] = await people('Buyer', 'Installer', 'Installer')
		const admin = await as('Admin')
		const id = await place(buyer)
		const declined = await ravi.post(`/api/orders/${id}/decline`, { reason: 'Too far' })
		expect(declined.body).toMatchObject({ status: 'declined', may: ['undo'] })
		expect(declined.body.undoSecondsLeft).toBeGreaterThan(8)
		expect((await sunil.get(`/api/orders/${id}`)).status).toBe(404)
		const { status, body } = await ravi.post(`/api/orders/${id}/undo`)
		expect(status).toBe(200)
		expect(body).toMatchObject({ status: 'pending', installer: null, undoSecondsLeft: null })
		expect(body.may.sort()).toEqual(['accept', 'decline'])
		expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
			'place',
			'decline',
			'undo',
		])
		expect(await stockOf(store, PRODUCT)).toBe(62)
		expect((await sunil.get('/api/products/solar-panel-250w')).body.stock).toBe(62)
		expect((await buyer.get('/api/notifications')).body[0]).toMatchObject({
			message: `Your order is open again, and we are looking for an installer (order ${id})`,
			type: 'success',
		})
		const [entry] = (await admin.get(`/api/audit?kind=order&subject=${id}`)).body
		expect(entry).toMatchObject({
			action: 'no longer declined',
			before: { status: 'declined' },
			after: { status: 'pending' },
		})
		const [moved] = (await admin.get(`/api/products/${PRODUCT}/stock-movements`)).body
		expect(moved).toMatchObject({ change: -2, reason: 'reopened', orderId: id })
		expect((await sunil.post(`/api/orders/${id}/accept`)).status).toBe(200)
		const report = (await admin.get('/api/reports/acceptance')).body
		expect(report.totals).toMatchObject({ accepted: 1, declined: 0 })
		expect(report.installers.map(({ declined }: { declined: number }) => declined)).toEqual([0])
	})

	itOnSqlite('is over after ten seconds, with a little for the way', async () => {
		const { store, as, visitor } = await open()
		const installer = await as('Installer')
		let now = Date.now()
		store.now = () => now
		const id = await place(visitor())
		await installer.post(`/api/orders/${id}/decline`)
		now += 10_000
		expect((await installer.get(`/api/orders/${id}`)).body).toMatchObject({
			may: ['undo'],
			undoSecondsLeft: 0,
		})
		now += 2001
		expect((await installer.get(`/api/orders/${id}`)).body.may).toEqual([])
		const late = await installer.post(`/api/orders/${id}/undo`)
		expect([late.status, late.body.detail]).toEqual([
			409,
			'The ten seconds to undo are over. Ask the store to reopen this order.',
		])
		expect(await stockOf(store, PRODUCT)).toBe(64)
	})

	itOnSqlite('is refused with what came between', async () => {
		const { store, visitor, people } = await open()
		const [ravi, sunil, admin] = await people('Installer', 'Installer', 'Admin')
		const declined = async () => {
			const id = await place(visitor())
			await ravi.post(`/api/orders/${id}/decline`)
			return id
		}
		const undo = async (id: string) => {
			const { status, body } = await ravi.post(`/api/orders/${id}/undo`)
			expect(status).toBe(409)
			return body
		}
		const reopened = await declined()
		await admin.post(`/api/orders/${reopened}/reopen`, {})
		expect((await undo(reopened)).detail).toMatch(/has changed meanwhile/)
		await sunil.post(`/api/orders/${reopened}/accept`)
		expect((await undo(reopened)).detail).toBe(
			'Another installer has accepted this order meanwhile.',
		)
		const twice = await declined()
		expect((await ravi.post(`/api/orders/${twice}/undo`)).status).toBe(200)
		expect((await undo(twice)).code).toBe('already_closed')
		const gone = await declined()
		await admin.put(`/api/products/${PRODUCT}`, { stock: 1 })
		expect(await undo(gone)).toMatchObject({
			code: 'out_of_stock',
			detail: 'The order stays declined. Only 1 of Solar Panel 250W left in stock.',
			available: 1,
		})
		expect(await stockOf(store, PRODUCT)).toBe(1)
		expect((await admin.get(`/api/orders/${gone}`)).body.status).toBe('declined')
	})

	itOnSqlite('is for whoever declined the order alone', async () => {
		const { as, visitor, people } = await open()
		const [ravi, sunil] = await people('Installer', 'Installer')
		const id = await place(visitor())
		expect((await sunil.post(`/api/orders/${id}/undo`)).status).toBe(403)
		await ravi.post(`/api/orders/${id}/decline`)
		const path = `/api/orders/${id}/undo`
		expect((await sunil.post(path)).status).toBe(404)
		expect((await visitor().post(path)).status).toBe(401)
		expect((await (await as('Buyer')).post(path)).status).toBe(403)
		expect((await (await as('Admin')).post(path)).status).toBe(403)
		expect((await ravi.post('/api/orders/SB-NONE-NONE/undo')).status).toBe(404)
		expect((await ravi.post(path)).status).toBe(200)
	})

	itOnSqlite(
		'takes the parts a kit was ordered with, and none where one of them is gone',
		async () => {
			const { store, visitor, people } = await open()
			const [installer, admin] = await people('Installer', 'Admin')
			await admin.post('/api/products', kit({ [PRODUCT]: 3, 'solar-inverter-3kw': 1 }))
			const inverters = await stockOf(store, 'solar-inverter-3kw')
			const id = await place(visitor(), { 'test-kit': 2 })
			const undo = () => installer.post(`/api/orders/${id}/undo`)
			await installer.post(`/api/orders/${id}/decline`)
			expect((await undo()).status).toBe(200)
			expect(await stockOf(store, PRODUCT)).toBe(58)
			expect(await stockOf(store, 'solar-inverter-3kw')).toBe(inverters - 2)
			await installer.post(`/api/orders/${id}/decline`)
			await admin.put('/api/products/solar-inverter-3kw', { stock: 1 })
			expect((await undo()).body.detail).toMatch(/^The order stays declined\. Only 1 of /)
			expect(await stockOf(store, PRODUCT)).toBe(64)
		},
	)
})
