import { expect, it } from 'vitest'
import { runMaintenance } from '../../../store/maintenance.ts'
import { type OpenStore, openStore } from '../../../store/open.ts'
import { account, newPassword, PASSWORD } from '../../../test/builders.ts'
import { callersOf } from '../../../test/callers.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const email = 'asha@example.com'
const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'
const DEVICE = 'solbazaar.device'
const live = { mode: 'live' } as const

const right = (more: object = {}) => ({ email, password: PASSWORD, role: 'Buyer', ...more })
const wrong = (more: object = {}) => right({ password: 'a guess', ...more })
const logIn = (caller: Caller, body: object, headers?: Record<string, string>) =>
	caller.post('/api/session', body, headers)

/** So many tries one after another; their statuses. */
async function tries(count: number, caller: () => Caller, body: (n: number) => object) {
	const statuses: number[] = []
	for (let n = 0; n < count; n++) statuses.push((await logIn(caller(), body(n))).status)
	return statuses
}

const times = (count: number, status: number) => Array<number>(count).fill(status)

/** A store in which Asha has an account, and a clock that can be moved. */
async function withAsha(opened: { store: OpenStore; visitor: (address?: string) => Caller }) {
	const { store, visitor } = opened
	let now = Date.now()
	store.now = () => now
	const device = visitor(ELSEWHERE)
	await device.post('/api/users', account({ email }))
	const pass = (seconds: number) => {
		now += seconds * 1000
	}
	return { store, visitor, device, pass, from: (address: string) => () => visitor(address) }
}

describeOnAllEngines('wrong passwords in a live store', (open, itOnSqlite) => {
	it('make the next try wait, each twice as long, and say for how long', async () => {
		const { visitor, pass } = await withAsha(await open(live))
		expect(
			await tries(
				5,
				() => visitor(HERE),
				() => wrong(),
			),
		).toEqual(times(5, 401))
		for (const seconds of [30, 60, 120]) {
			const refused = await logIn(visitor(HERE), right())
			expect(refused.status).toBe(429)
			expect(refused.headers.get('retry-after')).toBe(String(seconds))
			expect(refused.body.detail).toMatch(
				/^Too many wrong passwords for this account from your network\. Please wait .+ and try again\.$/,
			)
			pass(seconds - 1)
			expect((await logIn(visitor(HERE), right())).status).toBe(429)
			pass(1)
			expect((await logIn(visitor(HERE), wrong())).status).toBe(401)
		}
		pass(86_400)
		expect((await logIn(visitor(HERE), right())).status).toBe(200)
	})

	itOnSqlite('count alike for an address that no account has', async () => {
		const { visitor } = await withAsha(await open(live))
		const answers = async (body: object) => {
			const seen: unknown[] = []
			for (let n = 0; n < 7; n++) {
				const { status, body: received, headers } = await logIn(visitor(HERE), body)
				seen.push([status, received, headers.get('retry-after')])
			}
			return seen
		}
		expect(await answers(wrong({ email: 'nobody@example.com' }))).toEqual(await answers(wrong()))
	})

	itOnSqlite('shut out nobody on another network, whatever the headers say', async () => {
		const { visitor } = await withAsha(await open(live))
		for (let n = 0; n < 20; n++)
			await logIn(visitor(HERE), wrong(), { 'x-forwarded-for': `192.0.2.${n}` })
		expect((await logIn(visitor(HERE), right())).status).toBe(429)
		expect((await logIn(visitor(ELSEWHERE), right())).status).toBe(200)
		expect((await logIn(visitor('2001:db8::1'), right())).status).toBe(200)
	})

	itOnSqlite('are forgotten with the right one', async () => {
		const { from } = await withAsha(await open(live))
		for (let round = 0; round < 3; round++)
			expect(await tries(5, from(HERE), (n) => (n < 4 ? wrong() : right()))).toEqual([
				...times(4, 401),
				200,
			])
	})

	it('count for the whole network too, and a right one takes back no more than itself', async () => {
		const { store, visitor, device, from } = await withAsha(await open(live))
		const spray = (n: number) => wrong({ email: `person-${n}@example.com` })
		expect(await tries(99, from(HERE), spray)).toEqual(times(99, 401))
		expect(await tries(3, from(HERE), () => right())).toEqual(times(3, 200))
		expect((await logIn(visitor(HERE), spray(100))).status).toBe(401)
		const refused = await logIn(visitor(HERE), right({ email: 'somebody.else@example.com' }))
		expect(refused.status).toBe(429)
		expect(refused.body.detail).toMatch(/^Too many failed logins from your network/)
		// A flood that is refused writes nothing.
		const rows = () => store.db.selectFrom('login_attempts').selectAll().orderBy('key').execute()
		const before = await rows()
		await tries(20, from(HERE), (n) => wrong({ email: `flood-${n}@example.com` }))
		expect(await rows()).toEqual(before)
		const known = visitor(HERE)
		known.cookies.set(DEVICE, device.cookies.get(DEVICE) ?? '')
		expect((await logIn(known, right())).status).toBe(200)
	})

	it('are five, however many are tried at once', async () => {
		const { visitor } = await withAsha(await open(live))
		const answers = await Promise.all(
			Array.from({ length: 40 }, () => logIn(visitor(HERE), wrong())),
		)
		const count = (status: number) => answers.filter((answer) => answer.status === status).length
		expect({ wrong: count(401), refused: count(429) }).toEqual({ wrong: 5, refused: 35 })
	})

	itOnSqlite('are five for all processes together', async () => {
		const opened = await open({ ...live, onDisk: true })
		await withAsha(opened)
		const second = await openStore(opened.config)
		second.hasher.scheme = opened.store.hasher.scheme
		const there = callersOf(second)
		expect(
			await tries(
				3,
				() => opened.visitor(HERE),
				() => wrong(),
			),
		).toEqual(times(3, 401))
		expect(
			await tries(
				3,
				() => there.visitor(HERE),
				() => wrong(),
			),
		).toEqual([401, 401, 429])
		expect((await logIn(opened.visitor(HERE), right())).status).toBe(429)
		await second[Symbol.asyncDispose]()
	})

	it('leave neither address nor network readable, and nothing at all once they are forgotten', async () => {
		const { store, from, pass } = await withAsha(await open(live))
		await tries(5, from(HERE), () => wrong())
		const rows = () => store.db.selectFrom('login_attempts').selectAll().execute()
		expect(await rows()).toHaveLength(4)
		expect(JSON.stringify(await rows())).not.toMatch(/asha|203\.0/)
		pass(86_401)
		await runMaintenance(store)
		expect(await rows()).toEqual([])
	})
})

