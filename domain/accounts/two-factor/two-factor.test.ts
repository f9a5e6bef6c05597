import { describe, expect, it } from 'vitest'
import { runMaintenance } from '../../../store/maintenance.ts'
import { openStore } from '../../../store/open.ts'
import { codeAt, firstCode, nextCodeAt } from '../../../test/authenticator.ts'
import { account, PASSWORD } from '../../../test/builders.ts'
import { type Caller, callersOf } from '../../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../test/store.ts'

const live = { mode: 'live' } as const
const email = 'asha@example.com'
const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const currentPassword = PASSWORD
const AT = '/api/account/two-factor'

/** A code that the app shows neither now nor within three minutes, another for each number. */
const wrongFor = (secret: string, which = 0) => {
	const right = Array.from({ length: 13 }, (_, n) => codeAt(secret, Date.now() + (n - 6) * 30_000))
	const codes = Array.from({ length: 20 }, (_, n) => String(111_111 + n))
	return codes.filter((code) => !right.includes(code))[which] as string
}

/** Asha's account with the code of an app, whose password was set in a browser of her own. */
async function enrolled({ visitor }: TestStore) {
	const device = visitor(HERE)
	await device.post('/api/users', account({ email }))
	const { secret } = (await device.post(AT, { currentPassword })).body
	const { body } = await device.post(`${AT}/confirm`, { code: await firstCode(secret) })
	return { device, secret: secret as string, recoveryCodes: body.recoveryCodes as string[] }
}

const logIn = (caller: Caller) => caller.post('/api/session', { email, password: PASSWORD })
const give = (caller: Caller, code: string) => caller.post('/api/session/code', { code })
const userOf = async (caller: Caller) => (await caller.get('/api/session')).body.user

