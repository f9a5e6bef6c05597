import { expect, it } from 'vitest'
import { enquiry, installer } from '../../test/builders.ts'
import { type Caller, onBothDatabases, onOneDatabase, type TestStore } from '../../test/store.ts'
import { DEDUP_WINDOW_MS } from './rules.ts'

const ask = async (caller: Caller, more: object = {}): Promise<string> => {
	const asked = await caller.post('/api/enquiries', enquiry(more))
	expect(asked.status).toBe(201)
	return asked.body.id
}

const listed = async (caller: Caller, query = ''): Promise<string[]> =>
	(await caller.get(`/api/enquiries${query}`)).body.map(({ id }: { id: string }) => id)

const step = (caller: Caller, id: string, name: string, body?: object) =>
	caller.post(`/api/enquiries/${id}/${name}`, body)

/** An installer who serves these beginnings of PIN codes. */
async function serving({ as }: TestStore, ...pinPrefixes: string[]) {
	const caller = await as('Installer')
	const saved = await caller.put('/api/installer/profile', installer({ pinPrefixes }))
	expect(saved.status).toBe(200)
	return caller
}

const notificationsOf = async (caller: Caller) =>
	(await caller.get('/api/notifications')).body.map(
		({ message, link }: { message: string; link: string }) => [message, link],
	)

