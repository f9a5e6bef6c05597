import { expect, it } from 'vitest'
import { openStore } from '../../../store/open.ts'
import { logInAtOnce, logInOften } from '../../../test/attacks/log-in.ts'
import { account, newPassword, PASSWORD } from '../../../test/builders.ts'
import { type Answer, type Caller, callersOf, withoutMail } from '../../../test/callers.ts'
import { movableClock } from '../../../test/clock.ts'
import { keepMails } from '../../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'asha@example.com'
const HOME = '198.51.100.20'
const AT = '/api/account/device'

/** Every guess comes from an address of its own, or from a /64 of its own of one /48. */
const ipv4 = (n: number) => `203.0.${n >> 8}.${n & 255}`
const ipv6 = (n: number) => `2001:db8:7:${n.toString(16)}::1`

const judged = (answers: Answer[]) => answers.filter(({ status }) => status === 401).length
const refusal = ({ status, body, headers }: Answer) => ({
	status,
	body,
	names: [...headers.keys()],
})

/** A live store with a mail server, in which Asha has an account and a device of hers is known. */
async function withAsha(opened: TestStore) {
	const { store, visitor } = opened
	const { mails, deliver } = keepMails(store)
	const forward = movableClock(store)
	const device = visitor(HOME)
	await withoutMail(store, () => device.post('/api/users', account({ email })))
	const logIn = (by: Caller, password = PASSWORD) => by.post('/api/session', { email, password })
	const sent = async (subject: RegExp) => {
		await deliver()
		await deliver()
		return mails.filter((mail) => subject.test(mail.subject))
	}
	const tokens = async () =>
		(await sent(/on a new device/)).map(
			({ text }) => /\/login\/device\?token=([\w-]+)/.exec(text)?.[1] ?? 'none',
		)
	const guess = (count: number, address = ipv4) => logInOften(visitor, { count, address, email })
	const pass = (hours: number) => forward(hours * 3_600_000)
	return { ...opened, device, logIn, sent, tokens, guess, pass }
}

