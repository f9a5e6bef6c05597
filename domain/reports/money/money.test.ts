import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { asDelivered, openPaidShop, PRICE, placePaid } from '../../../test/money.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'
import { daysLate, dueDay, dueSince } from '../internal/money/receivable-rules.ts'

const paiseIn = (cell = '') => Math.round(Number(cell || 0) * 100)

async function rowsOf(admin: Caller, path: string) {
	const { status, body } = await admin.get(path)
	expect(status).toBe(200)
	const [, ...rows] = String(body).trim().split('\r\n')
	return rows.map((row) => row.split(','))
}

const sumOf = (rows: string[][], column: number) =>
	rows.reduce((sum, row) => sum + paiseIn(row[column]), 0)

describeOnAllEngines('the money of all orders', (open) => {
	it('agrees with the day book to the paisa, in its list, its sums and its file', async () => {
		const { store, visitor, admin, receive } = await openPaidShop(open)
		const one = await placePaid(visitor())
		const two = await placePaid(visitor(), { panels: 2 })
		await receive(one.id, { key: 'a', reference: 'UTR-ONE' })
		const yesterday = dayAt(store.now() - 86_400_000)
		await receive(two.id, { key: 'b', amount: 0.07, reference: 'UTR-TWO', date: yesterday })
		const headers = { 'idempotency-key': 'back' }
		const asked = { amount: 12.34, reason: 'A dent' }
		const { body } = await admin.post(`/api/orders/${one.id}/refunds`, asked, headers)
		const [refund] = body.refunds
		const before = await admin.get('/api/payments')
		expect(before.body.totals).toEqual({ received: PRICE + 0.07, refunded: 0, refunding: 12.34 })
		await admin.post(`/api/refunds/${refund.id}/sent`, { reference: 'RFD-1' })

		const all = await admin.get('/api/payments')
		expect(all.headers.get('x-total-count')).toBe('3')
		expect(all.body.totals).toEqual({ received: PRICE + 0.07, refunded: 12.34, refunding: 0 })
		expect(all.body.rows[0]).toMatchObject({
			kind: 'refund',
			state: 'done',
			orderId: one.id,
			reference: 'RFD-1',
			amount: 12.34,
			way: 'transfer',
			buyer: one.buyer,
		})
		const today = dayAt(store.now())
		const days = `from=${yesterday}&to=${today}`
		const book = await rowsOf(admin, `/api/exports/day-book.csv?${days}`)
		const file = await rowsOf(admin, `/api/exports/payments.csv?${days}`)
		const of = (kind: string) => book.filter((row) => row[1] === kind)
		expect(sumOf(file, 8)).toBe(sumOf(of('payment'), 7))
		expect(sumOf(file, 9)).toBe(sumOf(of('refund'), 6))
		expect([sumOf(file, 8), sumOf(file, 9)]).toEqual([PRICE * 100 + 7, 1234])
		const daysOf = (rows: string[][]) => rows.map(([at = '']) => at.slice(0, 10)).toSorted()
		const moved = [...of('payment'), ...of('refund')]
		expect(daysOf(file)).toEqual(daysOf(moved))
	})

	it('is found by its way, state, days, order and reference, a page at a time', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const one = await placePaid(visitor())
		const two = await placePaid(visitor())
		await receive(one.id, { key: 'a', amount: 10, reference: 'UTR-ONE' })
		await receive(two.id, { key: 'b', amount: 20, reference: 'UTR%TWO' })
		const found = async (query: string) =>
			(await admin.get(`/api/payments?${query}`)).body.rows.map(
				({ reference }: { reference: string }) => reference,
			)
		expect(await found('')).toHaveLength(2)
		expect(await found('q=utr-one')).toEqual(['UTR-ONE'])
		expect(await found('q=utr%25')).toEqual(['UTR%TWO'])
		expect(await found('q=%25')).toEqual([])
		expect(await found(`q=${two.id.toLowerCase()}`)).toEqual(['UTR%TWO'])
		expect(await found('way=cod')).toEqual([])
		expect(await found('state=captured&way=transfer&kind=payment')).toHaveLength(2)
		expect(await found('kind=refund')).toEqual([])
		expect(await found('to=2020-01-01')).toEqual([])
		const [first] = await found('limit=1')
		const [second] = await found('limit=1&offset=1')
		expect([first, second].toSorted()).toEqual(['UTR%TWO', 'UTR-ONE'])
		expect((await admin.get('/api/payments?from=2026-02-02&to=2026-02-01')).status).toBe(422)
		expect((await visitor().get('/api/payments')).status).toBe(401)
	})

	it('has what is due, and late from the end of the last day of its reservation', async () => {
		const { visitor, admin, store, goTo, receive } = await openPaidShop(open)
		const part = await placePaid(visitor())
		const cod = await placePaid(visitor(), { payment: 'cod' })
		await asDelivered(store, cod.id)
		const paid = await placePaid(visitor())
		await receive(part.id, { key: 'a', amount: 90 })
		await receive(paid.id, { key: 'b' })
		const due = (await admin.get('/api/receivables')).body
		expect(due.rows).toMatchObject([
			{ orderId: part.id, n: 1, due: 'on-order', amount: PRICE - 90, daysLate: 0, way: 'transfer' },
		])
		expect(due.rows[0].since).toBe(part.createdAt)
		expect(due.totals).toEqual({ due: PRICE - 90, late: 0 })
		expect((await admin.get('/api/receivables?late=true')).body.rows).toEqual([])

		const until = Date.parse(due.rows[0].reservedUntil)
		// It ends as its last day does in India.
		expect(new Date(until).toISOString()).toContain('T18:30:00.000Z')
		await goTo(until - 60_000)
		expect((await admin.get('/api/receivables?late=true')).body.rows).toEqual([])
		await goTo(until)
		const first = (await admin.get('/api/receivables?late=true')).body
		expect(first.rows).toMatchObject([{ orderId: part.id, daysLate: 1 }])
		await goTo(until + 2 * 86_400_000)
		const late = (await admin.get('/api/receivables?late=true')).body
		expect(late.rows).toMatchObject([{ orderId: part.id, daysLate: 3 }])
		expect(late.totals).toEqual({ due: PRICE - 90, late: PRICE - 90 })

		const sent = { carrier: 'Delhivery', lines: [{ line: 1, quantity: 1 }] }
		const parcel = await admin.post(`/api/orders/${cod.id}/dispatches`, sent)
		expect(parcel.status).toBe(201)
		const both = await admin.get('/api/receivables')
		expect(both.headers.get('x-total-count')).toBe('2')
		const onDelivery = both.body.rows.find(({ orderId }: { orderId: string }) => orderId === cod.id)
		expect(onDelivery).toMatchObject({ due: 'on-delivery', amount: PRICE, reservedUntil: null })
		expect(Date.parse(onDelivery.since)).toBeGreaterThan(until)
		expect(Date.parse(onDelivery.since)).toBeLessThanOrEqual(store.now())
		const named = await admin.get(`/api/receivables?q=${cod.id.toLowerCase()}&way=cod`)
		expect(named.body.rows).toHaveLength(1)
		const file = await rowsOf(admin, '/api/exports/receivables.csv')
		const reserved = file.find(([id]) => id === part.id)?.[7]
		expect(reserved).toBe(`${dayAt(until - 1)}T23:59:59+05:30`)
		expect(sumOf(file, 5)).toBe(paiseIn(String(both.body.totals.due)))
	})
})

