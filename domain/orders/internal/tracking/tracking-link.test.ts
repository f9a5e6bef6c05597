import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessContact, networkNumbered } from '../../../../test/attacks/guess-contact.ts'
import { contact, shipping } from '../../../../test/builders.ts'
import { placePaid } from '../../../../test/money.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'
import { isContactOf } from './contact-rules.ts'

async function place(caller: Caller, more: object = {}) {
	const { id, trackingKey } = await placePaid(caller, { shipping: shipping(more), payment: 'cod' })
	return { id: id as string, key: trackingKey as string, path: `/api/orders/${id}` }
}

describeOnAllEngines('a tracking link', (open, itOnSqlite) => {
	it('opens an order, and what is in it takes its phone or email to be cancelled', async () => {
		const { visitor } = await open()
		const { key, path } = await place(visitor(), { email: 'asha@example.com' })
		const guest = visitor()
		const { status, body } = await guest.get(`${path}?key=${key}`)
		expect([status, body.asksContact, body.may]).toEqual([200, true, ['cancel']])
		const cancel = (proof: object) => guest.post(`${path}/cancel?key=${key}`, proof)
		const refused = [
			await cancel({}),
			await cancel({ contact: '' }),
			await cancel({ contact: '98200 00001' }),
			await cancel({ contact: 'other@example.com' }),
		]
		for (const { status, body } of refused)
			expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', ['contact']])
		expect((await guest.get(`${path}?key=${key}`)).body.status).toBe('pending')
		expect((await cancel({ contact: '098200-00000', reason: 'Moved' })).body).toMatchObject({
			status: 'cancelled',
			history: [{ action: 'place' }, { action: 'cancel', note: 'Moved' }],
		})
	})

	it('takes the email as well, whatever its case', async () => {
		const { visitor } = await open()
		const { key, path } = await place(visitor(), { email: 'asha@example.com' })
		const { body } = await visitor().post(`${path}/cancel?key=${key}`, {
			contact: ' Asha@Example.COM ',
		})
		expect(body.status).toBe('cancelled')
	})

	itOnSqlite('asks nothing of the buyer’s account and of admins', async () => {
		const { people } = await open()
		const [buyer, admin] = await people('Buyer', 'Admin')
		const [mine, other] = [await place(buyer), await place(buyer)]
		expect((await buyer.get(mine.path)).body).toMatchObject({
			asksContact: false,
			trackingKey: mine.key,
		})
		expect((await buyer.post(`${mine.path}/cancel?key=${mine.key}`)).status).toBe(200)
		expect((await admin.post(`${other.path}/cancel`)).status).toBe(200)
	})

	it('is guessed at from one network, and keeps the guest of no other from changing the order', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const link = await place(opened.visitor())
		expect(await guessContact(opened, link, { networks: 1, each: 20 })).toBe(5)
		const cancelled = await opened
			.visitor(networkNumbered(2))
			.post(`${link.path}/cancel?key=${link.key}`, contact)
		expect(cancelled.status).toBe(200)
		const rows = await opened.store.db.selectFrom('order_contact_tries').selectAll().execute()
		expect(JSON.stringify(rows)).not.toContain(networkNumbered(2))
	})

	it('is guessed at from many networks fifty times a day, which leaves the buyer’s own alone', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store, visitor } = opened
		let now = Date.now()
		store.now = () => now
		const [home, mobile] = ['203.0.113.40', '203.0.113.41']
		const link = await place(visitor(home))
		const replace = (from: string) =>
			visitor(from).post(`${link.path}/tracking-key?key=${link.key}`, contact)
		const cancel = (from: string, proof: object = contact) =>
			visitor(from).post(`${link.path}/cancel?key=${link.key}`, proof)
		expect(await guessContact(opened, link, { networks: 30, each: 3 })).toBe(50)
		now += 3_600_000
		expect(await guessContact(opened, link, { networks: 30, each: 3, from: 40 })).toBe(0)
		const away = await cancel(mobile)
		expect([away.status, Number(away.headers.get('retry-after')) > 3600]).toEqual([429, true])
		expect((await cancel(home, { contact: '98100 00000' })).status).toBe(422)
		now += 24 * 3_600_000
		expect((await replace(mobile)).status).toBe(200)
	})

	it('lets nobody try for ever, however many at once', async () => {
		const { store, visitor } = await open({ mode: 'live', sampleData: true })
		let now = Date.now()
		store.now = () => now
		const { key, path } = await place(visitor())
		const other = await place(visitor())
		const cancel = (proof: object, at = path, by = key) =>
			visitor().post(`${at}/cancel?key=${by}`, proof)
		const tries = await Promise.all(
			Array.from({ length: 20 }, (_, n) => cancel({ contact: `98100 000${n + 10}` })),
		)
		const statuses = tries.map(({ status }) => status).sort()
		expect(statuses).toEqual([...Array(5).fill(422), ...Array(15).fill(429)])
		const right = await cancel(contact)
		expect([right.status, right.body.code]).toEqual([429, 'rate_limited'])
		expect(right.headers.get('retry-after')).toBe('3600')
		expect((await cancel(contact, other.path, other.key)).status).toBe(200)
		now += 3_600_000
		expect((await cancel(contact)).status).toBe(200)
	})

	it('is replaced by its holder, and the old one opens nothing', async () => {
		const { visitor } = await open()
		const { key, path } = await place(visitor())
		const holder = visitor()
		const stranger = visitor()
		for (const each of [holder, stranger])
			expect((await each.put(`${path}/follow`, { key })).status).toBe(200)
		expect((await holder.post(`${path}/tracking-key`, {})).status).toBe(422)
		const { status, body } = await holder.post(`${path}/tracking-key`, contact)
		expect(status).toBe(200)
		expect(body.trackingKey).toMatch(/^[\w-]{32}$/)
		expect(body.trackingKey).not.toBe(key)
		expect((await stranger.get(path)).status).toBe(404)
		expect((await visitor().get(`${path}?key=${key}`)).status).toBe(404)
		expect((await holder.get(path)).status).toBe(200)
		expect((await visitor().get(`${path}?key=${body.trackingKey}`)).status).toBe(200)
	})

	itOnSqlite('is replaced by the buyer’s account and by admins, by nobody else', async () => {
		const { visitor, people } = await open()
		const [buyer, installer, admin] = await people('Buyer', 'Installer', 'Admin')
		const { id, key, path } = await place(buyer)
		expect((await visitor().post(`${path}/tracking-key`, contact)).status).toBe(404)
		expect((await installer.post(`${path}/tracking-key`, contact)).status).toBe(403)
		const { body } = await buyer.post(`${path}/tracking-key`)
		expect((await visitor().get(`${path}?key=${key}`)).status).toBe(404)
		const revoked = await admin.post(`${path}/tracking-key`)
		expect([revoked.status, revoked.body.trackingKey]).toEqual([200, null])
		expect((await visitor().get(`${path}?key=${body.trackingKey}`)).status).toBe(404)
		expect((await admin.get('/api/audit?kind=order')).body).toMatchObject([
			{ action: 'replaced the link', subjectId: id },
		])
	})
})

