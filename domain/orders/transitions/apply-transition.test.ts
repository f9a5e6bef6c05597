import { expect, it } from 'vitest'
import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import { once, order } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { stockOf } from '../../../test/stock.ts'
import { type Caller, describeOnSqlite } from '../../../test/store.ts'
import { findOrder, type OrderRow } from '../queries.ts'
import { applyTransition } from './apply-transition.ts'

const UNSEEN = 'There is no such order, or it is not yours to see.'

async function place(caller: Caller) {
	const { body } = await caller.post('/api/orders', order(), once())
	return { id: body.id as string, key: body.trackingKey as string }
}

describeOnSqlite('a step with an order', (open) => {
	it('accepting takes it out of the pool and notifies the buyer', async () => {
		const { store, people } = await open()
		const [buyer, installer, rival] = await people('Buyer', 'Installer', 'Installer')
		const { id } = await place(buyer)
		const { status, body } = await installer.post(`/api/orders/${id}/accept`)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			id,
			status: 'accepted',
			approved: true,
			may: ['hand-back', 'schedule'],
		})
		expect(body.history).toContainEqual(
			expect.objectContaining({ action: 'accept', status: 'accepted', note: null }),
		)
		expect((await buyer.get(`/api/orders/${id}`)).body.status).toBe('accepted')
		const received = (await buyer.get('/api/notifications')).body
		expect(received).toMatchObject([
			{
				message: `An installer has accepted your order (order ${id})`,
				type: 'success',
				link: `/orders/${id}`,
			},
		])
		expect((await rival.get('/api/orders')).body).toEqual([])
		expect((await rival.get(`/api/orders/${id}`)).status).toBe(404)
		expect((await installer.get('/api/orders?status=accepted')).body).toHaveLength(1)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(62)
	})

	it('declining returns the stock and closes it', async () => {
		const { store, as, visitor } = await open()
		const installer = await as('Installer')
		const { id } = await place(visitor())
		const { body } = await installer.post(`/api/orders/${id}/decline`)
		expect(body).toMatchObject({ status: 'declined', approved: false, may: ['undo'] })
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
		expect((await visitor().get('/api/products/solar-panel-250w')).body.stock).toBe(64)
		const again = await installer.post(`/api/orders/${id}/accept`)
		expect(again.body).toMatchObject({
			code: 'already_closed',
			detail: 'This order has already been declined.',
		})
		expect((await installer.post(`/api/orders/${id}/decline`)).status).toBe(409)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
	})

	it('cancelling is the buyer’s and the admin’s, before and after acceptance', async () => {
		const { store, people } = await open()
		const [buyer, installer, admin] = await people('Buyer', 'Installer', 'Admin')
		const first = await place(buyer)
		expect((await buyer.post(`/api/orders/${first.id}/cancel`)).body.status).toBe('cancelled')
		const second = await place(buyer)
		expect((await installer.post(`/api/orders/${second.id}/cancel`)).status).toBe(403)
		await installer.post(`/api/orders/${second.id}/accept`)
		expect((await admin.post(`/api/orders/${second.id}/cancel`)).body.status).toBe('cancelled')
		expect((await buyer.post(`/api/orders/${second.id}/cancel`)).body.code).toBe('already_closed')
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
	})

	it.each(['accept', 'decline'])('only an installer may %s', async (step) => {
		const { as, visitor } = await open()
		const buyer = await as('Buyer')
		const { id, key } = await place(buyer)
		for (const of of [id, 'SB-0000-0000']) {
			const path = `/api/orders/${of}/${step}?key=${key}`
			expect((await visitor().post(path)).status).toBe(401)
			expect((await buyer.post(path)).status).toBe(403)
		}
		const admin = await as('Admin')
		expect((await admin.post(`/api/orders/${id}/${step}`)).status).toBe(403)
		expect((await buyer.get(`/api/orders/${id}`)).body.status).toBe('pending')
	})

	it('keeps a reason in words, and takes none that cannot be shown', async () => {
		const { as, visitor } = await open()
		const installer = await as('Installer')
		const { id } = await place(visitor())
		for (const reason of ['a\u0000b', 'x'.repeat(501), 5]) {
			const { status, body } = await installer.post(`/api/orders/${id}/accept`, { reason })
			expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']])
		}
		const { body } = await installer.post(`/api/orders/${id}/accept`, { reason: '  Soon  ' })
		expect(body.history).toContainEqual(expect.objectContaining({ note: 'Soon' }))
	})

	it('is refused with an order that was given to another since it was read', async () => {
		const { store, visitor, people } = await open()
		const [late, other, admin] = await people('Installer', 'Installer', 'Admin')
		const { id } = await place(visitor())
		const [actorId, installerId] = [await idOf(late), await idOf(other)]
		const read = await findOrder(store.db, id)
		expect(read).toBeDefined()
		await admin.post(`/api/orders/${id}/reassign`, { installerId })
		const actor: Actor = {
			kind: 'user',
			id: actorId,
			name: 'Late',
			email: 'late@example.com',
			role: 'Installer',
			cartId: null,
		}
		const taken = await transact(store.db, (tx) =>
			applyTransition(store, tx, actor, read as OrderRow, 'accept', {
				installerId: actorId,
				at: store.now(),
			}),
		)
		expect(taken).toMatchObject({ ok: false, problem: { code: 'already_closed' } })
		expect(await findOrder(store.db, id)).toMatchObject({
			status: 'pending',
			installer_id: installerId,
		})
	})

	it('is unknown with an order that is another’s, just as with one that is not', async () => {
		const { as, visitor } = await open()
		const { id } = await place(await as('Buyer'))
		const stranger = await as('Buyer')
		for (const caller of [stranger, visitor()])
			for (const of of [id, 'SB-0000-0000']) {
				const { status, body } = await caller.post(`/api/orders/${of}/cancel`)
				expect([status, body.detail]).toEqual([404, UNSEEN])
			}
	})
})
