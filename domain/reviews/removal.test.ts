import { expect, it } from 'vitest'
import { contact, once, order, product } from '../../test/builders.ts'
import { finished, review } from '../../test/installations.ts'
import { setOrder } from '../../test/orders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'

const withdraw = (caller: Caller, id: string, more: object = {}) =>
	caller.post(`/api/orders/${id}/reviews/withdraw`, more)

const reviewIdOf = async ({ store }: TestStore, order: string) =>
	(
		await store.db
			.selectFrom('reviews')
			.select('id')
			.where('order_id', '=', order as never)
			.executeTakeFirstOrThrow()
	).id

/** Three reviews of a product of one’s own, of 1, 3 and 5 stars, and its average. */
async function rated(opened: TestStore) {
	const admin = await opened.as('Admin')
	await admin.post('/api/products', product({ id: 'rated' }))
	const jobs: Awaited<ReturnType<typeof finished>>[] = []
	for (const stars of [1, 3, 5]) {
		const job = await finished(opened, { productId: 'rated' })
		await review(job.buyer, job.id, { productId: 'rated', stars })
		jobs.push(job)
	}
	const rating = async () => (await opened.visitor().get('/api/products/rated')).body.rating
	const stars = async () =>
		(await opened.visitor().get('/api/products/rated/reviews')).body.map(
			(each: { stars: number }) => each.stars,
		)
	return { admin, jobs, rating, stars }
}

describeOnAllEngines('a review that goes', (open, itOnSqlite) => {
	it('is withdrawn by its buyer alone, with its answers, and counts no more', async () => {
		const opened = await open()
		const { admin, jobs, rating, stars } = await rated(opened)
		expect(await rating()).toEqual({ stars: 3, count: 3 })
		const [job] = jobs
		if (!job) throw new Error('There is no job.')
		await admin.put(`/api/reviews/${await reviewIdOf(opened, job.id)}/answer`, { text: 'Sorry.' })
		for (const other of [await opened.as('Buyer'), job.installer, opened.visitor()])
			expect((await withdraw(other, job.id, { productId: 'rated' })).status).toBe(404)
		expect((await withdraw(admin, job.id, { productId: 'rated' })).status).toBe(403)
		const gone = await withdraw(job.buyer, job.id, { productId: 'rated' })
		expect([gone.status, gone.body.subjects[1].review]).toEqual([200, null])
		expect(await rating()).toBeUndefined()
		expect((await stars()).sort()).toEqual([3, 5])
		expect(await opened.store.db.selectFrom('review_answers').selectAll().execute()).toEqual([])
		const again = await withdraw(job.buyer, job.id, { productId: 'rated' })
		expect([again.status, again.body.detail]).toEqual([
			409,
			'There is no review to withdraw: it may be gone already.',
		])
		await review(job.buyer, job.id, { productId: 'rated', stars: 4 })
		expect(await rating()).toEqual({ stars: 4, count: 3 })
	})

	it('of an installer is withdrawn apart from those of the products, however often at once', async () => {
		const opened = await open()
		const { id, buyer } = await finished(opened)
		await review(buyer, id)
		await review(buyer, id, { productId: PANEL })
		const answers = await Promise.all([1, 2, 3].map(() => withdraw(buyer, id)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
		const { subjects, mayRefuseRequest } = (await buyer.get(`/api/orders/${id}/reviews`)).body
		expect(subjects).toMatchObject([
			{ kind: 'installer', review: null },
			{ kind: 'product', review: { stars: 4 } },
		])
		expect(mayRefuseRequest).toBe(false)
	})

	it('is withdrawn by a guest’s link with the contact of the order', async () => {
		const opened = await open()
		const guest = opened.visitor()
		const placed = await guest.post('/api/orders', order({ [PANEL]: 1 }), once())
		const { id, trackingKey: key } = placed.body
		await setOrder(opened.store, id, { status: 'delivered' })
		const other = opened.visitor()
		const said = { productId: PANEL, stars: 3, text: 'Fine.', ...contact }
		await other.put(`/api/orders/${id}/reviews?key=${key}`, said)
		const path = `/api/orders/${id}/reviews/withdraw?key=${key}`
		const asked = await other.post(path, { productId: PANEL })
		expect(Object.keys(asked.body.errors)).toEqual(['contact'])
		const gone = await other.post(path, { productId: PANEL, ...contact })
		expect(gone.body.subjects).toMatchObject([{ review: null }])
	})

	it('is deleted by an admin once it is hidden, audited without its words, and the next one is read first', async () => {
		const opened = await open()
		const { admin, jobs, rating } = await rated(opened)
		const [job] = jobs
		if (!job) throw new Error('There is no job.')
		const id = await reviewIdOf(opened, job.id)
		const early = await admin.delete(`/api/reviews/${id}`)
		expect([early.status, early.body.detail]).toEqual([
			409,
			'Hide the review first, with a reason. Then you can delete it.',
		])
		expect((await job.buyer.delete(`/api/reviews/${id}`)).status).toBe(403)
		expect((await job.installer.delete(`/api/reviews/${id}`)).status).toBe(403)
		await admin.post(`/api/reviews/${id}/hide`, { reason: 'personal-data' })
		expect((await admin.delete(`/api/reviews/${id}`)).status).toBe(204)
		expect((await admin.delete(`/api/reviews/${id}`)).status).toBe(404)
		expect((await admin.get('/api/reviews?state=hidden')).body).toEqual([])
		expect((await admin.get('/api/reviews')).headers.get('x-total-count')).toBe('2')
		expect(await rating()).toBeUndefined()
		const [entry] = (await admin.get('/api/audit?kind=review')).body
		expect(entry).toMatchObject({ action: 'deleted', subject: job.id })
		expect(JSON.stringify(entry)).not.toContain('Works as promised.')
		expect((await job.buyer.get('/api/notifications')).body).toContainEqual(
			expect.objectContaining({ message: `Your hidden review of order ${job.id} is deleted.` }),
		)
		const { body } = await review(job.buyer, job.id, { productId: 'rated', stars: 2 })
		expect(body.subjects[1].review.state).toBe('held')
	})

	itOnSqlite(
		'that was hidden is read first too when its buyer withdraws and writes it anew',
		async () => {
			const opened = await open()
			const { id, buyer } = await finished(opened)
			const admin = await opened.as('Admin')
			await review(buyer, id, { productId: PANEL })
			await admin.post(`/api/reviews/${await reviewIdOf(opened, id)}/hide`, { reason: 'abuse' })
			await withdraw(buyer, id, { productId: PANEL })
			await review(buyer, id, { productId: PANEL })
			await review(buyer, id)
			const { subjects } = (await buyer.get(`/api/orders/${id}/reviews`)).body
			expect(subjects.map((each: { review: { state: string } }) => each.review.state)).toEqual([
				'shown',
				'held',
			])
		},
	)
})
