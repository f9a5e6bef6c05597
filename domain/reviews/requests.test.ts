import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import { finished, review } from '../../test/installations.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type Open } from '../../test/store.ts'
import { reviewRequests } from './requests.ts'

/** A shop that sends mails, with an order that was finished today. */
async function shop(open: Open) {
	const opened = await open({ publicUrl: 'https://shop.example' })
	const { store } = opened
	store.policy = { ...store.policy, sendsMail: true }
	const job = await finished(opened)
	const finish = (id: string) =>
		store.db
			.insertInto('order_events')
			.values({
				...{ id: `end ${id}`, order_id: id as OrderId, action: 'install', status: 'installed' },
				...{ actor_id: null, actor_name: 'Ravi', actor_role: 'Installer', note: null },
				created_at: store.now(),
			})
			.execute()
	await finish(job.id)
	const { mails, deliver } = keepMails(store)
	await deliver()
	const { now } = store
	/** The subjects of the mails that ask, after so many days. */
	const askedAfter = async (days: number) => {
		store.now = () => now() + days * DAY_MS
		await reviewRequests.run(store, undefined as never)
		mails.length = 0
		await deliver()
		return mails.map(({ subject }) => subject)
	}
	return { ...opened, ...job, askedAfter, mails }
}

describeOnAllEngines('the request for a review', (open, itOnSqlite) => {
	it('comes once, a week after the order was finished', async () => {
		const { id, askedAfter, mails } = await shop(open)
		expect(await askedAfter(6.9)).toEqual([])
		expect(await askedAfter(7.1)).toEqual([`How was your order ${id}?`])
		expect(mails[0]?.text).toMatch(/\/orders\/[\w-]+\/reviews/)
		expect(await askedAfter(8)).toEqual([])
	})

	it('can be refused, and is not sent about an order that has a review', async () => {
		const one = await shop(open)
		const refusal = `/api/orders/${one.id}/review-request`
		const page = `/api/orders/${one.id}/reviews`
		expect((await one.buyer.get(page)).body.mayRefuseRequest).toBe(true)
		expect((await one.buyer.delete(refusal)).body.mayRefuseRequest).toBe(false)
		expect(await one.askedAfter(8)).toEqual([])
		const other = await shop(open)
		await review(other.buyer, other.id)
		expect(await other.askedAfter(8)).toEqual([])
	})

	itOnSqlite('goes to no account that wants none, and not long after', async () => {
		const { buyer, askedAfter } = await shop(open)
		await buyer.put('/api/profile/mails', { wanted: ['order-progress'] })
		expect(await askedAfter(8)).toEqual([])
		const late = await shop(open)
		expect(await late.askedAfter(31)).toEqual([])
	})
})
