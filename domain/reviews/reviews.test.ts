import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { contact, once, order, PASSWORD, product } from '../../test/builders.ts'
import { accepted, finished, review } from '../../test/installations.ts'
import { setOrder } from '../../test/orders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'

describeOnAllEngines('a review', (open, itOnSqlite) => {
	it('is written once the order is finished, by its buyer alone, once of each thing', async () => {
		const opened = await open()
		const job = await accepted(opened, undefined, { [PANEL]: 1 })
		const early = await review(job.buyer, job.id, { productId: PANEL })
		expect([early.status, early.body.detail]).toEqual([
			409,
			'You can write a review once the order is installed or delivered.',
		])
		await setOrder(opened.store, job.id, { status: 'installed' })
		for (const other of [await opened.as('Buyer'), job.installer, opened.visitor()])
			expect((await review(other, job.id, { productId: PANEL })).status).toBe(404)
		const admin = await opened.as('Admin')
		expect((await review(admin, job.id, { productId: PANEL })).status).toBe(403)
		const foreign = await review(job.buyer, job.id, { productId: 'solar-panel-500w' })
		expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['productId']])
		expect((await review(job.buyer, job.id, { productId: PANEL })).status).toBe(200)
		await review(job.buyer, job.id, { productId: PANEL, stars: 2, text: 'One cell is dark.' })
		const { body } = await review(job.buyer, job.id, { stars: 5 })
		expect(body.subjects).toMatchObject([
			{ kind: 'installer', review: { stars: 5, state: 'shown', mayEdit: true } },
			{ kind: 'product', id: PANEL, review: { stars: 2, text: 'One cell is dark.' } },
		])
		const shown = await opened.visitor().get(`/api/products/${PANEL}/reviews`)
		expect(shown.headers.get('x-total-count')).toBe('1')
		expect(shown.body).toEqual([
			{
				...{ id: expect.any(String), stars: 2, text: 'One cell is dark.', answers: [] },
				...{ name: 'Asha', city: 'Pune', month: expect.stringMatching(/^20\d\d-\d\d$/) },
			},
		])
	})

	it('counts into the average of its product from three of them on', async () => {
		const opened = await open()
		const admin = await opened.as('Admin')
		await admin.post('/api/products', product({ id: 'rated' }))
		const ratingNow = async () => (await opened.visitor().get('/api/products/rated')).body.rating
		for (const stars of [1, 4]) {
			const { id, buyer } = await finished(opened, { productId: 'rated' })
			await review(buyer, id, { productId: 'rated', stars })
		}
		expect(await ratingNow()).toBeUndefined()
		const { id, buyer } = await finished(opened, { productId: 'rated' })
		await review(buyer, id, { productId: 'rated', stars: 5 })
		expect(await ratingNow()).toEqual({ stars: 3.3, count: 3 })
		await review(buyer, id, { productId: 'rated', stars: 1 })
		expect(await ratingNow()).toEqual({ stars: 2, count: 3 })
		const gone = await buyer.post('/api/account/deletion', { password: PASSWORD })
		expect(gone.status).toBe(204)
		expect(await ratingNow()).toBeUndefined()
		const left = await opened.store.db.selectFrom('reviews').select('stars').execute()
		expect(left.map(({ stars }) => stars).sort()).toEqual([1, 4])
	})

	it('is written by a guest’s link with the contact of the order', async () => {
		const opened = await open()
		const placed = await opened.visitor().post('/api/orders', order({ [PANEL]: 1 }), once())
		const { id, trackingKey: key } = placed.body
		await setOrder(opened.store, id, { status: 'delivered' })
		const guest = opened.visitor()
		const put = (more: object) =>
			guest.put(`/api/orders/${id}/reviews?key=${key}`, {
				...{ productId: PANEL, stars: 3, text: 'Fine.' },
				...more,
			})
		expect(Object.keys((await put({})).body.errors)).toEqual(['contact'])
		expect((await put(contact)).body.subjects).toMatchObject([{ review: { stars: 3 } }])
	})

	it('can be changed for 14 days', async () => {
		const opened = await open()
		const { id, buyer } = await finished(opened)
		await review(buyer, id)
		const { now } = opened.store
		opened.store.now = () => now() + 14.1 * DAY_MS
		const late = await review(buyer, id, { stars: 1 })
		expect([late.status, late.body.detail]).toEqual([
			409,
			'A review can be changed for 14 days after it was written.',
		])
	})

	itOnSqlite('has 1 to 5 stars and a text', async () => {
		const opened = await open()
		const { id, buyer } = await finished(opened)
		for (const stars of [0, 6, 2.5, 'many'])
			expect((await review(buyer, id, { stars })).body.errors, String(stars)).toEqual({
				stars: 'Choose 1 to 5 stars.',
			})
		expect((await review(buyer, id, { text: ' ' })).body.errors).toEqual({
			text: 'Write a sentence or two.',
		})
		expect((await review(buyer, id, { text: 'x'.repeat(1501) })).status).toBe(422)
	})

	it('of two people at the same moment both count', async () => {
		const opened = await open()
		const jobs = [await finished(opened), await finished(opened), await finished(opened)]
		await Promise.all(
			jobs.map(({ id, buyer }, n) => review(buyer, id, { productId: PANEL, stars: n + 1 })),
		)
		const { rating } = (await opened.visitor().get(`/api/products/${PANEL}`)).body
		expect(rating).toEqual({ stars: 2, count: 3 })
	})

	itOnSqlite('is in the file of one’s own data, and loses its name with the order', async () => {
		const opened = await open()
		const { id, buyer } = await finished(opened)
		await review(buyer, id, { productId: PANEL })
		const { token } = (await buyer.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await buyer.get(`/api/account/data?token=${token}`)).body)
		expect(file).toContain('Works as promised.')
		const { anonymiseOrders } = await import('../orders/retention/anonymise.ts')
		await anonymiseOrders(opened.store, opened.store.now() + DAY_MS)
		const [shown] = (await opened.visitor().get(`/api/products/${PANEL}/reviews`)).body
		expect(shown).toMatchObject({ name: null, city: 'Pune', stars: 4 })
	})
})
