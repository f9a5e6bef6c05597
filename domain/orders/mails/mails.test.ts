import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { installed, once, shipping } from '../../../test/builders.ts'
import { placePaid } from '../../../test/money.ts'
import { keepMails } from '../../../test/outbox.ts'
import { newInstaller } from '../../../test/routing.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const BUYER = 'asha@example.com'

const place = (caller: Caller, email?: string): Promise<{ id: string; trackingKey: string }> =>
	placePaid(caller, { payment: 'cod', shipping: shipping(email ? { email } : {}) })

/** A live store whose one installer serves Pune, and the mails it has sent, by recipient and subject. */
async function opened(open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>) {
	const store = await open({ mode: 'live', sampleData: true })
	const ravi = await newInstaller(store)
	const { mails, deliver } = keepMails(store.store)
	const installerAddress = (await ravi.get('/api/session')).body.user.email as string
	async function sent() {
		await deliver()
		return mails
			.splice(0)
			.map(({ to, subject }) => [to.address, subject])
			.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
	}
	return { ...store, ravi, installerAddress, mails, deliver, sent }
}

describeOnAllEngines('mails about an order', (open, itOnSqlite) => {
	it('go to its buyer and its installer as it goes on', async () => {
		const { store, visitor, ravi, installerAddress, sent } = await opened(open)
		const buyer = visitor()
		const { id, trackingKey } = await place(buyer, BUYER)
		expect(await sent()).toEqual([
			[BUYER, `We have received your order ${id}`],
			[installerAddress, `Order ${id} to PIN code 411038 is offered to you`],
		])
		await ravi.post(`/api/orders/${id}/accept`)
		expect(await sent()).toEqual([[BUYER, `An installer for your order ${id}`]])
		const at = new Date(store.now() + 2 * DAY_MS).toISOString()
		await ravi.put(`/api/orders/${id}/appointment`, { at, minutes: 120 })
		expect(await sent()).toEqual([[BUYER, `Please confirm the appointment for order ${id}`]])
		const key = `?key=${trackingKey}`
		const contact = BUYER
		await buyer.post(`/api/orders/${id}/appointment/another${key}`, {
			contact,
			preference: 'A morning, please.',
		})
		expect(await sent()).toEqual([[installerAddress, `Another time is asked for: order ${id}`]])
		const later = new Date(store.now() + 3 * DAY_MS).toISOString()
		await ravi.put(`/api/orders/${id}/appointment`, { at: later, minutes: 120 })
		expect(await sent()).toEqual([[BUYER, `Another time for your order ${id}`]])
		await buyer.post(`/api/orders/${id}/appointment/confirm${key}`, { contact })
		expect(await sent()).toEqual([
			[BUYER, expect.stringMatching(/^Your installation: .+–/)],
			[installerAddress, expect.stringMatching(/^Confirmed: Pune, .+–/)],
		])
		await buyer.post(`/api/orders/${id}/cancel${key}`, { contact })
		expect(await sent()).toEqual([
			[BUYER, `Your order ${id} is cancelled`],
			[installerAddress, `Order ${id} was cancelled`],
		])
	})

	it('are not written twice by the same request sent twice', async () => {
		const { visitor, sent } = await opened(open)
		const caller = visitor()
		const body = { ...installed({ 'solar-panel-250w': 1 }, 6490, 250), payment: 'cod' }
		const request = { ...body, shipping: shipping({ email: BUYER }) }
		const key = once()
		const answers = await Promise.all([1, 2, 3].map(() => caller.post('/api/orders', request, key)))
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
		expect((await sent()).filter(([to]) => to === BUYER)).toHaveLength(1)
	})

	itOnSqlite(
		'lead somebody without an account to the order by its key, and others by their login',
		async () => {
			const { visitor, as, mails, deliver, installerAddress } = await opened(open)
			const guest = await place(visitor(), BUYER)
			const own = await place(await as('Buyer'))
			const gift = await place(await as('Buyer'), BUYER)
			await deliver()
			const linkIn = (id: string) =>
				mails
					.find(({ to, text }) => to.address !== installerAddress && text.includes(id))
					?.text.match(/http:\S+/)?.[0]
			const address = 'http://store.test/orders/'
			expect(linkIn(guest.id)).toBe(`${address}${guest.id}?key=${guest.trackingKey}`)
			expect(linkIn(own.id)).toBe(`${address}${own.id}`)
			expect(linkIn(gift.id)).toBe(`${address}${gift.id}?key=${gift.trackingKey}`)
		},
	)

	itOnSqlite('are none where the order has no address', async () => {
		const { visitor, installerAddress, sent } = await opened(open)
		await place(visitor())
		expect((await sent()).map(([to]) => to)).toEqual([installerAddress])
	})
})
