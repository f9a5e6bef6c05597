import { expect, it } from 'vitest'
import { installer } from '../../test/builders.ts'
import { idOf } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { installersServing } from './queries.ts'

describeOnAllEngines('an installer’s profile', (open, itOnSqlite) => {
	itOnSqlite('is empty at first, and kept whole as it is saved', async () => {
		const { as } = await open()
		const caller = await as('Installer')
		expect(await caller.get('/api/installer/profile')).toMatchObject({
			status: 200,
			body: { firm: '', licenceNumber: '', basePin: null, pinPrefixes: [], jobsAWeek: 5 },
		})
		const input = installer({ pinPrefixes: ['412', ' 411', '412', '411038'], basePin: '411 038' })
		const saved = await caller.put('/api/installer/profile', input)
		expect(saved.status).toBe(200)
		expect(saved.body).toEqual({
			...installer(),
			photoUrl: null,
			basePin: '411038',
			pinPrefixes: ['411', '411038', '412'],
		})
		expect((await caller.get('/api/installer/profile')).body).toEqual(saved.body)
		const less = installer({ basePin: '', pinPrefixes: ['40'], jobsAWeek: 0 })
		expect((await caller.put('/api/installer/profile', less)).body).toEqual({
			...less,
			...{ basePin: null, photoUrl: null },
		})
		const { basePin: _base, ...without } = less
		expect((await caller.put('/api/installer/profile', without)).body.basePin).toBeNull()
	})

	itOnSqlite('is each installer’s own, and nobody else’s', async () => {
		const { as, visitor, people } = await open()
		const [one, other] = await people('Installer', 'Installer')
		await one.put('/api/installer/profile', installer({ firm: 'One' }))
		await other.put('/api/installer/profile', installer({ firm: 'Other' }))
		expect((await one.get('/api/installer/profile')).body.firm).toBe('One')
		for (const [caller, status] of [
			[visitor(), 401],
			[await as('Buyer'), 403],
			[await as('Admin'), 403],
		] as const) {
			expect((await caller.get('/api/installer/profile')).status).toBe(status)
			expect((await caller.put('/api/installer/profile', installer())).status).toBe(status)
		}
	})

	itOnSqlite('has its changes on the record, and only what changed', async () => {
		const { as } = await open()
		const caller = await as('Installer')
		await caller.put('/api/installer/profile', installer())
		await caller.put('/api/installer/profile', installer())
		await caller.put('/api/installer/profile', installer({ pinPrefixes: ['400'] }))
		const { body } = await (await as('Admin')).get('/api/audit?kind=installer')
		expect(body).toHaveLength(2)
		const changes = body.map(({ after }: { after: object }) => after)
		expect(changes).toContainEqual({ pinPrefixes: ['400'] })
		expect(body[0]).toMatchObject({ subjectId: await idOf(caller), role: 'Installer' })
	})

	it('survives being saved many times at once', async () => {
		const { as } = await open()
		const caller = await as('Installer')
		const answers = await Promise.all(
			['41', '42', '43', '44', '41'].map((prefix) =>
				caller.put('/api/installer/profile', installer({ pinPrefixes: [prefix, '50'] })),
			),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
		expect((await caller.get('/api/installer/profile')).body.pinPrefixes).toHaveLength(2)
	})
})

describeOnAllEngines('the installers', (open, itOnSqlite) => {
	itOnSqlite(
		'who serve a PIN code are those with an area that holds it, and are not suspended',
		async () => {
			const { store, as } = await open({ mode: 'live' })
			const admin = await as('Admin')
			const serving = async (zip: string) => installersServing(store.db, zip)
			const ids: Record<string, string> = {}
			for (const prefix of ['41', '411', '411038', '412']) {
				const caller = await as('Installer')
				ids[prefix] = await idOf(caller)
				await caller.put('/api/installer/profile', installer({ pinPrefixes: [prefix, '13'] }))
			}
			const of = (...prefixes: string[]) => prefixes.map((prefix) => ids[prefix]).sort()
			expect(await serving('411038')).toEqual(of('41', '411', '411038'))
			expect(await serving('411 039')).toEqual(of('41', '411'))
			expect(await serving('412001')).toEqual(of('41', '412'))
			expect(await serving('302017')).toEqual([])
			expect(await serving('')).toEqual([])
			await admin.patch(`/api/users/${ids['41']}`, { suspended: true })
			await admin.patch(`/api/users/${ids['412']}`, { role: 'Buyer' })
			expect(await serving('412001')).toEqual([])
		},
	)

	it('are listed for an admin, by name', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const caller = await as('Installer')
		await caller.put('/api/installer/profile', installer({ firm: 'Surya Works' }))
		await as('Installer')
		const { body, headers } = await admin.get('/api/installers')
		expect(body).toHaveLength(2)
		expect(headers.get('x-total-count')).toBe('2')
		expect((await admin.get('/api/installers?q=surya')).body).toEqual([
			{
				id: await idOf(caller),
				name: 'Asha Kulkarni',
				email: expect.any(String),
				firm: 'Surya Works',
				contactNumber: '98220 11223',
				pinPrefixes: ['411', '412'],
			},
		])
		expect((await admin.get('/api/installers?limit=1&offset=1')).body).toHaveLength(1)
		await admin.patch(`/api/users/${await idOf(caller)}`, { suspended: true })
		expect((await admin.get('/api/installers?q=surya')).body).toEqual([])
		expect((await visitor().get('/api/installers')).status).toBe(401)
		for (const role of ['Buyer', 'Installer'] as const)
			expect((await (await as(role)).get('/api/installers')).status).toBe(403)
	})

	it('are in a demo all who have a profile, in a live store those with the role', async () => {
		for (const [mode, listed] of [
			['demo', 1],
			['live', 0],
		] as const) {
			const { store, as } = await open({ mode })
			const caller = await as('Installer')
			await caller.put('/api/installer/profile', installer({ firm: 'Was One' }))
			await store.db
				.updateTable('users')
				.set({ role: 'Buyer' })
				.where('role', '=', 'Installer')
				.execute()
			expect((await (await as('Admin')).get('/api/installers?q=was')).body).toHaveLength(listed)
		}
	})
})

