import { expect, it } from 'vitest'
import { openStore } from '../../store/open.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const DELIVERY = { daysFrom: 3, daysTo: 5 }
const first = { 'if-match': '"0"' }

describeOnAllEngines('the settings', (open, itOnSqlite) => {
	itOnSqlite('are answered as they are put, with a revision that each save raises', async () => {
		const { as, store } = await open()
		const admin = await as('Admin')
		const before = await admin.get('/api/settings/delivery')
		expect(before.body).toEqual({ daysFrom: 2, daysTo: 3 })
		expect(before.headers.get('etag')).toBe('"0"')
		const saved = await admin.put('/api/settings/delivery', DELIVERY, first)
		expect([saved.status, saved.body]).toEqual([200, DELIVERY])
		expect(saved.headers.get('etag')).toBe('"1"')
		expect(store.settings.current().delivery).toEqual(DELIVERY)
		const again = await admin.put('/api/settings/delivery', saved.body, { 'if-match': '"1"' })
		expect(again.headers.get('etag')).toBe('"2"')
	})

	it('are saved by one of two who change them at once', async () => {
		const { people, store } = await open()
		const admins = await people('Admin', 'Admin')
		for (const revision of [0, 1]) {
			const answers = await Promise.all(
				admins.map((admin, n) =>
					admin.put(
						'/api/settings/delivery',
						{ daysFrom: n, daysTo: 9 },
						{ 'if-match': `"${revision}"` },
					),
				),
			)
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
			const refused = answers.find(({ status }) => status === 412)
			const won = answers.find(({ status }) => status === 200)
			expect(refused?.body).toMatchObject({
				code: 'precondition_failed',
				revision: revision + 1,
				current: won?.body,
			})
			expect(store.settings.current().delivery).toEqual(won?.body)
		}
	})

	itOnSqlite('are refused without a revision, and with one that no section has', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const statuses = async (header?: string) =>
			(await admin.put('/api/settings/delivery', DELIVERY, header ? { 'if-match': header } : {}))
				.status
		expect(await statuses()).toBe(428)
		for (const tag of ['*', 'x', '"7"', 'W/"0"', '"-1"'])
			expect([tag, await statuses(tag)]).toEqual([tag, 412])
	})

	itOnSqlite('say by field what is wrong, and know no other section', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const wrong = { ...DELIVERY, daysTo: 1 }
		const refused = await admin.put('/api/settings/delivery', wrong, first)
		expect([refused.status, refused.body.errors]).toEqual([
			422,
			{ daysTo: 'The most days must not be below the fewest.' },
		])
		expect((await admin.put('/api/settings/delivery', {}, first)).body.errors).toHaveProperty(
			'daysFrom',
		)
		expect((await admin.get('/api/settings/secrets')).status).toBe(422)
	})

	itOnSqlite('are audited, each by what differs', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.put('/api/settings/delivery', { daysFrom: 2, daysTo: 5 }, first)
		await admin.put('/api/settings/delivery', { daysFrom: 2, daysTo: 5 }, { 'if-match': '"1"' })
		const entries = (await admin.get('/api/audit?kind=settings')).body
		expect(entries).toMatchObject([
			{ subjectId: 'delivery', subject: 'Delivery', before: { daysTo: 3 }, after: { daysTo: 5 } },
		])
		expect(entries).toHaveLength(1)
	})

	itOnSqlite('reach another process, and renew what it has cached', async () => {
		const { as, store, config } = await open({ onDisk: true })
		await using other = await openStore(config)
		other.catalogue.responses.set('/about', { headers: {}, body: 'Delivered in 2 days' })
		const { generation } = other.catalogue.responses
		await (await as('Admin')).put('/api/settings/delivery', DELIVERY, first)
		expect(other.settings.current().delivery.daysTo).toBe(3)
		await other.settings.refresh()
		expect(other.settings.current().delivery).toEqual(DELIVERY)
		expect(other.catalogue.responses.get('/about')).toBeUndefined()
		expect(other.catalogue.responses.generation).toBeGreaterThan(generation)
		await other.settings.refresh()
		expect(store.settings.current().delivery).toEqual(DELIVERY)
	})

	itOnSqlite('that are not readable any more are as by default, the others as saved', async () => {
		const { store } = await open()
		const value = JSON.stringify({ daysFrom: 'soon', daysTo: 9 })
		await store.db
			.insertInto('settings')
			.values({ section: 'delivery', value, revision: 1, updated_at: 0 })
			.execute()
		await store.settings.refresh()
		expect(store.settings.current().delivery).toEqual({ daysFrom: 2, daysTo: 9 })
	})
})

describeOnAllEngines('what is public of the settings', (open, itOnSqlite) => {
	itOnSqlite('is what the specification says in a demo', async () => {
		const { body } = await (await open()).visitor().get('/api/store')
		expect(body).toMatchObject({
			name: 'Solbazaar',
			open: true,
			mode: 'demo',
			contact: {
				email: 'support@solbazaar.example',
				phone: '+91 00000 12345',
				address: '4 Surya Chambers, Paud Road, Pune 411038, India',
			},
			payments: [],
		})
	})

	itOnSqlite('is nothing that nobody has said in a live shop', async () => {
		const { visitor } = await open({ mode: 'live', notSetUp: true })
		const { body } = await visitor().get('/api/store')
		expect(body).toMatchObject({ name: '', mode: 'live', payments: [] })
		expect(
			Object.values(body.contact)
				.filter((each) => typeof each === 'string')
				.join(''),
		).toBe('')
	})

	it('is the shop’s own once it is set up', async () => {
		const { body } = await (await open({ mode: 'live' })).visitor().get('/api/store')
		expect(body).toMatchObject({ name: 'Suryodaya Solar', payments: ['transfer', 'upi', 'cod'] })
	})
})