onBothDatabases('an enquiry', (open) => {
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
		const taken = await step(one, id, 'take')
		expect(taken.body).toMatchObject({
			status: 'taken',
			installer: { name: 'Asha Kulkarni' },
			may: ['answer', 'release'],
		})
		const answered = await step(one, id, 'answer', { note: 'Visiting on Tuesday' })
		expect(answered.body).toMatchObject({
			status: 'answered',
			note: 'Visiting on Tuesday',
			may: ['reopen'],
		})
		expect((await step(one, id, 'reopen')).body).toMatchObject({
			status: 'taken',
			answeredAt: null,
		})
		expect((await step(one, id, 'release')).body).toMatchObject({
			status: 'open',
			installer: null,
			takenAt: null,
			may: ['take'],
		})
		expect((await step(admin, id, 'close')).body).toMatchObject({
			status: 'closed',
			may: ['reopen'],
		})
		expect((await step(one, id, 'take')).body).toMatchObject({
			code: 'already_closed',
			detail: 'This enquiry has been closed.',
		})
		expect((await step(admin, id, 'reopen')).body.status).toBe('open')
	})

	it('goes to the first of two who take it at once', async () => {
		const { as, visitor } = await open()
		const both = [await as('Installer'), await as('Installer')]
		for (let n = 0; n < 5; n++) {
			const id = await ask(visitor(), { plan: `/planner?bill=${n}` })
			const answers = await Promise.all(both.map((caller) => step(caller, id, 'take')))
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
		await step(buyer, first, 'close')
		const second = await ask(buyer)
		expect(second).not.toBe(first)
		await step(one, second, 'take')
		expect(await ask(buyer)).toBe(second)
		await step(one, second, 'answer')
		const third = await Promise.all(Array.from({ length: 3 }, () => ask(buyer)))
		expect(new Set([...third, first, second]).size).toBe(3)
	})

	it('is its sender’s, its installer’s and the admins’ to see once it is taken', async () => {
		const { visitor, people } = await open()
		const [buyer, stranger] = await people('Buyer', 'Buyer')
		const [one, rival, admin] = await people('Installer', 'Installer', 'Admin')
		const id = await ask(buyer)
		expect(await listed(rival)).toEqual([id])
		await step(one, id, 'take')
		await step(one, id, 'answer', { note: 'For us alone' })
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

	it('is closed and reopened by its sender', async () => {
		const { people } = await open()
		const [buyer, one] = await people('Buyer', 'Installer')
		const { id, number } = (await buyer.post('/api/enquiries', enquiry())).body
		await step(one, id, 'take')
		expect((await step(buyer, id, 'close')).body).toMatchObject({
			status: 'closed',
			may: ['reopen'],
		})
		expect(await notificationsOf(one)).toContainEqual([
			`The enquiry ${number} from Kavita Rao, 411038 was closed`,
			'/installer/enquiries',
		])
		expect((await step(one, id, 'answer')).status).toBe(409)
		expect((await step(buyer, id, 'reopen')).body.status).toBe('taken')
	})

	it('tells whom it concerns, and never how to reach the sender', async () => {
		const { store, people } = await open()
		const [buyer, one, admin] = await people('Buyer', 'Installer', 'Admin')
		const { id, number } = (await buyer.post('/api/enquiries', enquiry())).body
		const message = `New enquiry ${number} from Kavita Rao, 411038`
		expect(await notificationsOf(one)).toEqual([[message, '/installer/enquiries']])
		expect(await notificationsOf(admin)).toEqual([[message, '/admin/enquiries']])
		await step(one, id, 'take')
		await step(one, id, 'answer')
		expect((await notificationsOf(buyer)).sort()).toEqual([
			[`An installer has taken your enquiry ${number}`, '/account/enquiries'],
			[`Your enquiry ${number} was answered`, '/account/enquiries'],
		])
		const received = JSON.stringify(
			await store.db.selectFrom('notifications').selectAll().execute(),
		)
		expect(received).not.toMatch(/98200|kavita@/)
	})

	it('has the steps of installers and admins on the record', async () => {
		const { people } = await open()
		const [buyer, one, admin] = await people('Buyer', 'Installer', 'Admin')
		const id = await ask(buyer)
		await step(one, id, 'take')
		await step(admin, id, 'release')
		await step(buyer, id, 'close')
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
		for (const id of ids.slice(0, 3)) await step(one, id, 'take')
		for (const caller of [one, admin]) {
			expect(await listed(caller)).toEqual(ids)
			expect(await listed(caller, '?limit=3&offset=2')).toEqual(ids.slice(2, 5))
			expect(await listed(caller, '?status=taken')).toEqual(ids.slice(0, 3))
			const { headers } = await caller.get('/api/enquiries?status=open&limit=1')
			expect(headers.get('x-total-count')).toBe('4')
		}
	})
})

onBothDatabases('an enquiry in a live store', (open) => {
	it('is for those who serve its PIN code, each notified by name', async () => {
		const store = await open({ mode: 'live' })
		const [pune, maharashtra] = [await serving(store, '411'), await serving(store, '41', '400')]
		const jaipur = await serving(store, '302')
		const asked = await store.visitor().post('/api/enquiries', enquiry())
		expect(asked.body.notifiedInstallers).toBe(2)
		const { id } = asked.body
		for (const caller of [pune, maharashtra]) {
			expect(await listed(caller)).toEqual([id])
			expect((await notificationsOf(caller)).length).toBe(1)
		}
		expect(await listed(jaipur)).toEqual([])
		expect(await notificationsOf(jaipur)).toEqual([])
		expect((await jaipur.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await step(jaipur, id, 'take')).status).toBe(404)
		expect((await step(pune, id, 'take')).status).toBe(200)
		expect((await step(maharashtra, id, 'take')).body.detail).toBe('This enquiry is already taken.')
		expect((await maharashtra.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await step(maharashtra, id, 'answer')).status).toBe(404)
		await step(pune, id, 'release')
		expect(await listed(maharashtra)).toEqual([id])
		expect((await step(maharashtra, id, 'answer')).body.detail).toBe(
			'You have not taken this enquiry.',
		)
	})

	it('tells an installer first name and PIN code; how to reach its sender to whoever takes it', async () => {
		const store = await open({ mode: 'live' })
		const [pune, rival] = [await serving(store, '411'), await serving(store, '411')]
		const asked = await store.visitor().post('/api/enquiries', enquiry())
		const { id } = asked.body
		const hidden = /rao|98200|kavita@/i
		for (const caller of [pune, rival]) {
			const seen = [
				await caller.get(`/api/enquiries/${id}`),
				await caller.get('/api/enquiries'),
				await caller.get('/api/notifications'),
			].map(({ body }) => body)
			expect(JSON.stringify(seen)).not.toMatch(hidden)
			expect(seen[0]).toMatchObject({ name: 'Kavita', senderShown: false, pin: '411038' })
			for (const word of ['rao', 'kavita@', '98200', '9820000000'])
				expect(await listed(caller, `?q=${word}`), word).toEqual([])
			for (const word of ['kav', '4110']) expect(await listed(caller, `?q=${word}`)).toEqual([id])
		}
		const taken = await step(pune, id, 'take')
		expect(taken.body).toMatchObject({
			name: 'Kavita Rao',
			senderShown: true,
			contactNumber: '+91 98200 00000',
			email: 'kavita@example.com',
		})
		expect(await listed(pune, '?q=rao')).toEqual([id])
		expect((await rival.get(`/api/enquiries/${id}`)).status).toBe(404)
		await step(pune, id, 'release')
		expect((await pune.get(`/api/enquiries/${id}`)).body.senderShown).toBe(false)
		expect(await listed(pune, '?q=rao')).toEqual([])
	})

	it('is open to every installer where nobody serves it', async () => {
		const store = await open({ mode: 'live' })
		const [pune, none] = [await serving(store, '411'), await store.as('Installer')]
		const asked = await store.visitor().post('/api/enquiries', enquiry({ pin: '700001' }))
		expect(asked.body.notifiedInstallers).toBeNull()
		for (const caller of [pune, none]) {
			expect(await listed(caller)).toEqual([asked.body.id])
			expect((await notificationsOf(caller)).length).toBe(1)
		}
	})

	it('does not count on a suspended installer, and an admin takes back what they had', async () => {
		const store = await open({ mode: 'live' })
		const [first, second] = [await serving(store, '411'), await serving(store, '411')]
		const admin = await store.as('Admin')
		const id = await ask(store.visitor())
		await step(first, id, 'take')
		const userId = (await first.get('/api/session')).body.user.id
		expect((await admin.patch(`/api/users/${userId}`, { suspended: true })).status).toBe(200)
		expect((await first.get('/api/enquiries')).status).toBe(401)
		expect((await step(admin, id, 'release')).status).toBe(200)
		expect(await listed(second)).toEqual([id])
		const asked = await store.visitor().post('/api/enquiries', enquiry({ pin: '411001' }))
		expect(asked.body.notifiedInstallers).toBe(1)
	})

	it('is taken from one address thirty times an hour', async () => {
		const { visitor } = await open({ mode: 'live' })
		for (let n = 0; n < 30; n++) await ask(visitor(), { plan: `/planner?bill=${n}` })
		const late = await visitor().post('/api/enquiries', enquiry())
		expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.any(String)])
	})
})

