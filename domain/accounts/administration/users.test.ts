import { expect, it } from 'vitest'
import type { Role } from '../../../shared/actor.ts'
import { account, newPassword, PASSWORD } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const LAST = 'This is the last admin. Make somebody else an admin first.'
const SUSPENDED = 'This account is suspended. Contact support.'
const live = { mode: 'live', sampleData: true } as const

const isOut = async (caller: Caller) =>
	expect((await caller.get('/api/session')).body).toEqual({ user: null })

describeOnAllEngines('the users', (open, itOnSqlite) => {
	it('are listed for an admin, found by name, address, role and state', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const made: [string, string, Role][] = [
			['Zubin Mehta', 'zubin@example.com', 'Buyer'],
			['Anita Rao', 'anita@sun.example', 'Installer'],
			['Balu 100%', 'balu@example.com', 'Buyer'],
		]
		for (const [name, email, role] of made)
			await visitor().post('/api/users', account({ name, email, role }))
		const names = async (query: string) => {
			const { body, headers } = await admin.get(`/api/users?${query}`)
			expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(body.length)
			return body.map(({ name }: { name: string }) => name)
		}
		expect(await names('limit=1')).toEqual(['Balu 100%'])
		expect(await names('sort=name')).toEqual([
			'Anita Rao',
			'Asha Kulkarni',
			'Balu 100%',
			'Zubin Mehta',
		])
		expect(await names('sort=name&limit=1&offset=3')).toEqual(['Zubin Mehta'])
		expect(await names('q=MEHTA')).toEqual(['Zubin Mehta'])
		expect(await names('q=sun.ex')).toEqual(['Anita Rao'])
		expect(await names('q=%25')).toEqual(['Balu 100%'])
		expect(await names('role=Installer')).toEqual(['Anita Rao'])
		const [anita] = (await admin.get('/api/users?role=Installer')).body
		expect(anita).toEqual({
			id: expect.any(String),
			name: 'Anita Rao',
			email: 'anita@sun.example',
			role: 'Installer',
			suspended: false,
			sessions: 1,
			guesses: 0,
			createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
		})
		await admin.patch(`/api/users/${anita.id}`, { suspended: true })
		expect(await names('suspended=true')).toEqual(['Anita Rao'])
		expect(await names('suspended=false')).not.toContain('Anita Rao')
		expect((await admin.get('/api/users?role=Boss')).status).toBe(422)
	})

	itOnSqlite(
		'are shown one by one with where they are logged in, and no address of a network',
		async () => {
			const { as, visitor } = await open()
			const admin = await as('Admin')
			const input = account()
			const made = await visitor().post('/api/users', input, {
				'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
			})
			await visitor().post('/api/session', { ...input, role: 'Installer' })
			const { status, body } = await admin.get(`/api/users/${made.body.user.id}`)
			expect(status).toBe(200)
			expect(body).toMatchObject({ email: input.email, sessions: 2 })
			const time = expect.stringMatching(/^\d{4}-.+Z$/)
			const session = { createdAt: time, lastSeen: time }
			expect(body.liveSessions).toHaveLength(2)
			expect(body.liveSessions).toContainEqual({
				...session,
				role: 'Buyer',
				browser: 'Firefox on Linux',
			})
			expect(body.liveSessions).toContainEqual({
				...session,
				role: 'Installer',
				browser: 'Not known',
			})
			expect((await admin.get('/api/users/nobody')).status).toBe(404)
		},
	)

	itOnSqlite('are the admins’ business alone', async () => {
		const { as, visitor } = await open()
		const id = await idOf(await as('Buyer'))
		for (const [caller, status] of [
			[visitor(), 401],
			[await as('Buyer'), 403],
			[await as('Installer'), 403],
		] as const) {
			const answers = [
				await caller.get('/api/users'),
				await caller.get(`/api/users/${id}`),
				await caller.patch(`/api/users/${id}`, { role: 'Admin' }),
				await caller.patch('/api/users/nobody', { suspended: true }),
				await caller.delete(`/api/users/${id}/sessions`),
			]
			expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status))
		}
		const admin = await as('Admin')
		expect((await admin.patch('/api/users/nobody', { suspended: true })).status).toBe(404)
		expect((await admin.delete('/api/users/nobody/sessions')).status).toBe(404)
	})
})