describeOnAllEngines('two-step login', (open, itOnSqlite) => {
	it('asks for a code once a first one was right, and ends the other sessions', async () => {
		const { store, visitor } = await open(live)
		const [caller, other] = [visitor(HERE), visitor()]
		await caller.post('/api/users', account({ email }))
		await logIn(other)
		const { body } = await caller.post(AT, { currentPassword })
		expect(body).toEqual({
			secret: expect.stringMatching(/^[A-Z2-7]{52}$/),
			uri: expect.stringContaining('otpauth://totp/Suryodaya%20Solar:asha%40example.com?'),
			qr: expect.stringMatching(/^<svg /),
		})
		expect((await logIn(visitor(HERE))).body.user.email).toBe(email)
		expect((await caller.get(AT)).body).toEqual({
			enabled: false,
			required: false,
			recoveryCodesLeft: 0,
		})
		const wrong = await caller.post(`${AT}/confirm`, { code: wrongFor(body.secret) })
		expect(wrong.status).toBe(422)
		expect(wrong.body.errors.code).toMatch(/^This code is not right/)
		const on = await caller.post(`${AT}/confirm`, { code: codeAt(body.secret) })
		expect(on.status).toBe(200)
		expect(on.body.recoveryCodes).toHaveLength(10)
		expect(await userOf(caller)).toMatchObject({ email, role: 'Buyer' })
		expect(await userOf(other)).toBeNull()
		expect((await caller.get(AT)).body).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
		const kept = JSON.stringify(await store.db.selectFrom('second_factors').selectAll().execute())
		expect(kept).not.toContain(on.body.recoveryCodes[0])
		expect(kept).not.toContain(body.secret)
	})

	itOnSqlite('opens a session by password and code, and none by either alone', async () => {
		const opened = await open(live)
		const { secret } = await enrolled(opened)
		const caller = opened.visitor(ELSEWHERE)
		expect((await give(caller, nextCodeAt(secret))).status).toBe(401)
		expect((await logIn(caller)).body).toEqual({ user: null, codeNeeded: true })
		expect(await userOf(caller)).toBeNull()
		const wrong = await give(caller, wrongFor(secret))
		expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
		expect(await userOf(caller)).toBeNull()
		const entered = await give(caller, ` ${nextCodeAt(secret).replace(/(?<=^...)/, ' ')}`)
		expect(entered).toMatchObject({ status: 200, body: { user: { email, role: 'Buyer' } } })
		expect(await userOf(caller)).toMatchObject({ email })
	})

	it('takes each recovery code once, and new ones in place of all', async () => {
		const opened = await open(live)
		const { device, recoveryCodes } = await enrolled(opened)
		const [first = '', second = ''] = recoveryCodes
		const enter = async (code: string) => {
			const caller = opened.visitor(ELSEWHERE)
			await logIn(caller)
			return (await give(caller, code)).status
		}
		expect(await enter(first)).toBe(200)
		expect(await enter(first)).toBe(401)
		expect((await device.get(AT)).body.recoveryCodesLeft).toBe(9)
		const renewed = await device.post(`${AT}/recovery-codes`, { currentPassword })
		expect(renewed.body.recoveryCodes).toHaveLength(10)
		expect(await enter(second)).toBe(401)
		expect(await enter(renewed.body.recoveryCodes[0])).toBe(200)
	})

	it('takes a code once, also of several who give it at once', async () => {
		const opened = await open(live)
		const { secret } = await enrolled(opened)
		const callers = Array.from({ length: 4 }, () => opened.visitor(ELSEWHERE))
		for (const caller of callers) await logIn(caller)
		const code = nextCodeAt(secret)
		const answers = await Promise.all(callers.map((caller) => give(caller, code)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
		const late = opened.visitor(HERE)
		await logIn(late)
		expect((await give(late, code)).body.errors.code).toMatch(/^This code was tried already/)
		const kept = JSON.stringify(
			await opened.store.db.selectFrom('used_codes').selectAll().execute(),
		)
		expect(kept).not.toContain(code)
	})

	itOnSqlite('takes the first code of an app for no login', async () => {
		const { visitor } = await open(live)
		const caller = visitor(HERE)
		await caller.post('/api/users', account({ email }))
		const { secret } = (await caller.post(AT, { currentPassword })).body
		const code = await firstCode(secret)
		expect((await caller.post(`${AT}/confirm`, { code })).status).toBe(200)
		const other = visitor(ELSEWHERE)
		await logIn(other)
		expect((await give(other, code)).status).toBe(401)
		expect((await give(other, nextCodeAt(secret))).status).toBe(200)
	})

	it('forgets which codes were taken once none of them is right', async () => {
		const { store, visitor } = await open(live)
		await enrolled({ visitor } as TestStore)
		const used = store.db.selectFrom('used_codes').select('code')
		await runMaintenance(store)
		expect(await used.execute()).toHaveLength(1)
		const now = store.now
		store.now = () => now() + 271_000
		await runMaintenance(store)
		expect(await used.execute()).toEqual([])
	})

	it('is turned off by one of two who give the same code at once', async () => {
		const opened = await open(live)
		const { device, secret } = await enrolled(opened)
		const off = { currentPassword, code: nextCodeAt(secret) }
		const answers = await Promise.all([
			device.post(`${AT}/off`, off),
			device.post(`${AT}/off`, off),
		])
		const statuses = answers.map(({ status }) => status)
		expect(statuses).toContain(204)
		expect(statuses.filter((status) => status === 204)).toHaveLength(1)
	})

	itOnSqlite('has no recovery codes left where it is turned off at this moment', async () => {
		const opened = await open(live)
		const { device } = await enrolled(opened)
		await opened.store.db.deleteFrom('second_factors').execute()
		expect(await device.get(AT)).toMatchObject({ status: 200, body: { recoveryCodesLeft: 0 } })
	})

	itOnSqlite('is turned off with the password and a code, and not with one of them', async () => {
		const opened = await open(live)
		const { device, secret } = await enrolled(opened)
		const off = (more: object) =>
			device.post(`${AT}/off`, { currentPassword, code: nextCodeAt(secret), ...more })
		expect((await off({ currentPassword: 'a guess' })).body.errors).toHaveProperty(
			'currentPassword',
		)
		expect((await off({ code: wrongFor(secret) })).body.errors).toHaveProperty('code')
		expect((await logIn(opened.visitor(HERE))).body.codeNeeded).toBe(true)
		expect((await off({})).status).toBe(204)
		expect((await logIn(opened.visitor(HERE))).body.user.email).toBe(email)
		expect(await opened.store.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
	})
})

describeOnSqlite('the codes of a two-step login', (open) => {
	it('are tried five times for a login, then the password again', async () => {
		const opened = await open(live)
		const { device, secret } = await enrolled(opened)
		await logIn(device)
		for (let n = 0; n < 5; n++)
			expect((await give(device, wrongFor(secret, n))).body.errors).toHaveProperty('code')
		expect((await give(device, nextCodeAt(secret))).body.detail).toBe(
			'That took too long. Log in again.',
		)
	})

	it('make strangers who know the password wait, but not the owner’s own device', async () => {
		const opened = await open(live)
		const { device, secret } = await enrolled(opened)
		const guess = async (network: string) => {
			const caller = opened.visitor(network)
			await logIn(caller)
			return (await give(caller, wrongFor(secret))).status
		}
		const statuses: number[] = []
		for (let n = 0; n < 6; n++) statuses.push(await guess(`198.51.100.${n}`))
		expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
		await logIn(device)
		expect((await give(device, nextCodeAt(secret))).status).toBe(200)
	})
})

describeOnAllEngines('an admin of a live store without a code', (open, itOnSqlite) => {
	/** An admin from the next login on. */
	async function admin({ store, visitor }: TestStore) {
		const caller = visitor(HERE)
		await caller.post('/api/users', account({ email }))
		await store.db.updateTable('users').set({ role: 'Admin' }).execute()
		return { caller, entered: await logIn(caller) }
	}

	itOnSqlite('may do nothing but set one up', async () => {
		const { caller, entered } = await admin(await open(live))
		const user = expect.objectContaining({ email, role: 'Admin' })
		expect(entered.body).toEqual({ user, twoFactorRequired: true })
		expect((await caller.get('/api/session')).body).toEqual({ user, twoFactorRequired: true })
		for (const path of ['/api/users', '/api/audit', '/api/orders', '/api/notifications'])
			expect(await caller.get(path)).toMatchObject({
				status: 403,
				body: { code: 'two_factor_required' },
			})
		expect((await caller.put('/api/profile', { name: 'Asha' })).status).toBe(403)
		expect((await caller.get(AT)).body).toMatchObject({ enabled: false, required: true })
		const { secret } = (await caller.post(AT, { currentPassword })).body
		const on = await caller.post(`${AT}/confirm`, { code: codeAt(secret) })
		expect(on.status).toBe(200)
		expect((await caller.get('/api/session')).body).toEqual({ user })
		expect((await caller.get('/api/users')).status).toBe(200)
	})

	it('is a visitor to what everybody may do', async () => {
		const opened = await open(live)
		const { caller } = await admin(opened)
		expect((await caller.get('/api/products')).status).toBe(200)
		const buyer = await opened.as('Buyer')
		const { id } = (await buyer.get('/api/session')).body.user
		expect((await caller.get(`/api/users/${id}`)).status).toBe(403)
		expect((await caller.delete('/api/session')).body).toEqual({ user: null })
		expect(await userOf(caller)).toBeNull()
	})
})

describeOnAllEngines('two-step login under another secret', (open) => {
	it('goes on once the store was started with the former one beside it', async () => {
		const opened = await open({ ...live, onDisk: true })
		const { secret, recoveryCodes } = await enrolled(opened)
		const { sessionSecret: sessionSecretOld } = opened.config
		const config = {
			...opened.config,
			sessionSecret: 'another secret, as long and as good as that',
		}
		const starts = [
			{ old: { sessionSecretOld }, code: codeAt },
			{ old: {}, code: nextCodeAt },
		]
		for (const { old, code } of starts) {
			await using store = await openStore({ ...config, ...old })
			store.hasher.scheme = opened.store.hasher.scheme
			const { visitor } = callersOf(store)
			const caller = visitor(HERE)
			expect((await logIn(caller)).status).toBe(200)
			expect((await give(caller, code(secret))).status).toBe(200)
			expect((await caller.get(AT)).body.recoveryCodesLeft).toBe(recoveryCodes.length)
		}
	})
})

describe('an authenticator of the tests', () => {
	it('shows what RFC 6238 says for its secret', () => {
		const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
		expect(codeAt(secret, 59_000)).toBe('287082')
		expect(codeAt(secret, 1111111109_000)).toBe('081804')
	})
})
