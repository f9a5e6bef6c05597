import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkNumbered } from '../../../../test/attacks/guess-contact.ts'
import { shipping } from '../../../../test/builders.ts'
import { placePaid } from '../../../../test/money.ts'
import { keepMails, mailsOf } from '../../../../test/outbox.ts'
import {
	type Caller,
	describeOnAllEngines,
	describeOnSqlite,
	type TestStore,
} from '../../../../test/store.ts'
import type { LinkSms } from '../../../sms/rules.ts'
import { deleteOldContactTries } from '../../retention/maintenance.ts'
import { linkSms } from '../../tracking/link-sms.ts'
import { isPhoneOf, orderNumberOf } from './contact-rules.ts'

const PHONE = '+91 98200 01234'
const EMAIL = 'asha.k@example.com'
const BUYER = shipping({
	fullName: 'Asha Deshmukh',
	contactNumber: PHONE,
	street: '14 Paud Road',
	city: 'Kothrud',
	email: EMAIL,
})
/** All of the buyer that a stranger must not learn. */
const HIDDEN = /asha|deshmukh|98200|paud|kothrud|411038|total|key/i

const place = async (caller: Caller, more: object = {}): Promise<string> =>
	(await placePaid(caller, { shipping: { ...BUYER, ...more }, payment: 'cod' })).id

const track = (caller: Caller, id: string, contactNumber = PHONE) =>
	caller.post('/api/order-tracking', { id, contactNumber })

const sendLink = (caller: Caller, id: string, contactNumber = PHONE) =>
	caller.post('/api/order-tracking/link', { id, contactNumber })

/** A live store whose clock can be put forward, and which sends mail. */
async function live(open: (options: object) => Promise<TestStore>) {
	const opened = await open({ mode: 'live', sampleData: true })
	let now = Date.now()
	opened.store.now = () => now
	const outbox = keepMails(opened.store, [linkSms])
	const forward = (ms: number) => {
		now += ms
	}
	return { ...opened, outbox, forward }
}

describeOnAllEngines('tracking an order by its number and phone number', (open, itOnSqlite) => {
	it('tells how far it is, and no name, address, sum, document or action', async () => {
		const { visitor } = await live(open)
		const id = await place(visitor())
		const { status, body } = await track(visitor(), id.toLowerCase().replaceAll('-', ' '))
		expect([status, body]).toEqual([
			200,
			{
				id,
				status: 'pending',
				fulfilment: 'installation',
				awaits: null,
				sendBy: null,
				history: [{ status: 'pending', at: expect.any(String) }],
				linkBy: 'mail',
				createdAt: expect.any(String),
			},
		])
		expect(JSON.stringify(body)).not.toMatch(HIDDEN)
	})

	it('answers the same whether the number or the phone is wrong, also once there were too many', async () => {
		const { visitor } = await live(open)
		const id = await place(visitor(), {})
		const answers = async (number: string, address: string) => {
			const tries = []
			for (let n = 0; n < 7; n++) {
				const { status, body } = await track(visitor(address), number, `98100 0000${n}`)
				tries.push([status, body.code, body.detail])
			}
			return tries
		}
		const ofOrder = await answers(id, networkNumbered(1))
		expect(ofOrder.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 429, 429])
		expect(await answers('SB-2222-2222', networkNumbered(2))).toEqual(ofOrder)
		// The right phone is not judged then, and another network is not kept from it.
		expect((await track(visitor(networkNumbered(1)), id)).status).toBe(429)
		expect((await track(visitor(networkNumbered(4)), id)).status).toBe(200)
	})

	it('lets nobody try for ever, from many networks, at once, or with many numbers', async () => {
		const { store, visitor, forward } = await live(open)
		const id = await place(visitor(networkNumbered(9000)))
		const many = await Promise.all(
			Array.from({ length: 90 }, (_, n) =>
				track(visitor(networkNumbered(1 + Math.floor(n / 3))), id, `98100 ${10_000 + n}`),
			),
		)
		expect(many.filter(({ status }) => status === 404)).toHaveLength(50)
		// A network that the order was placed from counts for itself.
		expect((await track(visitor(networkNumbered(9000)), id)).status).toBe(200)
		const numbers = await Promise.all(
			Array.from({ length: 120 }, (_, n) =>
				track(visitor(networkNumbered(100)), `SB-${2222 + n}-2222`),
			),
		)
		expect(numbers.filter(({ status }) => status === 404)).toHaveLength(100)
		forward(24 * 3_600_000)
		expect((await track(visitor(networkNumbered(100)), id)).status).toBe(200)
		await deleteOldContactTries(store)
		const left = await store.db.selectFrom('order_contact_tries').select('known').execute()
		expect(left.filter(({ known }) => known === 0).length).toBeLessThan(5)
	})

	it('has the link to all of it sent to the mail of the order alone, three times an hour', async () => {
		const { store, visitor, outbox, forward } = await live(open)
		const id = await place(visitor())
		const stranger = visitor()
		expect((await sendLink(stranger, id, '98100 00000')).status).toBe(404)
		expect(await mailsOf(store, 'order-link')).toEqual([])
		for (let n = 0; n < 3; n++) {
			expect((await sendLink(stranger, id)).status).toBe(204)
			forward(1000)
		}
		const refused = await sendLink(stranger, id)
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3597'])
		await outbox.deliver()
		const sent = outbox.mails.filter(({ subject }) => subject.includes('The link to your order'))
		expect(sent.map(({ to }) => to)).toEqual(Array(3).fill(expect.anything()))
		expect(JSON.stringify(sent.map(({ to }) => to))).toContain(EMAIL)
		const [, key = ''] = /\?key=([\w-]{32})/.exec(JSON.stringify(sent[0])) ?? []
		expect((await visitor().get(`/api/orders/${id}?key=${key}`)).body.id).toBe(id)
		forward(3_600_000)
		expect((await sendLink(stranger, id)).status).toBe(204)
	})

	itOnSqlite('says so where no mail reaches the buyer', async () => {
		const { visitor } = await live(open)
		const id = await place(visitor(), { email: '' })
		expect((await track(visitor(), id)).body.linkBy).toBe(null)
		const { status, body } = await sendLink(visitor(), id)
		expect([status, body.code]).toEqual([409, 'conflict'])
	})

	it('texts the link to a buyer without a mail address, as it is placed and when it is asked for', async () => {
		const { store, visitor, outbox, forward } = await live(open)
		const texts: LinkSms[] = []
		store.sms = {
			sendCode: () => Promise.reject(new Error('no code is asked for')),
			sendLink: async (sms) => {
				texts.push(sms)
			},
		}
		const id = await place(visitor(), { email: '' })
		const landline = await place(visitor(), { email: '', contactNumber: '022 2456 7890' })
		await place(visitor())
		await outbox.deliver()
		expect(texts).toMatchObject([{ mobile: '9820001234', orderId: id }])
		const [, key = ''] = /\?key=([\w-]{32})$/.exec(texts[0]?.link ?? '') ?? []
		expect((await visitor().get(`/api/orders/${id}?key=${key}`)).body.id).toBe(id)
		const jobs = await store.db.selectFrom('jobs').selectAll().execute()
		expect(JSON.stringify(jobs)).not.toContain(key)
		expect((await track(visitor(), id)).body.linkBy).toBe('sms')
		for (let n = 0; n < 3; n++) {
			forward(1000)
			expect((await sendLink(visitor(), id)).status).toBe(204)
		}
		expect((await sendLink(visitor(), id)).status).toBe(429)
		await outbox.deliver()
		expect(texts.map(({ link }) => link)).toEqual(Array(4).fill(texts[0]?.link))
		expect((await track(visitor(), landline, '022 2456 7890')).body.linkBy).toBe(null)
	})

	itOnSqlite('mails the buyer with an account a link to log in by', async () => {
		const { store, as, visitor } = await live(open)
		const buyer = await as('Buyer')
		const id = await place(buyer, { email: '' })
		expect((await sendLink(visitor(), id)).status).toBe(204)
		const [mail] = await mailsOf(store, 'order-link')
		expect([mail?.recipient, mail?.secret]).toEqual([expect.stringContaining('@'), null])
	})

	itOnSqlite('refuses what is left out, by field', async () => {
		const { visitor } = await live(open)
		const { status, body } = await visitor().post('/api/order-tracking', { id: '' })
		expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['contactNumber', 'id']])
	})
})

