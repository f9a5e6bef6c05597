import { expect, it } from 'vitest'
import { once } from '../../../test/builders.ts'
import { PANEL } from '../../../test/catalogues/sample-products.ts'
import { movableClock } from '../../../test/clock.ts'
import {
	HARYANA,
	moneyOf,
	placeOrder,
	register,
} from '../../../test/documents/billing-documents.ts'
import { receive } from '../../../test/money.ts'
import { setOrder } from '../../../test/orders.ts'
import { describeOnAllEngines, type Open } from '../../../test/store.ts'
import { anonymiseOrders } from '../../orders/retention/anonymise.ts'

const FILES_OF_JANUARY = [
	'/api/exports/gstr1.json?month=2027-01',
	'/api/exports/gstr1.csv?month=2027-01&section=b2b',
	'/api/exports/gstr1.csv?month=2027-01&section=docs',
	'/api/exports/sales-register.csv?from=2027-01-01&to=2027-01-31',
	'/api/exports/day-book.csv?from=2027-01-01&to=2027-01-31',
	'/api/gst-summary?month=2027-01',
]

/** A shop that has sold one panel each month to a buyer with a GSTIN. */
async function shopOf(open: Open) {
	const { store, as } = await open({ mode: 'live', sampleData: true })
	const forward = movableClock(store)
	await register(store)
	const admin = await as('Admin')
	const money = moneyOf(store)
	const at = (time: string) => forward(Date.parse(`${time}+05:30`) - store.now())
	const run = async () => {
		await money.run()
		expect(await money.failed()).toEqual([])
	}
	const sell = async (billing: object | undefined = HARYANA) => {
		const id = await placeOrder(store, admin, { [PANEL]: 1 }, billing ? { billing } : {})
		const sent = await admin.post(`/api/orders/${id}/dispatches`, {
			carrier: 'Blue Dart',
			lines: [{ line: 1, quantity: 1 }],
		})
		expect(sent.status).toBe(201)
		await run()
		return id
	}
	const payLate = async (id: Awaited<ReturnType<typeof sell>>, date: string) => {
		await receive(admin, id, {
			...{ key: once()['idempotency-key'], amount: 1_000, date, way: 'cod' },
			confirmOverpaid: true,
		})
		await run()
	}
	const files = async () => {
		const all: string[] = []
		for (const path of FILES_OF_JANUARY) {
			const { body } = await admin.get(path)
			all.push(typeof body === 'string' ? body : JSON.stringify(body))
		}
		return all
	}
	const close = (month: string, note = '') => admin.post(`/api/months/${month}/close`, { note })
	const states = async () => {
		const { body } = await admin.get('/api/months')
		return body.months.map(({ month, state }: { month: string; state: string }) => [month, state])
	}
	return { store, admin, at, run, sell, payLate, files, close, states }
}

