import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { enquiry, feedback, once, order, shipping } from '../../../test/builders.ts'
import { openPaidShop, PRICE, placePaid } from '../../../test/money.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { contactIn } from '../../contacts/rules.ts'

it('a contact is the same however it is typed', () => {
	const digits = fc.stringMatching(/^[6-9]\d{9}$/)
	fc.assert(
		fc.property(digits, (ten) => {
			const spelt = [
				ten,
				`+91 ${ten}`,
				`0${ten}`,
				`${ten.slice(0, 5)} ${ten.slice(5)}`,
				`tel:+91-${ten}`,
			]
			for (const text of spelt) expect(contactIn(text)).toEqual({ kind: 'phone', value: ten })
		}),
	)
	expect(contactIn(' Asha@Example.com ')).toEqual({ kind: 'email', value: 'asha@example.com' })
	for (const text of ['', '12345', 'asha', 'asha@', '@example.com', 'call 9820000000'])
		expect([text, contactIn(text)]).toEqual([text, null])
})

interface Event {
	kind: string
	at: string
	[field: string]: unknown
}

const EMAIL = 'asha@example.com'
const PHONE = '98200 11111'
const personAt = (contact: string, more = '') =>
	`/api/people?contact=${encodeURIComponent(contact)}${more}`

describeOnAllEngines('a person', (open, itOnSqlite) => {
	it('is found by phone and by mail, with all that happened between them and the shop', async () => {
		const { store, visitor, as, people } = await open({ sampleData: true })
		let now = Date.now()
		store.now = () => ++now
		const [admin, installer] = await people('Admin', 'Installer')
		const asha = shipping({ contactNumber: `+91 ${PHONE}`, email: EMAIL })
		const placed = await visitor().post('/api/orders', { ...order(), shipping: asha }, once())
		const { id } = placed.body
		await installer.post(`/api/orders/${id}/accept`)
		const visit = { at: new Date(now + 3 * DAY_MS).toISOString(), minutes: 120 }
		expect((await installer.put(`/api/orders/${id}/appointment`, visit)).status).toBe(200)
		const asked = { name: 'Asha K', email: EMAIL, contactNumber: null, message: 'And a battery?' }
		expect((await visitor().post('/api/enquiries', enquiry(asked))).status).toBe(201)
		await visitor().post('/api/feedback', feedback({ email: EMAIL, subject: 'Cables' }))
		// Somebody else's.
		await visitor().post('/api/orders', order(), once())
		await (await as('Buyer')).post('/api/feedback', feedback({ email: 'ravi@example.com' }))
		const noted = { contact: `0${PHONE}`, kind: 'call', text: 'Wants it by Diwali' }
		expect((await admin.post('/api/contact-notes', noted)).status).toBe(201)
		for (const contact of [PHONE, EMAIL.toUpperCase()]) {
			const { status, body } = await admin.get(personAt(contact))
			expect(status).toBe(200)
			expect(body.names).toEqual(['Asha K', asha.fullName])
			expect(new Set(body.contacts.map(({ value }: { value: string }) => value))).toEqual(
				new Set([EMAIL, '9820011111']),
			)
			const events: Event[] = body.events
			expect(body).toMatchObject({ orders: 1, total: events.length })
			const kinds = ['note', 'feedback', 'enquiry', 'installation', 'step'] as const
			expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(kinds))
			expect(events.map(({ at }) => at)).toEqual(
				events
					.map(({ at }) => at)
					.toSorted()
					.toReversed(),
			)
			expect(events[0]).toMatchObject({ isCall: true, text: 'Wants it by Diwali' })
			const steps = events.filter(({ kind }) => kind === 'step')
			expect(steps.at(-1)).toMatchObject({ action: 'place', orderId: id })
			expect(events.find(({ kind }) => kind === 'installation')).toMatchObject({ orderId: id })
		}
		const pages = await Promise.all(
			[0, 3, 6].map((offset) => admin.get(personAt(PHONE, `&limit=3&offset=${offset}`))),
		)
		const whole = (await admin.get(personAt(PHONE))).body.events
		expect(pages.flatMap(({ body }) => body.events)).toEqual(whole)
	})

	it('has their payments and mails, and the orders of their account', async () => {
		const { admin, as, mailsSent } = await openPaidShop(open)
		const buyer = await as('Buyer')
		const { id } = await placePaid(buyer)
		await mailsSent()
		const paid = { amount: PRICE, reference: 'UTR1', way: 'transfer', date: '2026-01-05' }
		const received = await admin.post(`/api/orders/${id}/payments`, paid, once())
		expect(received.status).toBe(201)
		await mailsSent()
		const { email } = (await buyer.get('/api/session')).body.user
		const { body } = await admin.get(personAt(email))
		expect(body.accounts).toMatchObject([{ email, role: 'Buyer' }])
		const events: Event[] = body.events
		const of = (kind: string) => events.filter((event) => event.kind === kind)
		expect(of('payment')).toMatchObject([{ orderId: id, amount: PRICE, state: 'captured' }])
		expect(of('mail').map(({ template }) => template)).toContain('payment-received')
		expect(events.map(({ at }) => at)).toEqual(
			events
				.map(({ at }) => at)
				.toSorted()
				.toReversed(),
		)
	})

	itOnSqlite('is shown to admins alone, and a contact that is none is refused', async () => {
		const { visitor, as, people } = await open()
		const [admin] = await people('Admin')
		expect((await visitor().get(personAt(PHONE))).status).toBe(401)
		expect((await (await as('Buyer')).get(personAt(PHONE))).status).toBe(403)
		expect((await admin.get(personAt('asha'))).status).toBe(422)
		expect((await admin.get(personAt(PHONE))).body).toMatchObject({
			...{ names: [], accounts: [], orders: 0, total: 0, events: [] },
			contacts: [{ kind: 'phone', value: '9820011111' }],
		})
	})

	it('has notes that are audited and can be deleted', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const blank = await admin.post('/api/contact-notes', {
			contact: PHONE,
			kind: 'note',
			text: ' ',
		})
		expect(blank.body.errors).toEqual({ text: 'Write down what was said.' })
		const noted = { contact: PHONE, kind: 'note', text: 'Prefers the evening' }
		const { id } = (await admin.post('/api/contact-notes', noted)).body
		expect((await admin.delete(`/api/contact-notes/${id}`)).status).toBe(204)
		expect((await admin.delete(`/api/contact-notes/${id}`)).status).toBe(404)
		expect((await admin.get(personAt(PHONE))).body.total).toBe(0)
		const entries = (await admin.get('/api/audit?kind=contact')).body
		expect(entries.map(({ action }: Record<string, string>) => action).toSorted()).toEqual([
			'deleted a',
			'wrote a',
		])
		expect(JSON.stringify(entries)).not.toContain('evening')
	})
})
