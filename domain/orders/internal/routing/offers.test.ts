import { expect, it } from 'vitest'
import type { OrderId } from '../../../../shared/ids.ts'
import { once, order } from '../../../../test/builders.ts'
import { placePaid } from '../../../../test/money.ts'
import { listed, setOrder } from '../../../../test/orders.ts'
import { newInstaller } from '../../../../test/routing.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../../test/store.ts'
import { offerExpiry } from '../../routing/offer-expiry.ts'
import { offerEndsAt } from './offer-rules.ts'

const place = async (caller: Caller): Promise<string> =>
	(await placePaid(caller, { payment: 'cod' })).id

const serving = (opened: TestStore, more: object = {}) =>
	newInstaller(opened, { basePin: null, pinPrefixes: ['411'], jobsAWeek: 9, ...more })

const offersOf = ({ store }: TestStore, id: string) =>
	store.db
		.selectFrom('offers')
		.selectAll()
		.where('order_id', '=', id as OrderId)
		.orderBy('offered_at')
		.orderBy('answered_at')
		.execute()

async function openOffer(opened: TestStore, id: string) {
	const open = (await offersOf(opened, id)).find(({ answer }) => answer === null)
	if (!open) throw new Error('There is no open offer.')
	return open
}

/** Does the job that ends an offer, whenever that would be. */
const expire = ({ store }: TestStore, offerId: string) =>
	offerExpiry.run(store, {
		id: 'job',
		kind: 'offer-expiry',
		key: `offer ${offerId}`,
		payload: { offerId },
		attempts: 1,
	})

const answers = async (opened: TestStore, id: string) =>
	(await offersOf(opened, id)).map(({ answer }) => answer)

