import { expect, it } from 'vitest'
import { openStore } from '../../../store/open.ts'
import { codeAt } from '../../../test/authenticator.ts'
import { account, PASSWORD } from '../../../test/builders.ts'
import { type Caller, callersOf } from '../../../test/callers.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { CODE_STEP_MS } from '../limits.ts'

const live = { mode: 'live' } as const
const email = 'asha@example.com'
const currentPassword = PASSWORD
const AT = '/api/account/two-factor'
const TRIED = /^This code was tried already/
const CORRECTED = /^Your phone’s clock has changed/

/** Asha with an app that is not confirmed yet, in a store whose clock is in the middle of a step. */
async function withApp({ store, visitor }: TestStore) {
	let at = Math.floor(Date.now() / CODE_STEP_MS) * CODE_STEP_MS + CODE_STEP_MS / 2
	store.now = () => at
	const device = visitor()
	await device.post('/api/users', account({ email }))
	const { secret } = (await device.post(AT, { currentPassword })).body
	return {
		device,
		secret: secret as string,
		/** The code on her phone, whose clock is ahead by so many steps. */
		code: (ahead: number) => codeAt(secret, at + ahead * CODE_STEP_MS),
		goOn: (steps: number) => {
			at += steps * CODE_STEP_MS
		},
		confirm: (code: string) => device.post(`${AT}/confirm`, { code }),
	}
}

/** Her app, confirmed by a phone whose clock is ahead by so many steps. */
async function enrolled(opened: TestStore, ahead = 0) {
	const app = await withApp(opened)
	const { status } = await app.confirm(app.code(ahead))
	if (status !== 200) throw new Error(`No two-step login for the test: ${status}`)
	return app
}

/** Logs in somewhere else, up to the code. */
async function elsewhere(visitor: TestStore['visitor'], network = '198.51.100.20') {
	const caller = visitor(network)
	await caller.post('/api/session', { email, password: PASSWORD })
	return caller
}

const give = (caller: Caller, code: string) => caller.post('/api/session/code', { code })

describeOnAllEngines('a phone whose clock is off', (open, itOnSqlite) => {
	itOnSqlite('is told at a login by how much, and logs in once it is right', async () => {
		const opened = await open(live)
		const { code } = await enrolled(opened)
		const caller = await elsewhere(opened.visitor)
		const said =
			'Your phone’s clock is about 2 minutes behind. Set it to the network’s time, and type a new code.'
		expect(await give(caller, code(-4))).toMatchObject({
			status: 401,
			body: {
				code: 'wrong_credentials',
				detail: said,
				errors: { code: said },
				clockOffsetSeconds: -120,
			},
		})
		expect((await give(caller, code(5))).body).toMatchObject({
			errors: { code: expect.stringMatching(/about 2½ minutes ahead/) },
			clockOffsetSeconds: 150,
		})
		const far = (await give(caller, code(6))).body
		expect(far.errors.code).toMatch(/^This code is not right/)
		expect(far).not.toHaveProperty('clockOffsetSeconds')
		expect((await give(caller, code(1))).status).toBe(200)
	})

	itOnSqlite('is told wherever a code is asked for', async () => {
		const opened = await open(live)
		const { device, code } = await enrolled(opened)
		const off = await device.post(`${AT}/off`, { currentPassword, code: code(3) })
		expect(off).toMatchObject({ status: 422, body: { code: 'invalid', clockOffsetSeconds: 90 } })
		expect(off.body.errors.code).toMatch(/about 1½ minutes ahead/)
		const guessed = await device.post(`${AT}/off`, { currentPassword: 'a guess', code: code(4) })
		expect(Object.keys(guessed.body.errors)).toEqual(['currentPassword'])
		expect(guessed.body).not.toHaveProperty('clockOffsetSeconds')
		keepMails(opened.store)
		const changed = { email: 'new@example.com', currentPassword, code: code(-2) }
		expect((await device.post('/api/account/address/change', changed)).body).toMatchObject({
			errors: { code: expect.stringMatching(/about 1 minute behind/) },
		})
	})

	it('has used up the code that it gave, in every process, when its time comes', async () => {
		const opened = await open({ ...live, onDisk: true })
		const { code, goOn } = await enrolled(opened)
		await using second = await openStore(opened.config)
		second.hasher.scheme = opened.store.hasher.scheme
		second.now = opened.store.now
		const early = code(5)
		expect((await give(await elsewhere(opened.visitor), early)).body.clockOffsetSeconds).toBe(150)
		const other = callersOf(second)
		for (const [steps, { visitor }] of [
			[4, other],
			[1, opened],
			[1, other],
		] as const) {
			goOn(steps)
			expect((await give(await elsewhere(visitor), early)).body.errors.code).toMatch(TRIED)
		}
		expect((await give(await elsewhere(other.visitor), code(0))).status).toBe(200)
	})

	it('is judged once of several who give its code at once', async () => {
		const opened = await open(live)
		const { code } = await enrolled(opened)
		const callers = [1, 2, 3, 4].map(() => elsewhere(opened.visitor))
		const asked = (await Promise.all(callers)).map((caller) => give(caller, code(4)))
		const answers = await Promise.all(asked)
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
		expect(answers.filter(({ body }) => 'clockOffsetSeconds' in body)).toHaveLength(1)
	})

	it('has as many tries as any, at a login and of an account', async () => {
		const opened = await open(live)
		const { device, code } = await enrolled(opened)
		const again = await elsewhere(opened.visitor)
		const offs: number[] = []
		for (const ahead of [-5, -4, -3, -2])
			offs.push((await give(again, code(ahead))).body.clockOffsetSeconds)
		expect(offs).toEqual([-150, -120, -90, -60])
		const statuses: number[] = []
		for (const ahead of [2, 3, 4])
			statuses.push(
				(await give(await elsewhere(opened.visitor, `198.51.100.${ahead}`), code(ahead))).status,
			)
		expect(statuses).toEqual([401, 429, 429])
		await device.post('/api/session', { email, password: PASSWORD })
		for (const ahead of [3, 4, 5, -6, -7]) await give(device, code(ahead))
		expect((await give(device, code(1))).body.detail).toBe('That took too long. Log in again.')
	})
})

