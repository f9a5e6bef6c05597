import { expect, it } from 'vitest'
import { finished, review } from '../../test/installations.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type Open } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'

async function reviewed(open: Open, more: object = {}, options = {}) {
	const opened = await open(options)
	const job = await finished(opened)
	const { body } = await review(job.buyer, job.id, more)
	const admin = await opened.as('Admin')
	const idOfReview = body.subjects.find(({ review }: { review: object | null }) => review !== null)
		.review.id as string
	const own = async () =>
		(await job.buyer.get(`/api/orders/${job.id}/reviews`)).body.subjects.find(
			(each: { review: object | null }) => each.review,
		).review
	const shown = async () => (await opened.visitor().get(`/api/products/${PANEL}/reviews`)).body
	return { ...opened, ...job, admin, reviewId: idOfReview, own, shown }
}

describeOnAllEngines('moderation', (open, itOnSqlite) => {
	it('holds a text with a phone number until an admin shows it', async () => {
		const text = 'Ask me: 98200 12345.'
		const { admin, reviewId, shown, own } = await reviewed(open, { productId: PANEL, text })
		expect([await shown(), (await own()).state]).toEqual([[], 'held'])
		expect((await admin.get('/api/reviews?state=held')).body).toMatchObject([
			{ id: reviewId, text, subject: { kind: 'product', id: PANEL, name: 'Solar Panel 250W' } },
		])
		const notices = (await admin.get('/api/notifications')).body
		expect(notices).toContainEqual(
			expect.objectContaining({ message: 'A review of Solar Panel 250W waits to be read.' }),
		)
		expect((await admin.post(`/api/reviews/${reviewId}/show`)).status).toBe(204)
		expect(await shown()).toMatchObject([{ text }])
	})

	it('tells admins of each new review', async () => {
		const { admin } = await reviewed(open, { productId: PANEL })
		expect((await admin.get('/api/notifications')).body).toContainEqual(
			expect.objectContaining({
				message: 'There is a new review of Solar Panel 250W.',
				link: '/admin/reviews',
			}),
		)
	})

	it('hides for the listed reasons alone, and reads the review again once it is changed', async () => {
		const { admin, buyer, id, reviewId, shown, own } = await reviewed(open, { productId: PANEL })
		for (const reason of ['low', 'stars', '', undefined]) {
			const refused = await admin.post(`/api/reviews/${reviewId}/hide`, { reason })
			expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']])
		}
		const byBuyer = await buyer.post(`/api/reviews/${reviewId}/hide`, { reason: 'abuse' })
		expect(byBuyer.status).toBe(403)
		await admin.post(`/api/reviews/${reviewId}/hide`, { reason: 'abuse' })
		expect([await shown(), await own()]).toMatchObject([
			[],
			{ state: 'hidden', hiddenReason: 'abuse' },
		])
		expect((await buyer.get('/api/notifications')).body).toContainEqual(
			expect.objectContaining({ message: `Your review of order ${id} is hidden.` }),
		)
		await review(buyer, id, { productId: PANEL, text: 'Calmly: it does not work.' })
		expect([await shown(), (await own()).state]).toEqual([[], 'held'])
		await admin.post(`/api/reviews/${reviewId}/show`)
		expect(await shown()).toMatchObject([{ text: 'Calmly: it does not work.' }])
	})

	it('tells the buyer of a live shop by mail why', async () => {
		const { admin, reviewId, store } = await reviewed(
			open,
			{ productId: PANEL },
			{ publicUrl: 'https://shop.example' },
		)
		store.policy = { ...store.policy, sendsMail: true }
		const { mails, deliver } = keepMails(store)
		await admin.post(`/api/reviews/${reviewId}/hide`, { reason: 'personal-data' })
		await deliver()
		expect(mails).toHaveLength(1)
		expect(mails[0]?.text).toContain('personal data in it')
		expect(mails[0]?.text).toMatch(/\/orders\/[\w-]+\/reviews/)
	})

	it('lets the shop and the installer answer, each on their side', async () => {
		const { admin, installer, as, reviewId, own } = await reviewed(open)
		const answer = `/api/reviews/${reviewId}/answer`
		const rival = await as('Installer')
		expect((await rival.get('/api/reviews')).body).toEqual([])
		expect((await rival.put(answer, { text: 'No.' })).status).toBe(404)
		expect((await installer.get('/api/reviews')).body).toMatchObject([{ id: reviewId }])
		expect((await installer.put(answer, { text: 'Call 98200 12345' })).body.errors).toEqual({
			text: 'Leave out phone numbers, mail addresses and links: everybody reads your answer.',
		})
		for (const text of ['Thanks', 'Thank you.'])
			expect((await installer.put(answer, { text })).status).toBe(204)
		await admin.put(answer, { text: 'We are glad.' })
		expect((await own()).answers).toEqual([
			{ by: 'installer', text: 'Thank you.' },
			{ by: 'shop', text: 'We are glad.' },
		])
		expect((await installer.delete(answer)).status).toBe(204)
		expect((await own()).answers).toEqual([{ by: 'shop', text: 'We are glad.' }])
	})

	itOnSqlite('keeps what is held or hidden from its installer', async () => {
		const { installer, reviewId } = await reviewed(open, { text: 'Ring 98200 12345' })
		expect((await installer.get('/api/reviews')).body).toEqual([])
		const answer = await installer.put(`/api/reviews/${reviewId}/answer`, { text: 'Hm.' })
		expect(answer.status).toBe(404)
	})

	itOnSqlite('gives an installer an average with an order from three reviews on', async () => {
		const opened = await open()
		const installer = await opened.as('Installer')
		const jobs: Awaited<ReturnType<typeof finished>>[] = []
		for (let n = 0; n < 3; n++) jobs.push(await finished(opened, { installer }))
		const seen = async () => {
			const [job] = jobs
			return (await job?.buyer.get(`/api/orders/${job.id}/reviews`))?.body.installer.rating
		}
		for (const { id, buyer } of jobs) {
			expect(await seen()).toBeNull()
			await review(buyer, id, { stars: 5 })
		}
		expect(await seen()).toEqual({ stars: 5, count: 3 })
	})
})