const PREFIX = 'Type the first two to six digits of a PIN code, such as 411 or 411038.'
const JOBS = 'Type a whole number from 0 to 200.'

describeOnSqlite('a profile that is not right', (open) => {
	it.each([
		['firm', ' ', 'firm', 'Firm is required.'],
		['firm', 'x'.repeat(101), 'firm', 'Use at most 100 characters.'],
		['licenceNumber', '', 'licenceNumber', 'Licence number is required.'],
		['basePin', '4110', 'basePin', 'Type a PIN code of six digits, such as 411038.'],
		['pinPrefixes', ['411', '4'], 'pinPrefixes.1', PREFIX],
		['pinPrefixes', ['0411'], 'pinPrefixes.0', PREFIX],
		['pinPrefixes', ['4110381'], 'pinPrefixes.0', PREFIX],
		['pinPrefixes', Array(201).fill('411'), 'pinPrefixes', 'Use at most 200 PIN prefixes.'],
		['jobsAWeek', 201, 'jobsAWeek', JOBS],
		['jobsAWeek', -1, 'jobsAWeek', JOBS],
		['jobsAWeek', 1.5, 'jobsAWeek', JOBS],
	])('is refused: %s %j', async (field, value, at, message) => {
		const caller = await (await open()).as('Installer')
		const { status, body } = await caller.put(
			'/api/installer/profile',
			installer({ [field]: value }),
		)
		expect([status, body.errors]).toEqual([422, { [at]: message }])
		expect((await caller.get('/api/installer/profile')).body.firm).toBe('')
	})
})