describeOnAllEngines('offers of orders', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('end after the working hours of the settings, by a job of their own', async () => {
		const opened = await live()
		const holder = await serving(opened)
		const { id, trackingKey } = await placePaid(opened.visitor(), { payment: 'cod' })
		const offer = await openOffer(opened, id)
		expect(offer.expires_at).toBe(offerEndsAt(offer.offered_at, 4))
		const job = await opened.store.db
			.selectFrom('jobs')
			.select(['run_at', 'payload'])
			.where('kind', '=', 'offer-expiry')
			.executeTakeFirstOrThrow()
		expect(job).toEqual({
			run_at: offer.expires_at,
			payload: JSON.stringify({ offerId: offer.id }),
		})
		const ends = new Date(Number(offer.expires_at)).toISOString()
		const seen = (await holder.get(`/api/orders/${id}`)).body
		expect(seen).toMatchObject({ offerEndsAt: ends, buyer: 'Asha', place: 'Pune, Maharashtra' })
		expect(seen.shipping).toMatchObject({ zipCode: '411038', street: null, contactNumber: null })
		const admin = await opened.as('Admin')
		expect((await admin.get(`/api/orders/${id}`)).body.offerEndsAt).toBe(ends)
		const toBuyer = await opened.visitor().get(`/api/orders/${id}?key=${trackingKey}`)
		expect(toBuyer.body.offerEndsAt).toBe(ends)
	})

	itOnSqlite(
		'that expire go on to the next, and to the admins when nobody is left, who can ask all again',
		async () => {
			const opened = await live()
			const callers = [await serving(opened), await serving(opened)] as const
			const id = await place(opened.visitor())
			const has = async (caller: Caller) => (await listed(caller)).includes(id)
			const [holder, next] = (await has(callers[0])) ? callers : [callers[1], callers[0]]
			await expire(opened, (await openOffer(opened, id)).id)
			expect([await has(holder), await has(next)]).toEqual([false, true])
			for (const [step, answer] of [
				['accept', 'This order is no longer offered to you.'],
				['cancel', 'There is no such order, or it is not yours to see.'],
			])
				expect((await holder.post(`/api/orders/${id}/${step}`)).body.detail).toBe(answer)
			const [notification] = (await holder.get('/api/notifications')).body
			expect(notification.message).toContain('is no longer offered to you')
			const last = await openOffer(opened, id)
			await expire(opened, last.id)
			// Done once more, as a job may be, it changes nothing.
			await expire(opened, last.id)
			const admin = await opened.as('Admin')
			const waiting = await admin.get('/api/orders?unassigned=true')
			expect(waiting.body).toMatchObject([{ id, status: 'pending', installer: null }])
			expect(waiting.body[0].history).toMatchObject([
				{ action: 'place' },
				{ action: 'lapse', role: 'Store' },
				{ action: 'lapse' },
			])
			expect(await answers(opened, id)).toEqual(['lapsed', 'lapsed'])
			await admin.post(`/api/orders/${id}/route`, {})
			expect((await admin.get(`/api/orders/${id}`)).body.installer).toBeNull()
			expect((await admin.post(`/api/orders/${id}/route`, { again: true })).status).toBe(200)
			expect([await has(holder), await has(next)].toSorted()).toEqual([false, true])
			expect((await admin.get('/api/orders?unassigned=true')).body).toEqual([])
		},
	)

	it('are answered once, by acceptance, by time or by cancellation, whichever comes first', async () => {
		const opened = await live()
		const [one, two] = [await serving(opened), await serving(opened)]
		const buyer = await opened.as('Buyer')
		const won: string[] = []
		for (let n = 0; n < 8; n++) {
			const id = await place(buyer)
			const holder = (await listed(one)).includes(id) ? one : two
			const offer = await openOffer(opened, id)
			const path = `/api/orders/${id}`
			const [accepted, , cancelled] = await Promise.all([
				holder.post(`${path}/accept`),
				expire(opened, offer.id),
				n % 2 === 0 ? buyer.post(`${path}/cancel`) : null,
			])
			const first = (await offersOf(opened, id)).find((each) => each.id === offer.id)
			const order = (await buyer.get(path)).body
			const done = order.history.map(({ action }: { action: string }) => action)
			expect(accepted.status === 200).toBe(first?.answer === 'accepted')
			expect(done.filter((action: string) => action === 'accept' || action === 'lapse')).toEqual(
				first?.answer === 'withdrawn' ? [] : [first?.answer === 'accepted' ? 'accept' : 'lapse'],
			)
			if (cancelled?.status === 200) expect(order.status).toBe('cancelled')
			const open = (await answers(opened, id)).filter((answer) => answer === null)
			expect(open).toHaveLength(order.status === 'pending' && order.installer ? 1 : 0)
			won.push(first?.answer ?? 'open')
			await buyer.post(`${path}/cancel`)
		}
		expect(won).not.toContain('open')
	})

	itOnSqlite('have no more time when a decline is taken back', async () => {
		const opened = await live()
		const holder = await serving(opened)
		const id = await place(opened.visitor())
		const { expires_at: ends } = await openOffer(opened, id)
		await holder.post(`/api/orders/${id}/decline`)
		expect(await answers(opened, id)).toEqual(['declined'])
		expect((await holder.post(`/api/orders/${id}/undo`)).status).toBe(200)
		expect((await openOffer(opened, id)).expires_at).toBe(ends)
	})

	it('are not made for what is only delivered', async () => {
		const opened = await live()
		const holder = await serving(opened)
		const id = (await place(opened.visitor())) as OrderId
		const admin = await opened.as('Admin')
		await setOrder(opened.store, id, { fulfilment: 'delivery', installer_id: null })
		expect((await admin.get('/api/orders?unassigned=true')).body).toEqual([])
		expect((await admin.post(`/api/orders/${id}/route`, {})).status).toBe(403)
		expect((await holder.post(`/api/orders/${id}/accept`)).status).toBe(404)
	})

	itOnSqlite('end never where every installer may take an order', async () => {
		const opened = await open()
		const [installer, admin] = [await opened.as('Installer'), await opened.as('Admin')]
		const { id: installerId } = (await installer.get('/api/session')).body.user
		const taken = await opened.visitor().post('/api/orders', order(), once())
		const path = `/api/orders/${taken.body.id}`
		await admin.post(`${path}/reassign`, { installerId })
		expect(await openOffer(opened, taken.body.id)).toMatchObject({ expires_at: null })
		expect((await installer.post(`${path}/accept`)).status).toBe(200)
		expect(await answers(opened, taken.body.id)).toEqual(['accepted'])
	})
})
