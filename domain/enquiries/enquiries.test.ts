import { expect, it } from 'vitest'
import { enquiry } from '../../test/builders.ts'
import { applyTransition, ask, listed, notificationsOf } from '../../test/enquiries.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { DEDUP_WINDOW_MS } from './limits.ts'

describeOnAllEngines('an enquiry', (open, itOnSqlite) => {
	it('is taken from anybody, and has its whole life by its steps', async () => {
		const { visitor, people } = await open()
		const [one, admin] = await people('Installer', 'Admin')
		const asked = await visitor().post('/api/enquiries', enquiry())
		expect(asked).toMatchObject({ status: 201, body: { status: 'open', notifiedInstallers: null } })
		expect(Object.keys(asked.body).sort()).toEqual([
			'createdAt',
			'id',
			'notifiedInstallers',
			'number',
			'promisedDay',
			'status',
		])
		const { id, number } = asked.body
		const { body: seen } = await one.get(`/api/enquiries/${id}`)
		expect(seen).toMatchObject({
			...enquiry(),
			number,
			status: 'open',
			place: 'Pune, Maharashtra',
			installer: null,
			may: ['take'],
		})
		const taken = await applyTransition(one, id, 'take')
		expect(taken.body).toMatchObject({
			status: 'taken',
			installer: { name: 'Asha Kulkarni' },
			may: ['answer', 'release'],
		})
		const answered = await applyTransition(one, id, 'answer', { note: 'Visiting on Tuesday' })
		expect(answered.body).toMatchObject({
			status: 'answered',
			note: 'Visiting on Tuesday',
			may: ['reopen'],
		})
		expect((await applyTransition(one, id, 'reopen')).body).toMatchObject({
			status: 'taken',
			answeredAt: null,
		})
		expect((await applyTransition(one, id, 'release')).body).toMatchObject({
			status: 'open',
			installer: null,
			takenAt: null,
			may: ['take'],
		})
		expect((await applyTransition(admin, id, 'close')).body).toMatchObject({
			status: 'closed',
			may: ['reopen'],
		})
		expect((await applyTransition(one, id, 'take')).body).toMatchObject({
			code: 'already_closed',
			detail: 'This enquiry has been closed.',
		})
		expect((await applyTransition(admin, id, 'reopen')).body.status).toBe('open')
	})

	it('goes to the first of two who take it at once', async () => {
		const { as, visitor } = await open()
		const both = [await as('Installer'), await as('Installer')]
		for (let n = 0; n < 5; n++) {
			const id = await ask(visitor(), { plan: `/planner?bill=${n}` })
			const answers = await Promise.all(both.map((caller) => applyTransition(caller, id, 'take')))
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			const [late] = answers.filter(({ status }) => status === 409)
			expect(late?.body.detail).toBe('This enquiry is already taken.')
		}
	})

	it('is asked once by whoever presses twice, also at once', async () => {
		const { as, store, visitor } = await open()
		const admin = await as('Admin')
		const asked = await Promise.all(
			Array.from({ length: 4 }, () => visitor().post('/api/enquiries', enquiry())),
		)
		expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
		const more = enquiry({ contactNumber: '+91-9820000000', message: 'And a skylight.' })
		expect((await visitor().post('/api/enquiries', more)).body.id).toBe(asked[0]?.body.id)
		const { body } = await admin.get('/api/enquiries')
		expect(body).toMatchObject([{ message: 'And a skylight.' }])
		expect((await notificationsOf(admin)).length).toBe(1)
		const others = [
			{ plan: '/planner?pin=411038&bill=5000' },
			{ contactNumber: '98200 11111' },
			{ pin: '411001' },
		]
		for (const other of others) await ask(visitor(), other)
		await ask(await as('Buyer'))
		expect((await listed(admin)).length).toBe(5)
		const later = store.now() + DEDUP_WINDOW_MS
		store.now = () => later
		await ask(visitor())
		expect((await listed(admin)).length).toBe(6)
	})

	it('is asked anew once the earlier one is answered or closed', async () => {
		const { people } = await open()
		const [buyer, one] = await people('Buyer', 'Installer')
		const first = await ask(buyer)
		await applyTransition(buyer, first, 'close')
		const second = await ask(buyer)
		expect(second).not.toBe(first)
		await applyTransition(one, second, 'take')
		expect(await ask(buyer)).toBe(second)
		await applyTransition(one, second, 'answer')
		const third = await Promise.all(Array.from({ length: 3 }, () => ask(buyer)))
		expect(new Set([...third, first, second]).size).toBe(3)
	})

	it('is its sender’s, its installer’s and the admins’ to see once it is taken', async () => {
		const { visitor, people } = await open()
		const [buyer, stranger] = await people('Buyer', 'Buyer')
		const [one, rival, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await ask(buyer)
		expect(await listed(rival)).toEqual([id])
		await applyTransition(one, id, 'take')
		await applyTransition(one, id, 'answer', { note: 'For us alone' })
		for (const caller of [buyer, one, admin]) expect(await listed(caller)).toEqual([id])
		for (const caller of [stranger, rival]) {
			expect(await listed(caller)).toEqual([])
			expect((await caller.get(`/api/enquiries/${id}`)).status).toBe(404)
		}
		expect((await visitor().get('/api/enquiries')).status).toBe(401)
		expect((await visitor().get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await buyer.get(`/api/enquiries/${id}`)).body).toMatchObject({
			note: null,
			installer: { name: 'Asha Kulkarni' },
			may: [],
		})
		expect(await listed(one, '?mine=true')).toEqual([])
	})

	it('keeps a note that is written with any step, and none of its sender’s', async () => {
		const { people } = await open()
		const [buyer, one, rival, admin] = await people('Buyer', 'Installer', 'Installer', 'Admin')
		const id = await ask(buyer)
		await applyTransition(one, id, 'take')
		await applyTransition(one, id, 'release', { note: 'Roof of tin' })
		const taken = await applyTransition(rival, id, 'take')
		expect(taken.body.note).toBe('Roof of tin')
		const answered = await applyTransition(rival, id, 'answer')
		expect(answered.body.note).toBe('Roof of tin')
		await applyTransition(rival, id, 'reopen')
		expect(await applyTransition(buyer, id, 'close', { note: 'Mine' })).toMatchObject({
			status: 403,
			body: { code: 'forbidden' },
		})
		const closed = await applyTransition(admin, id, 'close', { note: 'Sold elsewhere' })
		expect(closed.body).toMatchObject({ status: 'closed', note: 'Sold elsewhere' })
		await applyTransition(admin, id, 'reopen')
		const json = { ids: [id], step: 'close', note: 'Asked twice' }
		expect((await admin.patch('/api/enquiries', json)).status).toBe(200)
		expect((await admin.get(`/api/enquiries/${id}`)).body.note).toBe('Asked twice')
	})

	it('is closed and reopened by its sender', async () => {
		const { people } = await open()
		const [buyer, one] = await people('Buyer', 'Installer')
		const { id, number } = (await buyer.post('/api/enquiries', enquiry())).body
		await applyTransition(one, id, 'take')
		expect((await applyTransition(buyer, id, 'close')).body).toMatchObject({
			status: 'closed',
			may: ['reopen'],
		})
		expect(await notificationsOf(one)).toContainEqual([
			`The enquiry ${number} from Kavita Rao, 411038 was closed`,
			'/installer/enquiries',
		])
		expect((await applyTransition(one, id, 'answer')).status).toBe(409)
		expect((await applyTransition(buyer, id, 'reopen')).body.status).toBe('taken')
	})

	it('tells whom it concerns, and never how to reach the sender', async () => {
		const { store, people } = await open()
		const [buyer, one, admin] = await people('Buyer', 'Installer', 'Admin')
		const { id, number } = (await buyer.post('/api/enquiries', enquiry())).body
		const message = `New enquiry ${number} from Kavita Rao, 411038`
		expect(await notificationsOf(one)).toEqual([[message, '/installer/enquiries']])
		expect(await notificationsOf(admin)).toEqual([[message, '/admin/enquiries']])
		await applyTransition(one, id, 'take')
		await applyTransition(one, id, 'answer')
		expect((await notificationsOf(buyer)).sort()).toEqual([
			[`An installer has taken your enquiry ${number}`, '/account/enquiries'],
			[`Your enquiry ${number} was answered`, '/account/enquiries'],
		])
		const received = JSON.stringify(
			await store.db.selectFrom('notifications').selectAll().execute(),
		)
		expect(received).not.toMatch(/98200|kavita@/)
	})

	itOnSqlite('has the steps of installers and admins on the record', async () => {
		const { people } = await open()
		const [buyer, one, admin] = await people('Buyer', 'Installer', 'Admin')
		const id = await ask(buyer)
		await applyTransition(one, id, 'take')
		await applyTransition(admin, id, 'release')
		await applyTransition(buyer, id, 'close')
		const { body } = await admin.get(`/api/audit?subject=${id}`)
		const entries = body.map(({ action, role, after }: Record<string, unknown>) => ({
			action,
			role,
			after,
		}))
		expect(entries).toHaveLength(2)
		expect(entries).toContainEqual({
			action: 'taken',
			role: 'Installer',
			after: { status: 'taken', installer: 'Asha Kulkarni' },
		})
		expect(entries).toContainEqual({
			action: 'released',
			role: 'Admin',
			after: { status: 'open', installer: null },
		})
		expect(JSON.stringify(body)).not.toMatch(/98200|kavita@/)
	})

	it('comes in pages, newest first, of one status where asked', async () => {
		const { store, visitor, people } = await open()
		const [one, admin] = await people('Installer', 'Admin')
		let at = store.now()
		store.now = () => at++
		const ids: string[] = []
		for (let n = 0; n < 7; n++) ids.unshift(await ask(visitor(), { plan: `/planner?bill=${n}` }))
		for (const id of ids.slice(0, 3)) await applyTransition(one, id, 'take')
		for (const caller of [one, admin]) {
			expect(await listed(caller)).toEqual(ids)
			expect(await listed(caller, '?limit=3&offset=2')).toEqual(ids.slice(2, 5))
			expect(await listed(caller, '?status=taken')).toEqual(ids.slice(0, 3))
			const { headers } = await caller.get('/api/enquiries?status=open&limit=1')
			expect(headers.get('x-total-count')).toBe('4')
		}
	})
})