it('falls due at the last step since which it has been due', () => {
	const history = [
		{ status: 'pending' as const, at: 10 },
		{ status: 'accepted' as const, at: 20 },
		{ status: 'pending' as const, at: 30 },
		{ status: 'accepted' as const, at: 40 },
		{ status: 'scheduled' as const, at: 50 },
	]
	expect(dueSince('before-delivery', 'installation', 10, history)).toBe(40)
	expect(dueSince('on-order', 'installation', 10, history)).toBe(10)
	expect(dueSince('on-order', 'installation', 7, [])).toBe(7)
})

it('counts days late from the end of the due day by the clocks of India', () => {
	const at = (text: string) => Date.parse(text)
	// 18:30 UTC is midnight in India.
	const [morning, evening] = [at('2026-11-22T18:30:00Z'), at('2026-11-23T18:29:59.999Z')]
	for (const since of [morning, evening]) {
		const due = dueDay(since, null)
		expect(due).toBe('2026-11-23')
		const moments = [since, evening, evening + 1, evening + 86_400_000, evening + 86_400_001]
		expect(moments.map((now) => daysLate(due, now))).toEqual([0, 0, 1, 1, 2])
		expect(daysLate(due, morning - 86_400_000)).toBe(0)
	}
	// Reserved to the end of the 23rd, and for a quarter of an hour of it.
	expect(dueDay(morning, evening + 1)).toBe('2026-11-23')
	expect(dueDay(morning, at('2026-11-23T04:15:00Z'))).toBe('2026-11-23')
})