describeOnAllEngines('a month that is closed', (open) => {
	it('keeps its exports, and what comes late stands in the next open month', async () => {
		const { store, admin, at, sell, payLate, files, close, states } = await shopOf(open)
		at('2027-01-20T12:00')
		const order = await sell()
		expect((await close('2027-01')).status).toBe(409)
		at('2027-02-11T12:00')
		await sell()
		const before = await files()
		expect((await close('2027-01')).body).toMatchObject({ state: 'closed', mayOpen: true })
		expect((await close('2027-01')).status).toBe(409)
		expect(await states()).toEqual([
			['2027-02', 'running'],
			['2027-01', 'closed'],
		])
		await payLate(order, '2027-01-31')
		expect(await files()).toEqual(before)
		const [path = ''] = FILES_OF_JANUARY
		expect((await admin.get(path)).headers.get('x-filed-on')).toBe('2027-02-11')
		expect((await admin.get('/api/months/2027-01/differences')).body.files).toEqual([])
		const { body: book } = await admin.get(
			'/api/exports/day-book.csv?from=2027-02-01&to=2027-02-28',
		)
		const late = String(book)
			.split('\r\n')
			.filter((line) => line.endsWith('entered after 2027-01 was closed"'))
		expect(late.map((line) => line.split(',')[1]).toSorted()).toEqual([
			'payment',
			'receipt-voucher',
		])
		const { body: summary } = await admin.get('/api/gst-summary?month=2027-02')
		expect(summary.lateEntries).toMatchObject([{ kind: 'receipt-voucher' }])
		const [, voucher] = (await admin.get(`/api/orders/${order}/documents`)).body
		expect(voucher.createdAt.slice(0, 10)).toBe('2027-02-11')
		const { body: document } = await admin.get(`/api/documents/${voucher.id}.json`)
		expect(document.snapshot.paidAt.slice(0, 10)).toBe('2027-01-30')
		const { months } = (await admin.get('/api/reports/balance')).body
		expect(months.filter((each: { balances: boolean }) => !each.balances)).toEqual([])
		// Its voucher is in February: only then is all of it filed.
		at('2027-03-11T12:00')
		expect((await close('2027-02')).status).toBe(200)
		await setOrder(store, order, { status: 'delivered' })
		await anonymiseOrders(store, store.now())
		expect(await files()).toEqual(before)
		const { body: differences } = await admin.get('/api/months/2027-01/differences')
		const names = differences.files.map(({ name }: { name: string }) => name)
		expect(names).toEqual(expect.arrayContaining(['gstr1-b2b.csv', 'sales-register.csv']))
		const asNow = String((await admin.get(`${FILES_OF_JANUARY[1]}&as=calculated`)).body)
		expect(asNow).not.toContain(HARYANA.gstin)
		expect(before[1]).toContain(HARYANA.gstin)
	})

	it('at the end of a year gives no number of the old one after one of the new', async () => {
		const { store, admin, at, sell, payLate, close } = await shopOf(open)
		at('2027-02-20T12:00')
		const order = await sell()
		at('2027-03-11T12:00')
		expect((await close('2027-02')).status).toBe(200)
		await sell()
		at('2027-04-03T12:00')
		// March is open: it goes there, with a number of the year in which it is given.
		await payLate(order, '2027-02-28')
		await sell()
		at('2027-04-11T12:00')
		expect((await close('2027-03')).status).toBe(200)
		await payLate(order, '2027-03-31')
		const rows = await store.db
			.selectFrom('documents')
			.select(['fy', 'dated_at'])
			.where('happened_at', 'is not', null)
			.orderBy('created_at')
			.execute()
		const days = rows.map((row) => [row.fy, new Date(row.dated_at).toISOString().slice(0, 10)])
		expect(days).toEqual([
			['27-28', '2027-03-31'],
			['27-28', '2027-04-11'],
		])
		const all = await store.db
			.selectFrom('documents')
			.select('fy')
			.orderBy('created_at')
			.orderBy('number')
			.execute()
		expect(all.map(({ fy }) => fy)).toEqual(all.map(({ fy }) => fy).toSorted())
		const audited = (await admin.get('/api/audit?kind=month')).body
		expect(audited).toHaveLength(2)
	})

	it('is opened again with a reason, the last one alone, and calculated anew', async () => {
		const { admin, at, sell, close } = await shopOf(open)
		at('2027-01-20T12:00')
		await sell()
		at('2027-02-20T12:00')
		await sell()
		at('2027-03-11T12:00')
		expect((await close('2027-02')).status).toBe(409)
		for (const month of ['2027-01', '2027-02']) expect((await close(month)).status).toBe(200)
		const openAgain = (month: string, reason: string) =>
			admin.post(`/api/months/${month}/open`, { reason })
		expect((await openAgain('2027-01', 'Wrong rate')).status).toBe(409)
		expect((await openAgain('2027-02', ' ')).status).toBe(422)
		const opened = await openAgain('2027-02', 'Wrong rate')
		expect(opened.body).toMatchObject({
			...{ state: 'open', closed: null },
			earlier: [{ reason: 'Wrong rate', on: '2027-03-11' }],
		})
		const { headers } = await admin.get('/api/exports/gstr1.json?month=2027-02')
		expect(headers.get('x-filed-on')).toBeNull()
		expect((await close('2027-02')).status).toBe(200)
	})

	it('needs a note where the books do not balance', async () => {
		const { store, at, sell, close } = await shopOf(open)
		at('2027-01-20T12:00')
		const order = await sell()
		await store.db.deleteFrom('documents').where('order_id', '=', order).execute()
		at('2027-02-11T12:00')
		await sell()
		// Nothing is booked in January, so that February is the first month of the books.
		at('2027-03-11T12:00')
		const refused = await close('2027-02')
		expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['note']])
		expect((await close('2027-02', 'Voucher follows')).status).toBe(200)
	})

	it('is waited for before the GSTIN of a buyer is deleted', async () => {
		const { store, at, sell, close } = await shopOf(open)
		at('2027-01-20T12:00')
		const [business, person] = [await sell(), await sell(undefined)]
		for (const id of [business, person]) await setOrder(store, id, { status: 'delivered' })
		const anonymised = async () => {
			await anonymiseOrders(store, store.now())
			const rows = await store.db
				.selectFrom('orders')
				.select('id')
				.where('anonymised_at', 'is not', null)
				.execute()
			return rows.map(({ id }) => id)
		}
		at('2027-02-11T12:00')
		expect(await anonymised()).not.toContain(business)
		expect((await close('2027-01')).status).toBe(200)
		expect(await anonymised()).toEqual(expect.arrayContaining([business, person]))
	})
})