describeOnSqlite('tracking an order in a demo', (open) => {
	it('tells how far it is, and sends no mail', async () => {
		const { visitor } = await open()
		const id = await place(visitor())
		expect((await track(visitor(), id)).body).toMatchObject({ status: 'pending', linkBy: null })
		expect((await sendLink(visitor(), id)).status).toBe(409)
	})
})

describeOnAllEngines('the orders that a browser follows', (open) => {
	it('are listed while their links are good, the one followed last first, and to nobody else', async () => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		const guest = visitor()
		const ids = []
		for (let n = 0; n < 3; n++) {
			const { id, trackingKey: key } = await placePaid(visitor(networkNumbered(n + 1)), {
				shipping: BUYER,
				payment: 'cod',
			})
			await guest.put(`/api/orders/${id}/follow`, { key })
			ids.unshift(id)
		}
		const listed = async (caller: Caller) =>
			(await caller.get('/api/followed-orders')).body.map(({ id }: { id: string }) => id)
		expect(await listed(guest)).toEqual(ids)
		expect(await listed(visitor())).toEqual([])
		await guest.delete(`/api/orders/${ids[0]}/follow`)
		const replaced = await guest.post(`/api/orders/${ids[1]}/tracking-key`, { contact: PHONE })
		expect(replaced.status).toBe(200)
		expect(await listed(guest)).toEqual(ids.slice(1))
	})
})

describe('the number of an order as it is typed', () => {
	const symbol = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ')
	const part = fc.array(symbol, { minLength: 4, maxLength: 4 }).map((letters) => letters.join(''))

	it('is read in small letters, with spaces or none', () => {
		fc.assert(
			fc.property(part, part, fc.constantFrom('', ' ', '-', ' - ', '/'), (one, other, gap) => {
				const number = `SB-${one}-${other}`
				const typed = ` ${['sb', one, other].join(gap).toLowerCase()} `
				expect(orderNumberOf(typed)).toBe(number)
				expect(orderNumberOf(number)).toBe(number)
			}),
		)
	})

	it.each(['', 'SB 7KQ4', "SB-' or 1", 'x'.repeat(41)])('%s can be none', (text) =>
		expect(orderNumberOf(text)).toBe(null),
	)
})

it.each(['', '000000', '0000000000', '98200 01234'])(
	'an order that has lost its phone number is not found by %s',
	(text) => expect(isPhoneOf('', text)).toBe(false),
)