describeOnAllEngines('guesses at one account from many addresses', (open, itOnSqlite) => {
	it.each([
		['600 addresses', ipv4],
		['one /48 of IPv6', ipv6],
	])('are judged twenty times an hour, from %s', async (_name, address) => {
		const { visitor, device, logIn, guess } = await withAsha(await open(live))
		expect(judged(await guess(15, address))).toBe(15)
		const answers = await Promise.all(
			logInAtOnce(visitor, { count: 20, address: (n) => address(100 + n), email }),
		)
		expect(judged(answers)).toBe(5)
		const unknown = await logIn(visitor('192.0.2.77'))
		expect(unknown).toMatchObject({ status: 403, body: { code: 'device_unknown' } })
		expect((await logIn(device)).status).toBe(200)
	})

	it('are answered alike where nobody has the account', async () => {
		const { visitor, guess } = await withAsha(await open(live))
		const other = 'nobody@example.com'
		const answers = [
			await guess(24),
			await logInOften(visitor, { count: 24, address: (n) => ipv4(300 + n), email: other }),
		]
		const [at, nowhere] = answers.map((all) => all.map(refusal))
		expect(at).toEqual(nowhere)
		for (const address of [email, other])
			expect(await visitor().post(AT, { email: address })).toMatchObject({ status: 204, body: '' })
	})

	it('leave the owner a link by mail, which makes a new device known', async () => {
		const { store, visitor, logIn, tokens, guess } = await withAsha(await open(live))
		await guess(20)
		const phone = visitor('192.0.2.77')
		expect((await logIn(phone)).status).toBe(403)
		for (let n = 0; n < 5; n++) expect((await phone.post(AT, { email })).status).toBe(204)
		const links = await tokens()
		expect(links).toHaveLength(3)
		const kept = JSON.stringify(await store.db.selectFrom('device_links').selectAll().execute())
		expect(kept).not.toContain(links[0])
		expect((await phone.put(AT, { token: links[0] })).status).toBe(204)
		expect((await phone.put(AT, { token: links[0] })).status).toBe(404)
		expect((await phone.get('/api/session')).body.user).toBeNull()
		expect((await logIn(phone, 'a guess')).status).toBe(401)
		expect((await logIn(phone)).body.user).toMatchObject({ email })
		// The guessing goes on without any being judged.
		expect(judged(await guess(3))).toBe(0)
	})

	itOnSqlite('are twenty for all processes together', async () => {
		const { config, store, guess } = await withAsha(await open({ ...live, onDisk: true }))
		await guess(15)
		await using second = await openStore(config)
		second.hasher.scheme = store.hasher.scheme
		keepMails(second)
		const { visitor } = callersOf(second)
		expect(
			judged(await logInOften(visitor, { count: 9, address: (n) => ipv4(500 + n), email })),
		).toBe(5)
	})

	itOnSqlite('begin anew after an hour, a hundred a day', async () => {
		const { guess, pass } = await withAsha(await open(live))
		const judgedInHours: number[] = []
		for (let hour = 0; hour < 6; hour++) {
			judgedInHours.push(judged(await guess(22, (n) => ipv4(hour * 256 + n))))
			pass(1.01)
		}
		expect(judgedInHours).toEqual([20, 20, 20, 20, 20, 0])
		pass(24)
		expect(judged(await guess(2))).toBe(2)
	})

	it('are told to the owner once a day, and shown to admins', async () => {
		const { as, sent, guess, pass, visitor } = await withAsha(await open(live))
		const admin = await as('Admin')
		const guessesAt = async () =>
			(await admin.get(`/api/users?q=${email}`)).body.map(
				({ guesses }: { guesses: number }) => guesses,
			)
		await guess(19)
		expect(await sent(/is guessing/)).toEqual([])
		expect(await guessesAt()).toEqual([0])
		await guess(1, () => '192.0.2.8')
		await logInOften(visitor, { count: 21, address: ipv4, email: 'nobody@example.com' })
		const [mail, ...more] = await sent(/is guessing/)
		expect([mail?.to.address, more]).toEqual([email, []])
		expect(mail?.text).toContain('20 logins to your account')
		expect(mail?.text).toContain('https://shop.example/forgot-password')
		expect(await guessesAt()).toEqual([20])
		pass(1.01)
		await guess(20, (n) => ipv4(600 + n))
		expect(await guessesAt()).toEqual([40])
		pass(25)
		await guess(20, (n) => ipv4(900 + n))
		const days = (await sent(/is guessing/)).length
		// The second hour may fall on the next day.
		expect([2, 3]).toContain(days)
	})

	itOnSqlite('do not keep out whoever sets a new password by a link', async () => {
		const { visitor, logIn, guess, sent } = await withAsha(await open(live))
		await guess(20)
		const phone = visitor('192.0.2.77')
		await phone.post('/api/account/reset', { email })
		const [mail] = await sent(/new password for/)
		const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
		const chosen = 'the rain in the hills'
		await phone.put('/api/account/reset', { token, ...newPassword(chosen) })
		expect((await logIn(phone, chosen)).status).toBe(200)
	})
})

describeOnSqlite('guesses from many addresses where no device can be confirmed', (open) => {
	it('are limited by network alone in a shop without a mail server, IPv6 by /64, /56 and /48', async () => {
		const { visitor } = await open(live)
		await visitor(HOME).post('/api/users', account({ email }))
		const tries = (count: number, address: (n: number) => string) =>
			logInOften(visitor, { count, address, email })
		expect(judged(await tries(30, ipv4))).toBe(30)
		expect(judged(await tries(8, () => '2001:db8:9::1'))).toBe(5)
		// Of the /56 that this /64 is in, five of fifty are spent.
		expect(judged(await tries(60, (n) => `2001:db8:9:${(n + 1).toString(16)}::1`))).toBe(45)
		expect(judged(await tries(1, () => '2001:db8:9:100::1'))).toBe(1)
	})

	it('are judged in a demo, where no device is known', async () => {
		const { visitor } = await open()
		await visitor(HOME).post('/api/users', account({ email }))
		expect(judged(await logInOften(visitor, { count: 40, address: ipv4, email }))).toBe(40)
		expect((await visitor().post(AT, { email })).status).toBe(204)
		expect((await visitor().put(AT, { token: 'none' })).status).toBe(404)
	})
})