describeOnSqlite('following an order in a browser', (open) => {
	it('goes by a cookie that no script reads, until it is ended', async () => {
		const { visitor } = await open({ publicUrl: 'https://shop.example' })
		const { key, path } = await place(visitor())
		const guest = visitor()
		const followed = await guest.put(`${path}/follow`, { key })
		expect(followed.headers.getSetCookie()).toEqual([
			expect.stringMatching(
				/^__Host-solbazaar\.orders=(?=.*; Path=\/)(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/,
			),
		])
		expect((await guest.get(path)).body).toMatchObject({ asksContact: true, trackingKey: key })
		expect((await guest.post(`${path}/cancel`, {})).status).toBe(422)
		expect((await guest.get('/api/orders')).status).toBe(401)
		expect((await guest.delete(`${path}/follow`)).status).toBe(204)
		expect((await guest.get(path)).status).toBe(404)
		expect((await guest.delete(`${path}/follow`)).status).toBe(404)
	})

	it('is refused with another key, and sets no cookie', async () => {
		const { visitor } = await open()
		const [{ path }, other] = [await place(visitor()), await place(visitor())]
		const guest = visitor()
		for (const key of [other.key, 'x', 'x'.repeat(201), '', 5]) {
			const { status, headers } = await guest.put(`${path}/follow`, { key })
			expect([404, 422]).toContain(status)
			expect(headers.getSetCookie()).toEqual([])
		}
	})

	it('keeps the ten followed last', async () => {
		const { visitor } = await open()
		const guest = visitor()
		const orders = []
		for (let n = 0; n < 12; n++) orders.push(await place(visitor()))
		for (const { path, key } of orders) await guest.put(`${path}/follow`, { key })
		const statuses = []
		for (const { path } of orders) statuses.push((await guest.get(path)).status)
		expect(statuses).toEqual([404, 404, ...Array(10).fill(200)])
		expect([...guest.cookies.values()].join().length).toBeLessThan(600)
	})

	it('is not for whoever makes a cookie up', async () => {
		const { visitor } = await open()
		const { id, path } = await place(visitor())
		const guest = visitor()
		for (const value of [`${id}.${'x'.repeat(32)}`, `${id}.`, id, '....', '%00.%00', '"'])
			expect((await guest.get(path, { cookie: `solbazaar.orders=${value}` })).status).toBe(404)
	})
})

describe('whether a text is the contact of an order', () => {
	const of = { contactNumber: '+91 98200 00000', email: 'asha@example.com' }

	it.each([
		['+91 98200 00000', true],
		['9820000000', true],
		['098200-00000', true],
		['0091 (98200) 00000', true],
		['ASHA@example.com', true],
		['9820000001', false],
		['00000', false],
		['', false],
		['@', false],
		['asha@example.co', false],
	])('%s: %s', (text, expected) => {
		expect(isContactOf(of, text)).toBe(expected)
	})

	it('is so for any number however it is spaced, and for no other', () => {
		const digits = fc.stringMatching(/^[1-9]\d{9}$/)
		fc.assert(
			fc.property(digits, digits, fc.constantFrom(' ', '-', '.', ''), (one, other, gap) => {
				const order = { contactNumber: `+91 ${one}`, email: null }
				expect(isContactOf(order, [...one].join(gap))).toBe(true)
				expect(isContactOf(order, other)).toBe(one === other)
				expect(isContactOf(order, 'asha@example.com')).toBe(false)
			}),
		)
	})
})
