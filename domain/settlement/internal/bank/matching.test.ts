import { expect, it } from 'vitest'
import type { OrderId } from '../../../../shared/ids.ts'
import { paise } from '../../../../shared/money.ts'
import { once } from '../../../../test/builders.ts'
import { openPaidShop, PRICE, placePaid as place, TODAY } from '../../../../test/money.ts'
import { sampleStatements } from '../../../../test/payments/sample-statements.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

interface Line {
	row: number
	result: string
	orderId: string | null
	proposals: { orderId: string; by: string; isPart: boolean }[]
	refunds: { id: string; orderId: string }[]
}

const statement = (...lines: string[]) =>
	['Date,Narration,Ref No,Debit,Credit,Balance', ...lines].join('\n')
const results = ({ body }: { body: { lines: Line[] } }) => body.lines.map(({ result }) => result)
const RRN = (n: number) => String(632712345600 + n)

describeOnAllEngines('what a bank’s file has', (open) => {
	it('is of each of the payers that share a reference, and a reference that comes with something else is asked about', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor(), { panels: 2 })]
		const shared = 'TRANSFER FROM 4897737162096'
		const text = statement(
			`21 Nov 2026,BY TRANSFER-UPI/CR/${RRN(1)}/ASHA DES/HDFC/asha/${one.id}--,${shared},,${PRICE},`,
			`21 Nov 2026,BY TRANSFER-UPI/CR/${RRN(2)}/RAVI KUM/ICIC/ravi/${other.id}--,${shared},,${2 * PRICE},`,
		)
		const done = await admin.post('/api/bank-file', { text })
		expect([done.body.payments, results(done)]).toEqual([2, ['payment', 'payment']])
		const again = await admin.post('/api/bank-file', { text })
		expect([again.body.payments, results(again)]).toEqual([0, ['known', 'known']])
		const third = await place(visitor())
		const changed = await admin.post('/api/bank-file', {
			text: statement(
				`21 Nov 2026,UPI/${RRN(1)}/ASHA/${one.id},,,${PRICE + 1},`,
				`22 Nov 2026,UPI/${RRN(2)}/RAVI/${other.id},,,${2 * PRICE},`,
				`21 Nov 2026,UPI/0000${RRN(1)}/ASHA/${third.id},0000${RRN(1)},,${PRICE},`,
			),
		})
		expect([changed.body.payments, results(changed)]).toEqual([0, Array(3).fill('conflict')])
	})

	it('is known again that was recorded by hand, however its reference was spelt', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const { id } = await place(visitor())
		await receive(id, { reference: `utr 0000${RRN(3)}` })
		const text = (day: string) => statement(`${day},UPI/${RRN(3)}/ASHA/${id},,,${PRICE},`)
		expect(results(await admin.post('/api/bank-file', { text: text(TODAY()) }))).toEqual(['known'])
		const other = await admin.post('/api/bank-file', { text: text('2026-11-20') })
		expect(results(other)).toEqual(['conflict'])
		const twice = await receive((await place(visitor())).id, { reference: RRN(3) })
		expect(twice.status).toBe(409)
	})

	it('adds up to what an order has open, within a file and over files, and a part is recorded by a person', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor())]
		const half = PRICE / 2
		const both = statement(
			`21/11/2026,UPI/${RRN(1)}/ASHA/${one.id},,,${half},`,
			`21/11/2026,UPI/${RRN(2)}/ASHA/${one.id},,,${half},`,
		)
		expect(results(await admin.post('/api/bank-file', { text: both }))).toEqual([
			'payment',
			'payment',
		])
		expect((await admin.get(`/api/orders/${one.id}`)).body.money.state).toBe('paid')

		const first = statement(`21/11/2026,UPI/${RRN(3)}/RAVI/${other.id},,,1000,`)
		const kept = await admin.post('/api/bank-statements', { text: first })
		expect(kept.status).toBe(201)
		expect(kept.body.report.lines).toMatchObject([
			{ result: 'part', proposals: [{ orderId: other.id, isPart: true }] },
		])
		expect((await admin.post(`/api/bank-statements/${kept.body.id}/record`)).body.payments).toBe(0)
		const press = () =>
			admin.post(`/api/bank-statements/${kept.body.id}/lines`, { row: 2, orderId: other.id })
		const pressed = [await press(), await press()]
		expect(pressed.map(({ status }) => status)).toEqual([200, 200])
		expect(pressed[1]?.body.report.lines[0].result).toBe('known')
		const money = await admin.get(`/api/orders/${other.id}/payments`)
		expect(money.body).toMatchObject({ paid: 1000, payments: [{ reference: RRN(3) }] })
		const last = statement(`22/11/2026,UPI/${RRN(4)}/RAVI/${other.id},,,${PRICE - 1000},`)
		expect((await admin.post('/api/bank-file', { text: last })).body.payments).toBe(1)
		expect((await admin.get(`/api/orders/${other.id}`)).body.money.state).toBe('paid')
	})

	it('proposes orders by a cut number, by the amount and by the name, and combines none of them', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const shipping = (fullName: string) => ({
			shipping: {
				fullName,
				contactNumber: '9876543210',
				email: 'asha@example.com',
				street: '1 MG Road',
				city: 'Pune',
				zipCode: '411038',
				country: 'India',
				state: 'Maharashtra',
			},
		})
		const one = await place(visitor(), shipping('Asha Deshpande'))
		const other = await place(visitor(), { panels: 3, ...shipping('Ravi Kumar') })
		const text = statement(
			`21/11/2026,UPI/${RRN(1)}/X/${other.id.slice(0, 7)},,,100,`,
			`21/11/2026,UPI/${RRN(2)}/NOBODY,,,${PRICE},`,
			`21/11/2026,UPI/${RRN(3)}/RAVI KUM/HDFC,,,200,`,
			`21/11/2026,SB TRANSFER CASH,,,7,`,
			`21/11/2026,UPI/${RRN(5)}/NOBODY,,,${PRICE * 2 - 7},`,
		)
		const kept = await admin.post('/api/bank-statements', { text })
		const proposed = kept.body.report.lines.map(({ proposals }: Line) =>
			proposals.map(({ orderId, by, isPart }) => [orderId, by, isPart]),
		)
		expect(proposed).toEqual([
			[[other.id, 'number', true]],
			[[one.id, 'amount', false]],
			[[other.id, 'name', true]],
			[],
			[],
		])
		expect(results({ body: kept.body.report })).toEqual(Array(5).fill('no-order'))
		const record = `/api/bank-statements/${kept.body.id}/lines`
		expect((await admin.post(record, { row: 3, orderId: one.id })).status).toBe(200)
		expect((await admin.post(record, { row: 4, orderId: one.id })).status).toBe(422)
		expect((await admin.post(record, { row: 9, orderId: one.id })).status).toBe(404)
		expect((await admin.get(`/api/orders/${one.id}`)).body.money.state).toBe('paid')
	})

	it('asks about a debit that may be a transfer that came back, or a refund that was sent', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor())]
		const utr = 'HDFCN52026112112345678'
		await receive(one.id, { reference: utr })
		await receive(other.id)
		await admin.post(`/api/orders/${other.id}/refunds`, { amount: 500, reason: 'x' }, once())
		const kept = await admin.post('/api/bank-statements', {
			text: statement(
				`23/11/2026,NEFT RETURN ${utr},,${PRICE},,`,
				`23/11/2026,UPI/DR/${RRN(7)}/RAVI,,500,,`,
				`23/11/2026,RENT,,900,,`,
			),
		})
		expect(kept.body.report).toMatchObject({
			debits: 1,
			lines: [
				{ result: 'returned', orderId: one.id, isDebit: true },
				{ result: 'refund', refunds: [{ orderId: other.id, amount: 500 }] },
			],
		})
		const refundId = kept.body.report.lines[1].refunds[0].id
		const sent = await admin.post(`/api/bank-statements/${kept.body.id}/refunds`, {
			row: 3,
			refundId,
		})
		expect(sent.body.report).toMatchObject({ debits: 2, lines: [{ result: 'returned' }] })
		const money = await admin.get(`/api/orders/${other.id}/payments`)
		expect(money.body.refunds).toMatchObject([{ state: 'done', reference: RRN(7) }])
	})

	it('is kept for a day, and its columns are known once they were said', async () => {
		const { store, visitor, admin, as } = await openPaidShop(open)
		const { id } = await place(visitor())
		const head = ['Wann', 'Wofür', 'Wieviel']
		const text = [head.join(','), `23/11/2026,UPI ${id},${PRICE}`].join('\n')
		const kept = await admin.post('/api/bank-statements', { text })
		expect(kept.body).toMatchObject({ report: null, firstRows: [head, expect.any(Array)] })
		const columns = { head, date: 'Wann', narration: 'Wofür' }
		expect((await admin.post('/api/bank-columns', columns)).status).toBe(422)
		expect((await admin.post('/api/bank-columns', { ...columns, credit: 'Wieviel' })).status).toBe(
			204,
		)
		const path = `/api/bank-statements/${kept.body.id}`
		expect(results({ body: (await admin.get(path)).body.report })).toEqual(['payment'])
		const buyer = await as('Buyer')
		expect([(await buyer.get(path)).status, (await visitor().get(path)).status]).toEqual([403, 401])
		const { now } = store
		store.now = () => now() + 86_400_000
		expect((await admin.get(path)).status).toBe(404)
	})

	it('is proposed for the order whose buyer has entered its reference, unless it names another', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const shop = visitor()
		const [one, other] = [await place(shop), await place(visitor())]
		const path = `/api/orders/${one.id}/payments/reference?key=${one.trackingKey}`
		const enter = (reference: string) => shop.post(path, { reference })
		expect((await enter('my UTR')).status).toBe(422)
		expect((await enter(`UTR 0000${RRN(1)}`)).status).toBe(200)
		expect((await visitor().post(path.split('?')[0] ?? '', { reference: RRN(1) })).status).toBe(404)
		const text = statement(
			`21/11/2026,UPI/${RRN(1)}/X,,,${PRICE},`,
			`21/11/2026,UPI/${RRN(2)}/X,,,${PRICE},`,
		)
		const kept = await admin.post('/api/bank-statements', { text })
		expect(kept.body.report.lines.map(({ proposals }: Line) => proposals[0])).toMatchObject([
			{ orderId: one.id, by: 'reference' },
			{ by: 'amount' },
		])
		expect(kept.body.report.payments).toBe(0)
		const named = statement(`21/11/2026,UPI/${RRN(1)}/${other.id},,,${PRICE},`)
		const done = await admin.post('/api/bank-file', { text: named })
		expect([done.body.payments, done.body.lines[0].orderId]).toEqual([1, other.id])
		const tries = []
		for (let n = 2; n < 8; n++) tries.push((await enter(RRN(n))).status)
		expect(tries).toEqual([200, 200, 200, 200, 429, 429])
	})

	it('may be a payment that was recorded without its reference, which a person says', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const { id } = await place(visitor())
		const half = PRICE / 2
		await receive(id, { reference: 'from Asha', amount: half })
		const line = `${TODAY()},UPI/${RRN(8)}/ASHA/${id},,,${half},`
		const text = statement(line, line.replace(RRN(8), RRN(9)))
		const kept = await admin.post('/api/bank-statements', { text })
		expect(results({ body: kept.body.report })).toEqual(['similar', 'similar'])
		await admin.post(`/api/bank-statements/${kept.body.id}/lines`, { row: 3, orderId: id })
		expect((await admin.get(`/api/orders/${id}`)).body.money.state).toBe('paid')
	})

	it('of every bank that is known is recorded once, and known when it comes again', async () => {
		const { store, visitor, admin } = await openPaidShop(open)
		let n = 0
		for (const [bank, { rows }] of Object.entries(sampleStatements('', ''))) {
			const [one, other] = [await place(visitor()), await place(visitor())]
			const sample = sampleStatements(one.id, other.id)[bank]
			// Each bank's transfers have numbers of their own.
			const text = (sample?.text ?? '').replace(/\b(0*)(63\d{2}12345)678/g, `$1$2${100 + n++}`)
			const kept = await admin.post('/api/bank-statements', { text })
			const { report } = kept.body
			expect([bank, report.lines.length + report.debits + report.notes]).toEqual([
				bank,
				rows.credits + rows.debits + rows.unread + rows.notes,
			])
			expect(report.balance.state).toBe('follows')
			const named: (Line & { amount: number })[] = report.lines.filter(
				({ orderId }: Line) => orderId !== null,
			)
			expect([bank, named.map(({ orderId }) => orderId).toSorted()]).toEqual([
				bank,
				[one.id, other.id].toSorted(),
			])
			for (const { orderId, amount } of named)
				await store.db
					.updateTable('payment_schedule')
					.set({ amount_paise: paise(amount * 100) })
					.where('order_id', '=', orderId as OrderId)
					.execute()
			const record = () => admin.post(`/api/bank-statements/${kept.body.id}/record`)
			const [first, again] = [await record(), await record()]
			expect([bank, first.body.payments, again.body.payments]).toEqual([bank, 2, 0])
			const after = await admin.post('/api/bank-file/preview', { text })
			expect(results(after).filter((result) => result === 'known')).toHaveLength(2)
		}
	})
})
