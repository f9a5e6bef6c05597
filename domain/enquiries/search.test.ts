import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { asNamedNow } from '../../test/databases/migration-sql.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'
import { deleteOldDedupKeys } from './commands.ts'
import { DEDUP_WINDOW_MS } from './limits.ts'
import { searchTermsOf } from './rules.ts'

const ask = async (caller: Caller, more: object = {}): Promise<string> => {
	const asked = await caller.post('/api/enquiries', enquiry(more))
	expect(asked.status).toBe(201)
	return asked.body.id
}

async function found(caller: Caller, q: string, more = '') {
	const { body, headers } = await caller.get(`/api/enquiries?q=${encodeURIComponent(q)}${more}`)
	return {
		names: body.map(({ name }: { name: string }) => name),
		total: headers.get('x-total-count'),
	}
}

/** Of characters that survive being read out. */
const NUMBER = /^EQ-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/

const rowsOf = (csv: string) => csv.replace('\uFEFF', '').trim().split('\r\n')

describeOnAllEngines('enquiries', (open) => {
	it('are found by the beginnings of words, of everything that is asked', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await ask(visitor(), { name: 'Meera Iyer', email: 'meera@example.com', pin: '600041' })
		await ask(visitor(), { name: 'MEENA Nair', email: null, contactNumber: '+91 (98411) 22333' })
		await ask(visitor(), { name: 'Ravi Meena', contactNumber: null, email: 'ravi@example.com' })
		expect((await found(admin, 'mee')).names).toEqual(['Ravi Meena', 'MEENA Nair', 'Meera Iyer'])
		expect((await found(admin, 'Mee nai')).names).toEqual(['MEENA Nair'])
		expect((await found(admin, '9841122')).names).toEqual(['MEENA Nair'])
		expect((await found(admin, '+91 (98411)')).names).toEqual(['MEENA Nair'])
		expect((await found(admin, '600')).names).toEqual(['Meera Iyer'])
		expect((await found(admin, 'ravi@')).names).toEqual(['Ravi Meena'])
		expect((await found(admin, 'eera')).names).toEqual([])
		expect((await found(admin, '%')).names).toEqual([])
		expect(await found(admin, 'mee', '&status=open&limit=1&offset=1')).toEqual({
			names: ['MEENA Nair'],
			total: '3',
		})
		expect((await found(admin, 'mee', '&status=closed')).total).toBe('0')
	})

	it('are found by nobody who may not see them', async () => {
		const { as, visitor, people } = await open()
		const [buyer, stranger, one] = await people('Buyer', 'Buyer', 'Installer')
		const id = await ask(buyer, { name: 'Meera Iyer' })
		for (const caller of [buyer, one])
			expect((await found(caller, 'mee')).names).toEqual(['Meera Iyer'])
		expect((await found(stranger, 'mee')).names).toEqual([])
		await (await as('Installer')).post(`/api/enquiries/${id}/take`)
		expect((await found(one, 'mee')).names).toEqual([])
		expect((await visitor().get('/api/enquiries?q=mee')).status).toBe(401)
	})

	it('are found by what they say now, where somebody has asked again', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const first = await ask(visitor(), { name: 'Mera Iyer' })
		expect(await ask(visitor(), { name: 'Meera Iyer' })).toBe(first)
		expect((await found(admin, 'mera')).names).toEqual([])
		expect((await found(admin, 'meera')).names).toEqual(['Meera Iyer'])
	})

	it('that were asked before there were words have the same', async () => {
		const { store, visitor } = await open()
		await ask(visitor(), { name: 'Meera  Iyer', contactNumber: '+91 (98411) 22-333' })
		await ask(visitor(), { contactNumber: null, email: 'Ravi@Example.com' })
		const words = () =>
			store.db
				.selectFrom('enquiry_search_terms')
				.selectAll()
				.orderBy('enquiry_id')
				.orderBy('term')
				.execute()
		const asked = await words()
		await store.db.deleteFrom('enquiry_search_terms').execute()
		const migration = readFileSync('db/migrations/0011-enquiry-words.sql', 'utf8')
		const [spelling = ''] = /^with recursive[^;]*/m.exec(migration) ?? []
		await sql.raw(asNamedNow(spelling)).execute(store.db)
		const later = readFileSync('db/migrations/0017-words-before-acceptance.sql', 'utf8')
		const [early = ''] = /^update enquiry_words[^;]*/m.exec(later) ?? []
		await sql.raw(asNamedNow(early)).execute(store.db)
		const numbered = readFileSync('db/migrations/0040-enquiry-numbers.sql', 'utf8')
		const [numbers = ''] = /^insert into enquiry_search_terms[^;]*/m.exec(numbered) ?? []
		await sql.raw(numbers).execute(store.db)
		expect(await words()).toEqual(asked)
	})

	it('that were asked before there were numbers get one each', async () => {
		const { store, visitor } = await open()
		for (let n = 0; n < 40; n++) await ask(visitor(), { plan: `/planner?bill=${n}` })
		await sql`drop index enquiries_by_number`.execute(store.db)
		await store.db.updateTable('enquiries').set({ number: '' }).execute()
		const migration = readFileSync('db/migrations/0040-enquiry-numbers.sql', 'utf8')
		for (const statement of [/^update enquiries[^;]*/m, /^create unique index[^;]*/m])
			await sql.raw(statement.exec(migration)?.[0] ?? '').execute(store.db)
		const rows = await store.db.selectFrom('enquiries').select('number').execute()
		expect(new Set(rows.map(({ number }) => number)).size).toBe(40)
		for (const { number } of rows) expect(number).toMatch(NUMBER)
	})

	it('are found by their number, however much of it is known', async () => {
		const { as, visitor } = await open({ mode: 'live' })
		const [admin, installer] = [await as('Admin'), await as('Installer')]
		const { number } = (await visitor().post('/api/enquiries', enquiry())).body
		expect(number).toMatch(NUMBER)
		const [, first = '', last = ''] = number.split('-')
		for (const q of [number, number.toLowerCase(), `EQ-${first}`, first, `${first} ${last}`, last])
			for (const caller of [admin, installer]) expect((await found(caller, q)).total, q).toBe('1')
		expect((await found(admin, number.slice(1))).total).toBe('0')
	})

	it('are a file of just those found, in which nothing is a formula', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await ask(visitor(), { name: '=HYPERLINK("x")', message: '@SUM(A1), and "more"' })
		await ask(visitor(), { name: 'Meera Iyer', pin: '600041' })
		const all = await admin.get('/api/exports/enquiries.csv')
		expect(all.headers.get('content-disposition')).toMatch(/filename="enquiries-.*\.csv"/)
		const [head, ...rows] = rowsOf(all.body)
		expect(head).toMatch(/^id,number,asked,status,name,contact number,email,PIN code,place,/)
		expect(rows.length).toBe(2)
		expect(rows[0]).toContain(`"'=HYPERLINK(""x"")"`)
		expect(rows[0]).toContain(`"'@SUM(A1), and ""more"""`)
		expect(rows[0]).toContain('+91 98200 00000')
		const some = rowsOf((await admin.get('/api/exports/enquiries.csv?q=meera&status=open')).body)
		expect(some.length).toBe(2)
		expect(some[1]).toContain('Meera Iyer')
		expect(rowsOf((await admin.get('/api/exports/enquiries.csv?status=closed')).body).length).toBe(
			1,
		)
	})

	it('are all in the file, however many', async () => {
		const { as, store } = await open()
		const admin = await as('Admin')
		const first = await ask(admin)
		const row = await store.db
			.selectFrom('enquiries')
			.selectAll()
			.where('id', '=', first)
			.executeTakeFirstOrThrow()
		// Some of them of one moment, across where one part ends and the next begins.
		const more = Array.from({ length: 1100 }, (_, n) => ({
			...row,
			id: `copy-${n}`,
			number: `EQ-COPY-${n}`,
			created_at: row.created_at + Math.floor(n / 30),
		}))
		for (let n = 0; n < more.length; n += 100)
			await store.db
				.insertInto('enquiries')
				.values(more.slice(n, n + 100))
				.execute()
		const [, ...rows] = rowsOf((await admin.get('/api/exports/enquiries.csv')).body)
		expect(rows.length).toBe(1101)
		expect(new Set(rows.map((line) => line.split(',')[0])).size).toBe(1101)
	})

	it('forget who pressed once it no longer matters', async () => {
		const { store, visitor } = await open()
		const dedupKeys = async () =>
			(await store.db.selectFrom('enquiry_dedup_keys').select('enquiry_id').execute()).length
		const begin = store.now()
		store.now = () => begin
		const first = await ask(visitor())
		await ask(visitor(), { pin: '600041' })
		store.now = () => begin + DEDUP_WINDOW_MS - 1
		expect(await ask(visitor())).toBe(first)
		await deleteOldDedupKeys(store)
		expect(await dedupKeys()).toBe(2)
		store.now = () => begin + DEDUP_WINDOW_MS + 1
		await deleteOldDedupKeys(store)
		expect(await dedupKeys()).toBe(1)
		store.now = () => begin + 3 * DEDUP_WINDOW_MS
		await deleteOldDedupKeys(store)
		expect(await dedupKeys()).toBe(0)
		expect(await ask(visitor())).not.toBe(first)
	})
})

describe('the words of an enquiry', () => {
	it('are in small letters, without blanks, each once, and have every digit of the number', () => {
		const some = fc.record({
			number: fc.stringMatching(/^EQ-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
			name: fc.string({ minLength: 1 }),
			email: fc.option(fc.emailAddress()),
			contactNumber: fc.option(fc.stringMatching(/^[+()\d ./-]{6,30}$/)),
			pin: fc.stringMatching(/^[1-9]\d{5}$/),
		})
		fc.assert(
			fc.property(some, (asked) => {
				const terms = searchTermsOf(asked).map(({ term }) => term)
				expect(new Set(terms).size).toBe(terms.length)
				for (const term of terms) expect(term).toBe(term.toLowerCase().trim())
				expect(terms).toContain(asked.pin)
				expect(terms).toContain(asked.number.toLowerCase())
				const digits = asked.contactNumber?.replace(/\D/g, '')
				if (digits) expect(terms).toContain(digits)
			}),
		)
	})
})
