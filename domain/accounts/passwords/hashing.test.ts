import { expect, it } from 'vitest'
import { logInAtOnce } from '../../../test/attacks/log-in.ts'
import { account, newPassword, PASSWORD } from '../../../test/builders.ts'
import type { Answer } from '../../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { HashingBusy, PasswordHasher } from './hashing.ts'

/** A scheme that finishes on command, and the number it works on. */
function slow() {
	const state = { running: 0, most: 0, finish: [] as (() => void)[] }
	const work = async <T>(result: T) => {
		state.most = Math.max(state.most, ++state.running)
		await new Promise<void>((resolve) => state.finish.push(resolve))
		state.running--
		return result
	}
	const scheme = { hash: (text: string) => work(`hash of ${text}`), verify: () => work(true) }
	return { state, scheme }
}

async function finishAll({ finish }: { finish: (() => void)[] }, all: Promise<unknown>) {
	let isDone = false
	all.finally(() => {
		isDone = true
	})
	while (!isDone) {
		finish.shift()?.()
		await new Promise(setImmediate)
	}
}

it('hashes two at a time of fifty asked for at once, and each in the end', async () => {
	const { state, scheme } = slow()
	const hasher = new PasswordHasher(scheme)
	const all = Promise.all(Array.from({ length: 50 }, (_, n) => hasher.hash(String(n))))
	await finishAll(state, all)
	expect(state.most).toBe(2)
	expect(await all).toEqual(Array.from({ length: 50 }, (_, n) => `hash of ${n}`))
})

it('refuses who would have to wait for long, and takes others when there is room again', async () => {
	const { state, scheme } = slow()
	const hasher = new PasswordHasher(scheme)
	const all = Promise.all(Array.from({ length: 62 }, () => hasher.hash('x')))
	await expect(hasher.verify({ hash: 'x', password: 'x' })).rejects.toThrow(HashingBusy)
	await finishAll(state, all)
	const late = hasher.hash('y')
	await finishAll(state, late)
	expect(await late).toBe('hash of y')
})

it('goes on after a hash that failed', async () => {
	const fail = async () => {
		throw new Error('no memory')
	}
	const hasher = new PasswordHasher({ hash: fail, verify: fail })
	for (let n = 0; n < 10; n++) await expect(hasher.hash('x')).rejects.toThrow('no memory')
})

describeOnSqlite('signing up', (open) => {
	it('leaves the database to others while the password is hashed', async () => {
		const { store, visitor } = await open()
		const { state, scheme } = slow()
		store.hasher.scheme = scheme
		const signedUp = visitor().post('/api/users', account())
		while (state.running === 0) await new Promise(setImmediate)
		expect((await visitor().get('/api/cart')).status).toBe(200)
		expect(await store.db.selectFrom('users').select('id').execute()).toEqual([])
		expect(state.running).toBe(1)
		await finishAll(state, signedUp)
		expect((await signedUp).status).toBe(201)
	})

	it('and logging in say when too many do so at once', async () => {
		const { store, visitor } = await open()
		const input = account()
		await visitor().post('/api/users', input)
		const { state, scheme } = slow()
		store.hasher.scheme = scheme
		const here = { networks: ['192.0.2.1'], person: null }
		const crowd = store.hasher.calledBy(here, () =>
			Promise.all(Array.from({ length: 62 }, () => store.hasher.hash('x'))),
		)
		for (const [path, body] of [
			['/api/users', account()],
			['/api/session', input],
		] as const) {
			const refused = await visitor().post(path, body)
			expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
			expect(refused.headers.get('retry-after')).toBe('5')
		}
		await finishAll(state, crowd)
	})
})

describeOnAllEngines('a hundred logins at once from one network', (open) => {
	it('shut out nobody of another network, no known device and nobody signed in', async () => {
		const { store, visitor } = await open({ mode: 'live' })
		const [owner, other] = [visitor('203.0.113.7'), visitor('198.51.100.20')]
		const input = account()
		await owner.post('/api/users', input)
		const { state, scheme } = slow()
		store.hasher.scheme = scheme
		const crowd = logInAtOnce(visitor, { count: 99, address: () => '203.0.113.7' })
		const refused: Answer[] = []
		for (const login of crowd)
			void login.then((answer) => answer.status === 503 && refused.push(answer))
		while (refused.length < 99 - 62) await new Promise(setImmediate)
		const others = Promise.all([
			other.post('/api/users', account()),
			owner.post('/api/session', { email: input.email, password: PASSWORD }),
			owner.put('/api/profile/password', { currentPassword: 'sunny', ...newPassword('cloudless') }),
		])
		await finishAll(state, Promise.all([...crowd, others]))
		expect((await others).map(({ status }) => status)).not.toContain(503)
		expect((await others)[0].status).toBe(201)
		for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5')
	})
})

describeOnSqlite('sixty people of one address in a demo', (open) => {
	it('sign up at once', async () => {
		const { visitor } = await open()
		const answers = await Promise.all(
			Array.from({ length: 60 }, () => visitor().post('/api/users', account())),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201))
	})
})