describeOnAllEngines('an account', (open, itOnSqlite) => {
	itOnSqlite('whose role is changed is out at its next call', async () => {
		for (const mode of ['demo', 'live'] as const) {
			const { people } = await open({ mode })
			const [admin, other] = await people('Admin', 'Buyer')
			const id = await idOf(other)
			const changed = await admin.patch(`/api/users/${id}`, { role: 'Installer' })
			expect([changed.status, changed.body]).toMatchObject([
				200,
				{ role: 'Installer', sessions: 0, liveSessions: [] },
			])
			await isOut(other)
		}
	})

	itOnSqlite(
		'that is suspended is out at its next call and cannot come back until it is reinstated',
		async () => {
			for (const mode of ['demo', 'live'] as const) {
				const { as, visitor } = await open({ mode })
				const admin = await as('Admin')
				const input = account()
				const [here, there] = [visitor(), visitor()]
				await here.post('/api/users', input)
				await there.post('/api/session', input)
				const id = await idOf(here)
				const suspended = await admin.patch(`/api/users/${id}`, { suspended: true })
				expect(suspended.body).toMatchObject({ suspended: true, sessions: 0 })
				await isOut(here)
				await isOut(there)
				const refused = await visitor().post('/api/session', input)
				expect(refused.body).toMatchObject({ status: 403, code: 'forbidden', detail: SUSPENDED })
				const guessed = await visitor().post('/api/session', { ...input, password: 'a guess' })
				expect(guessed.status).toBe(401)
				expect(JSON.stringify(guessed.body)).not.toContain('suspended')
				await admin.patch(`/api/users/${id}`, { suspended: false })
				expect((await visitor().post('/api/session', input)).status).toBe(200)
			}
		},
	)

	it('leaves no session when it is suspended in the middle of logging in', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const input = account()
		const { id } = (await visitor().post('/api/users', input)).body.user
		const callers = Array.from({ length: 8 }, visitor)
		await Promise.all([
			...callers.slice(4).map((caller) => caller.post('/api/session', input)),
			admin.patch(`/api/users/${id}`, { suspended: true }),
			...callers.slice(0, 4).map((caller) => caller.post('/api/session', input)),
		])
		for (const caller of callers) await isOut(caller)
		const left = await store.db
			.selectFrom('sessions')
			.select('id')
			.where('user_id', '=', id)
			.execute()
		expect(left).toEqual([])
	})

	itOnSqlite('is logged out everywhere, and can log in again', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const input = account()
		const [here, there] = [visitor(), visitor()]
		await here.post('/api/users', input)
		await there.post('/api/session', input)
		const path = `/api/users/${await idOf(here)}/sessions`
		expect(await admin.delete(path)).toMatchObject({ status: 200, body: { ended: 2 } })
		await isOut(here)
		await isOut(there)
		expect((await admin.delete(path)).body).toEqual({ ended: 0 })
		expect((await here.post('/api/session', input)).status).toBe(200)
	})

	itOnSqlite('cannot be changed by its own admin', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await as('Admin')
		const path = `/api/users/${await idOf(admin)}`
		const demoted = await admin.patch(path, { role: 'Buyer' })
		expect(demoted.body).toMatchObject({
			status: 409,
			detail: 'You cannot change your own role. Ask another admin.',
		})
		const suspended = await admin.patch(path, { suspended: true })
		expect(suspended.body).toMatchObject({
			status: 409,
			detail: 'You cannot suspend your own account. Ask another admin.',
		})
		expect((await admin.patch(path, { role: 'Admin', suspended: false })).status).toBe(200)
		expect((await admin.get('/api/session')).body.user.role).toBe('Admin')
	})

	itOnSqlite('stays an admin’s when it is the last one', async () => {
		const { as, visitor } = await open()
		const input = account()
		const { id } = (await (await as('Admin')).post('/api/users', input)).body.user
		// In a demo an admin’s session can belong to a buyer’s account.
		const boss = visitor()
		await boss.post('/api/session', { ...input, role: 'Admin' })
		const admins = (await boss.get('/api/users?role=Admin')).body as { id: string }[]
		expect(admins).toHaveLength(1)
		expect(admins[0]?.id).not.toBe(id)
		for (const change of [{ role: 'Buyer' }, { suspended: true }])
			expect((await boss.patch(`/api/users/${admins[0]?.id}`, change)).body).toMatchObject({
				status: 409,
				code: 'conflict',
				detail: LAST,
			})
	})

	it('of an admin is left, whoever takes the role from whom at the same moment', async () => {
		const { as } = await open(live)
		for (const change of [{ role: 'Buyer' }, { suspended: true }]) {
			const admins = await Promise.all([as('Admin'), as('Admin'), as('Admin')])
			const ids = await Promise.all(admins.map(idOf))
			const answers = await Promise.all(
				admins.map((admin, at) => admin.patch(`/api/users/${ids[(at + 1) % 3]}`, change)),
			)
			expect(
				answers.map(({ status }) => status).every((status) => [200, 401, 409].includes(status)),
			).toBe(true)
			const left = []
			for (const admin of admins)
				if ((await admin.get('/api/users')).status === 200) left.push(admin)
			expect(left.length).toBeGreaterThan(0)
			const list = (await left[0]?.get('/api/users?role=Admin&suspended=false'))?.body
			expect(list.length).toBeGreaterThan(0)
		}
	})

	itOnSqlite('has every change of it on the record', async () => {
		const { people } = await open()
		const [admin, other] = await people('Admin', 'Buyer')
		const id = await idOf(other)
		await admin.delete(`/api/users/${id}/sessions`)
		await admin.patch(`/api/users/${id}`, { role: 'Installer' })
		await admin.patch(`/api/users/${id}`, { role: 'Installer' })
		await admin.patch(`/api/users/${id}`, { suspended: true })
		await admin.patch(`/api/users/${id}`, { suspended: false })
		const { body } = await admin.get(`/api/audit?kind=user&subject=${id}`)
		expect(
			body.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after })),
		).toEqual(
			expect.arrayContaining([
				{ action: 'logged out', before: { sessions: 1 }, after: { sessions: 0 } },
				{ action: 'changed', before: { role: 'Buyer' }, after: { role: 'Installer' } },
				{ action: 'suspended', before: { suspended: false }, after: { suspended: true } },
				{ action: 'reinstated', before: { suspended: true }, after: { suspended: false } },
			]),
		)
		expect(body).toHaveLength(4)
		expect(body[0]).toMatchObject({ actor: 'Asha Kulkarni', role: 'Admin', subjectId: id })
	})

	itOnSqlite(
		'keeps its password to itself: an account suspended while changing it stays out',
		async () => {
			const { people } = await open()
			const [admin, caller] = await people('Admin', 'Buyer')
			const id = await idOf(caller)
			const change = { currentPassword: PASSWORD, ...newPassword('cloudy-day') }
			await Promise.all([
				caller.put('/api/profile/password', change),
				admin.patch(`/api/users/${id}`, { suspended: true }),
			])
			await isOut(caller)
		},
	)
})