describeOnAllEngines('a known device of a live store', (open, itOnSqlite) => {
	itOnSqlite('is let in whatever others try, on its own network too', async () => {
		const { visitor, device, from } = await withAsha(await open(live))
		await tries(20, from(ELSEWHERE), () => wrong())
		expect((await logIn(visitor(ELSEWHERE), right())).status).toBe(429)
		expect((await logIn(device, right())).status).toBe(200)
	})

	itOnSqlite('has a small limit of its own, which shuts nobody else out', async () => {
		const { visitor, device } = await withAsha(await open(live))
		const stolen = device.cookies.get(DEVICE) ?? ''
		const thief = () => {
			const caller = visitor(HERE)
			caller.cookies.set(DEVICE, stolen)
			return caller
		}
		expect(await tries(11, thief, () => wrong())).toEqual([...times(10, 401), 429])
		expect((await logIn(visitor(HERE), right())).status).toBe(200)
	})

	itOnSqlite('has a cookie that scripts cannot read, another after each login', async () => {
		const { visitor, device } = await withAsha(await open(live))
		const first = device.cookies.get(DEVICE) ?? ''
		const { headers } = await logIn(device, right())
		const line = headers.getSetCookie().find((cookie) => cookie.startsWith(DEVICE)) ?? ''
		expect(line).toMatch(/(?=.*; HttpOnly)(?=.*; SameSite=Lax)(?=.*; Max-Age=31536000)/)
		expect(device.cookies.get(DEVICE)).not.toBe(first)
		// A cookie stolen before is worthless now: it counts as any device of its network.
		const thief = visitor(HERE)
		thief.cookies.set(DEVICE, first)
		expect(
			await tries(
				6,
				() => thief,
				() => wrong(),
			),
		).toEqual([...times(5, 401), 429])
	})

	itOnSqlite.each([
		['of another account', (cookie: string) => cookie, 'ravi@example.com'],
		['whose signature is wrong', (cookie: string) => `${cookie.slice(0, -2)}xx`, email],
		['that was made up', () => `${'x'.repeat(32)}.${'y'.repeat(43)}`, email],
	])('is none with a cookie %s', async (_what, change, whose) => {
		const { visitor, device } = await withAsha(await open(live))
		await visitor(ELSEWHERE).post('/api/users', account({ email: 'ravi@example.com' }))
		const caller = visitor(HERE)
		caller.cookies.set(DEVICE, change(device.cookies.get(DEVICE) ?? ''))
		const body = () => wrong({ email: whose })
		expect(await tries(6, () => caller, body)).toEqual([...times(5, 401), 429])
	})

	itOnSqlite(
		'is forgotten with a new password, by an admin’s logging the account out, and after a year',
		async () => {
			const { store, visitor, device, pass } = await withAsha(await open(live))
			const devices = () => store.db.selectFrom('known_devices').selectAll().execute()
			const other = visitor(HERE)
			await logIn(other, right())
			expect(await devices()).toHaveLength(2)
			const change = { currentPassword: PASSWORD, ...newPassword('cloudless') }
			expect((await other.put('/api/profile/password', change)).status).toBe(204)
			expect(await devices()).toHaveLength(1)
			expect((await logIn(device, right({ password: 'cloudless' }))).status).toBe(200)
			expect(await devices()).toHaveLength(2)
			pass(366 * 86_400)
			await runMaintenance(store)
			expect(await devices()).toEqual([])
		},
	)

	it('is one of ten of an account', async () => {
		const { store, visitor, pass } = await withAsha(await open(live))
		for (let n = 0; n < 12; n++) {
			pass(1)
			await logIn(visitor(`203.0.113.${n}`), right())
		}
		expect(await store.db.selectFrom('known_devices').select('device').execute()).toHaveLength(10)
	})
})

describeOnSqlite('a change of password in a live store', (open) => {
	it('is tried ten times, which no failed login by others counts for', async () => {
		const { device, from } = await withAsha(await open(live))
		await tries(10, from(ELSEWHERE), () => wrong())
		const change = (currentPassword: string) =>
			device.put('/api/profile/password', { currentPassword, ...newPassword('cloudless') })
		for (let n = 0; n < 10; n++) expect((await change('a guess')).status).toBe(422)
		expect((await change(PASSWORD)).status).toBe(429)
	})
})

describeOnSqlite('wrong passwords in a demo', (open) => {
	it('make nobody wait, and no device is known', async () => {
		const { store, visitor, device, from } = await withAsha(await open())
		expect(await tries(60, from(HERE), () => wrong())).toEqual(times(60, 401))
		expect((await logIn(visitor(HERE), right())).status).toBe(200)
		expect(device.cookies.has(DEVICE)).toBe(false)
		expect(await store.db.selectFrom('login_attempts').selectAll().execute()).toEqual([])
	})
})