onOneDatabase('an enquiry that is not right', (open) => {
	const PLAN = 'This must be the address of a plan, such as /planner?pin=411038&bill=4000.'
	const PIN = 'Type a PIN code of six digits, such as 411038.'
	const PHONE = 'Type a phone number with at least 6 digits.'
	it.each([
		['name', ' ', 'Name is required.'],
		['contactNumber', '12345', PHONE],
		['contactNumber', 'call me', PHONE],
		['email', 'kavita', 'Invalid email format.'],
		['pin', '', 'PIN code is required.'],
		['pin', '4110', PIN],
		['pin', '011038', PIN],
		['message', 'x'.repeat(1001), 'Use at most 1,000 characters.'],
		['summary', 'x'.repeat(201), 'Use at most 200 characters.'],
		['plan', '', PLAN],
		['plan', '//evil', PLAN],
		['plan', '//evil/planner?pin=411038', PLAN],
		['plan', 'https://evil.example/planner?pin=411038', PLAN],
		['plan', '/planner?<script>', PLAN],
		['plan', '/planner?a="onclick', PLAN],
		['plan', '/planner?pin=411038\n', PLAN],
		['plan', '/planner?pin=411038#x', PLAN],
		['plan', '/planner/../admin?x=1', PLAN],
		['plan', ' /planner?pin=411038', PLAN],
		['plan', 'javascript:alert(1)', PLAN],
		['plan', 'javascript:/planner?pin=411038', PLAN],
		[
			'plan',
			`/planner?pin=${'1'.repeat(2000)}`,
			'The address of the plan is too long: use at most 2,000 characters.',
		],
	])('is refused: %s %j', async (field, value, message) => {
		const { as, visitor } = await open()
		const asked = await visitor().post('/api/enquiries', enquiry({ [field]: value }))
		expect([asked.status, asked.body.errors]).toEqual([422, { [field]: message }])
		expect(await listed(await as('Admin'))).toEqual([])
	})

	it('needs one way to be answered, and either will do', async () => {
		const { visitor } = await open()
		const nothing = { contactNumber: '', email: null }
		const asked = await visitor().post('/api/enquiries', enquiry(nothing))
		expect(asked.body.errors).toEqual({
			contactNumber: 'Give a contact number or an email address.',
		})
		await ask(visitor(), { contactNumber: undefined })
		await ask(visitor(), { email: undefined, pin: '411 038' })
	})

	it('may be about any plan there is an address of', async () => {
		const { visitor } = await open()
		const months = Array.from({ length: 12 }, (_, n) => 100 + n)
		const typed = new URLSearchParams({
			pin: '411038',
			months: months.join(','),
			city: "पुणे (Pune) ~ “Kothrud” 'one'!",
			customer: 'home',
		})
		const encoded = `city=${encodeURIComponent(typed.get('city') ?? '')}`
		for (const search of [typed.toString(), `pin=411038&months=${months}`, encoded, ''])
			await ask(visitor(), { plan: `/planner?${search}` })
	})
})