describeOnAllEngines('two-step login that is set up by a clock that is off', (open, itOnSqlite) => {
	it('is turned on within a minute, and then goes by that clock', async () => {
		const opened = await open(live)
		const { code } = await enrolled(opened, 2)
		for (const ahead of [1, 3]) {
			const caller = await elsewhere(opened.visitor)
			expect((await give(caller, code(ahead))).status).toBe(200)
		}
		const caller = await elsewhere(opened.visitor)
		expect((await give(caller, code(4))).body.clockOffsetSeconds).toBe(120)
	})

	it('is not turned on beyond a minute, but says by how much the clock is off', async () => {
		const { confirm, code, device } = await withApp(await open(live))
		for (const [ahead, seconds] of [
			[3, 90],
			[-3, -90],
			[-5, -150],
		] as const)
			expect(await confirm(code(ahead))).toMatchObject({
				status: 422,
				body: { clockOffsetSeconds: seconds },
			})
		expect((await device.get(AT)).body.enabled).toBe(false)
		expect((await confirm(code(-2))).status).toBe(200)
	})

	it('takes the second code of a clock that has been set right', async () => {
		const opened = await open(live)
		const { code, goOn } = await enrolled(opened, -2)
		const caller = await elsewhere(opened.visitor)
		const first = await give(caller, code(0))
		expect(first.status).toBe(401)
		expect(first.body.errors.code).toMatch(CORRECTED)
		expect(first.body).not.toHaveProperty('clockOffsetSeconds')
		expect((await give(caller, code(-3))).body.clockOffsetSeconds).toBe(-90)
		goOn(1)
		expect((await give(caller, code(-1))).body.errors.code).toMatch(TRIED)
		expect((await give(caller, code(0))).status).toBe(200)
	})

	itOnSqlite('takes the next code of a clock that was off by more and is set right', async () => {
		const opened = await open(live)
		const { code } = await enrolled(opened, 2)
		const caller = await elsewhere(opened.visitor)
		expect((await give(caller, code(5))).body.clockOffsetSeconds).toBe(150)
		expect((await give(caller, code(0))).status).toBe(200)
	})

	itOnSqlite('forgets that clock when it is set up anew', async () => {
		const opened = await open(live)
		const { device, code } = await enrolled(opened, 2)
		const off = await device.post(`${AT}/off`, { currentPassword, code: code(3) })
		expect(off.status).toBe(204)
		const { secret } = (await device.post(AT, { currentPassword })).body
		const at = opened.store.now()
		expect((await device.post(`${AT}/confirm`, { code: codeAt(secret, at) })).status).toBe(200)
		const caller = await elsewhere(opened.visitor)
		expect((await give(caller, codeAt(secret, at - CODE_STEP_MS))).status).toBe(200)
	})
})
