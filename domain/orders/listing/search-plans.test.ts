import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { explain, listen } from '../../../test/databases/explain.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

/** Every list in which an admin finds orders or payments, and what they type. */
const SEARCHES = [
	...['/api/orders?q=utr777', '/api/orders?q=098200+12345', '/api/orders?q=surya+4321'],
	...[
		'/api/payments?q=pay_777',
		'/api/payables?q=sbt/26-27/000123',
		'/api/documents?q=632712345678',
	],
]

/** Some thousand references, so that reading all of them costs more than an index. */
async function fill({ store: { db } }: TestStore, count = 4000) {
	await sql`insert into orders (
		id, user_id, status, full_name, contact_number, email, street, city, zip_code, zip_prefix, country, total_paise,
		tax_paise, tracking_key, idempotency_scope, idempotency_key, request_hash, created_at, updated_at
	) with recursive n (n) as (select 1 union all select n + 1 from n where n < ${count})
	select
		'SB-' || n, null, 'installed', 'Asha ' || n, '98200', null, '1 Road', 'Pune', '411038', '411', 'India', 100,
		5, 'key ' || n, 'nobody', 'plan ' || n, '', n, n
	from n`.execute(db)
	await sql`insert into order_search_terms (term, created_at, order_id, before_acceptance)
		select term, created_at, id, 1
		from orders cross join (select 'asha' as term union select 'pune') as terms
		where id like 'SB-%'`.execute(db)
	await sql`insert into order_lines (order_id, line, product_id, name, price_paise, tax_rate_bp, tax_paise, quantity)
		select id, 1, 'solar-panel-250w', 'A panel', 100, 500, 5, 1
		from orders where created_at % 4 <> 0`.execute(db)
	await sql`insert into order_references (term, order_id, kind)
		select lower(id) || '-' || kind, id, kind
		from orders cross join (select 'buyer' as kind union select 'payment' union select 'serial') as kinds`.execute(
		db,
	)
}

describeOnAllEngines('what an admin searches', (open) => {
	it('is found by the index of terms, in every list', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store, as } = opened
		const admin = await as('Admin')
		await fill(opened)
		const isPostgres = Boolean(opened.config.databaseUrl)
		await sql`analyze`.execute(store.db)
		const sent = listen()
		for (const path of SEARCHES) {
			sent.length = 0
			expect((await admin.get(path)).status, path).toBe(200)
			const searches = sent.filter(({ sql: text }) => text.includes('"order_references"'))
			expect(searches.length, path).toBeGreaterThan(0)
			for (const search of [...searches]) {
				const plan = await explain(opened, search)
				expect(plan, `${path}\n${plan}`).toMatch(
					isPostgres
						? /(?:Index|Bitmap).* on order_references_pkey|using order_references_pkey/i
						: /SEARCH order_references USING .*INDEX/,
				)
				expect(plan, path).not.toMatch(/Seq Scan on order_references|SCAN order_references\b/)
			}
		}
	})
})

describeOnAllEngines('what most orders have', (open) => {
	it.each([
		['asha', 4000, ['SB-4000', 'SB-3999', 'SB-3998', 'SB-3997']],
		['pune asha', 4000, ['SB-4000', 'SB-3999', 'SB-3998', 'SB-3997']],
		['solar asha', 3000, ['SB-3999', 'SB-3998', 'SB-3997', 'SB-3995']],
		['solar sb-39', 84, ['SB-3999', 'SB-3998', 'SB-3997', 'SB-3995']],
	])('%s: %i of them, the newest first, wherever the page begins', async (words, total, first) => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		await fill(opened)
		const idsAt = async (offset: number) => {
			const { body, headers } = await admin.get(
				`/api/orders?q=${words.replaceAll(' ', '+')}&limit=4&offset=${offset}`,
			)
			expect(headers.get('x-total-count')).toBe(String(total))
			return body.map(({ id }: { id: string }) => id)
		}
		expect(await idsAt(0)).toEqual(first)
		expect(await idsAt(2)).toEqual(expect.arrayContaining(first.slice(2)))
		expect(await idsAt(Math.min(total, 2600))).toHaveLength(total > 2600 ? 4 : 0)
	})
})

describeOnAllEngines('what more orders have than are counted', (open) => {
	it('has a least number, until a page beyond it is asked for', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		await fill(opened, 6000)
		const asked = async (offset: number) => {
			const { body, headers } = await admin.get(`/api/orders?q=asha&limit=4&offset=${offset}`)
			return {
				first: body[0]?.id,
				total: Number(headers.get('x-total-count')),
				isLeast: headers.get('x-total-count-is-least'),
			}
		}
		const { total, ...start } = await asked(0)
		expect(start).toEqual({ first: 'SB-6000', isLeast: 'true' })
		expect(total).toBeGreaterThan(3000)
		expect(total).toBeLessThan(6000)
		expect(await asked(total - 4)).toMatchObject({ total, isLeast: 'true' })
		expect(await asked(total)).toEqual({
			first: `SB-${6000 - total}`,
			total: 6000,
			isLeast: null,
		})
	})
})
