import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { once, order, product } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { formPages } from '../../test/forms/site-map.ts'
import { webOf } from '../../test/pages.ts'
import { describeOnSqlite, type TestStore } from '../../test/store.ts'

/** The pages with more than one form: each form names its intent. */
const SEVERAL = [
	'/account',
	'/account/enquiries',
	'/admin/almm-list',
	'/admin/codes',
	'/admin/dashboard',
	'/admin/delete-product',
	'/admin/delivery',
	'/admin/enquiries',
	'/admin/import-products',
	'/admin/manage-products',
	'/admin/orders/:id',
	'/admin/orders/:id/claims',
	'/admin/orders/:id/parcels',
	'/admin/orders/:id/returns',
	'/admin/orders/new',
	'/admin/products',
	'/admin/products/:id',
	'/admin/reports/months',
	'/admin/users',
	'/admin/users/:id',
	'/cart',
	'/installer/dashboard',
	'/installer/enquiries',
	'/installer/installations/:id',
	'/installer/orders',
	'/orders/:id',
	'/orders/track',
	'/planner',
]

/** A demo, which this test opens, has none of these. */
const OF_LIVE_SHOPS = ['/account/addresses']

const formOf = (fields: [string, string | File][]) => {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	return form
}

/** Intents that no page understands. */
const UNKNOWN: Record<string, [string, string | File][]> = {
	'an unknown intent': [['intent', 'no-such']],
	'a file where text is expected': [['reason', new File(['x'], 'x.txt')]],
}

/** Every row of every table. */
async function everything({ db }: TestStore['store']) {
	const named = sql<{ name: string }>`select name from sqlite_master where type = 'table'`
	const { rows } = await named.execute(db)
	const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
	const all = tables.map(async (name) => {
		const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
		return [name, rows] as const
	})
	return Object.fromEntries(await Promise.all(all))
}

describeOnSqlite('a form of a page', (open) => {
	async function scene(opened: TestStore) {
		const web = webOf(opened.store)
		const [buyer, installer, admin] = [
			await opened.as('Buyer'),
			await opened.as('Installer'),
			await opened.as('Admin'),
		]
		await admin.post('/api/products', product())
		await admin.post('/api/products', product({ id: 'sold-out-panel' }))
		await admin.put('/api/products/sold-out-panel', { stock: 0 })
		const placed = await buyer.post('/api/orders', order({ 'test-panel': 2 }), once())
		await buyer.post('/api/cart/items', { productId: 'test-panel', quantity: 1 })
		// The first reading of the events numbers those before it: done before anything is compared.
		await admin.get('/api/events/cursor')
		const personFor = (page: string): Caller =>
			page.startsWith('/admin') ? admin : page.startsWith('/installer') ? installer : buyer
		const send = async (page: string, form: FormData) => {
			const ids = page.startsWith('/admin/products/')
				? 'test-panel'
				: page.startsWith('/products/')
					? 'sold-out-panel'
					: placed.body.id
			const cookie = personFor(page).cookie
			const request = new Request(`http://store.test${page.replace(':id', ids)}`, {
				method: 'POST',
				headers: { cookie },
				body: form,
			})
			return web.fetch(request, { address: '192.0.2.1', inProcess: false })
		}
		return { send }
	}

	it('that asks for nothing the page offers changes nothing, and says so', async () => {
		const opened = await open()
		const { send } = await scene(opened)
		const before = await everything(opened.store)
		for (const page of formPages.filter((each) => !OF_LIVE_SHOPS.includes(each)))
			for (const [what, fields] of Object.entries(UNKNOWN)) {
				const answer = await send(page, formOf(fields))
				expect(answer.status, `${page}: ${what}`).toBe(400)
				expect(await answer.text(), page).toContain('This was not understood')
			}
		expect(await everything(opened.store)).toEqual(before)
	}, 60_000)

	it('that does not say what it asks for changes nothing where there are several', async () => {
		const opened = await open()
		const { send } = await scene(opened)
		const before = await everything(opened.store)
		const refused: string[] = []
		for (const page of formPages) {
			// Logging in and out, and pages with a single form, are for other tests.
			if (SEVERAL.includes(page) && (await send(page, formOf([['name', 'Asha']]))).status === 400)
				refused.push(page)
		}
		expect(refused.sort()).toEqual(SEVERAL)
		expect(await everything(opened.store)).toEqual(before)
	}, 60_000)

	it.each(['', '.', '..'])(
		'about an id that is none leads nowhere: ‘%s’',
		async (id) => {
			const { send } = await scene(await open())
			const FORMS: Record<string, [string, string][]> = {
				'/cart': [
					['add', 'productId'],
					['set', 'productId'],
					['remove', 'productId'],
				],
				'/admin/dashboard': [
					['mark-read', 'id'],
					['clear', 'id'],
					['set-status', 'id'],
					['delete-feedback', 'id'],
				],
				'/admin/delete-product': [['delete', 'id']],
				'/admin/facts': [['send', 'id']],
				'/admin/products': [
					['price', 'id'],
					['stock', 'id'],
					['archived', 'id'],
				],
				'/admin/users': [
					'suspend',
					'reinstate',
					'set-role',
					'end-sessions',
					'approve',
					'refuse',
				].map((each) => [each, 'id']),
				'/installer/orders': [
					['accept', 'id'],
					['decline', 'id'],
					['reason', 'id'],
				],
				'/installer/enquiries': ['take', 'answer', 'release', 'close', 'reopen'].map((each) => [
					each,
					'id',
				]),
				'/installer/installations/:id': [
					['tick', 'step'],
					['note', 'step'],
					['photo', 'step'],
					['delete-photo', 'photoId'],
					['serials', 'productId'],
				],
			}
			for (const [page, forms] of Object.entries(FORMS))
				for (const [intent, field] of forms) {
					const answer = await send(
						page,
						formOf([
							['intent', intent],
							[field, id],
						]),
					)
					expect(answer.status, `${page} ${intent}`).toBe(404)
				}
		},
		60_000,
	)
})
