import { expect, it } from 'vitest'
import { busyStore } from '../../test/reports.ts'
import { describeOnSqlite } from '../../test/store.ts'

const CALLS = ['sales', 'breakdown', 'acceptance', 'carts', 'stock'].flatMap((name) => [
	`/api/reports/${name}`,
	`/api/reports/${name}.csv`,
])

describeOnSqlite('the reports', (open) => {
	it('are an admin’s alone', async () => {
		const { visitor, people } = await open()
		const [buyer, installer, admin] = await people('Buyer', 'Installer', 'Admin')
		for (const path of CALLS) {
			expect((await visitor().get(path)).status, path).toBe(401)
			for (const caller of [buyer, installer])
				expect((await caller.get(path)).body, path).toMatchObject({
					status: 403,
					code: 'forbidden',
				})
			expect((await admin.get(path)).status, path).toBe(200)
		}
	})

	it('take a range that runs forwards and is not too long', async () => {
		const admin = await (await open()).as('Admin')
		for (const path of CALLS.filter((path) => !path.includes('stock'))) {
			const fields = async (query: string) => {
				const { status, body } = await admin.get(`${path}?${query}`)
				return [status, body.errors]
			}
			expect(await fields('from=2026-02-02&to=2026-02-01')).toEqual([
				422,
				{ from: 'The first day must not come after the last.' },
			])
			expect(await fields('from=2020-01-01&to=2026-02-01')).toEqual([
				422,
				{ from: 'Choose at most 5 years.' },
			])
			expect(await fields('from=2026-02-30')).toEqual([422, { from: 'Type a day as YYYY-MM-DD.' }])
		}
		expect((await admin.get('/api/reports/sales?by=year')).body.errors).toEqual({
			by: 'One of day, week, month',
		})
		expect((await admin.get('/api/reports/breakdown?by=colour')).status).toBe(422)
	})

	it('come as CSV that spreadsheets can open and cannot be tricked by', async () => {
		const opened = await open()
		const { admin } = await busyStore(opened)
		await admin.put('/api/products/p0', { name: '=HYPERLINK("http://x.example")' })
		const sales = await admin.get('/api/reports/sales.csv?by=month')
		expect(sales.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		expect(sales.headers.get('content-disposition')).toBe(
			'attachment; filename="sales-by-month-2026-10-23-to-2026-11-21.csv"',
		)
		const report = (await admin.get('/api/reports/sales?by=month')).body
		const [head, ...rows] = sales.body.replace('\uFEFF', '').trimEnd().split('\r\n')
		expect(head.split(',').slice(0, 3)).toEqual(['From', 'To', 'Orders'])
		expect(rows).toEqual(
			report.buckets.map((bucket: Record<string, number>) =>
				[
					bucket.from,
					bucket.to,
					bucket.orders,
					bucket.value?.toFixed(2),
					bucket.placed,
					bucket.placedValue?.toFixed(2),
					bucket.declined,
					bucket.declinedValue?.toFixed(2),
					bucket.cancelled,
					bucket.cancelledValue?.toFixed(2),
				].join(','),
			),
		)
		const parts = await admin.get('/api/reports/breakdown.csv?by=product')
		expect(parts.body).toContain(`"'=HYPERLINK(""http://x.example"")",p0,`)
		for (const path of CALLS.filter((path) => path.endsWith('.csv')))
			expect((await admin.get(path)).body.trim().split('\r\n').length, path).toBeGreaterThan(1)
	})
})
