import { expect, it } from 'vitest'
import { runMaintenance } from '../../../../store/maintenance.ts'
import { account, newPassword, PASSWORD } from '../../../../test/builders.ts'
import { withoutMail } from '../../../../test/callers.ts'
import { movableClock } from '../../../../test/clock.ts'
import { keepMails } from '../../../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'asha@example.com'
const AT = '/api/account/reset'
const NEW = 'the rain in the hills'

/** Asha has an account; her mails, and a clock that can be moved. */
async function withAsha(opened: TestStore) {
	const { store, visitor } = opened
	const { mails, deliver } = keepMails(store)
	const forward = movableClock(store)
	const device = visitor()
	await withoutMail(store, () => device.post('/api/users', account({ email })))
	const ask = async (address = email) => {
		const answer = await visitor().post(AT, { email: address })
		await deliver()
		await deliver()
		return answer
	}
	const token = () => /\/reset\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'
	const set = (given: string, password = NEW) =>
		visitor().put(AT, { token: given, ...newPassword(password) })
	const logIn = async (password: string) =>
		(await visitor().post('/api/session', { email, password })).status
	const pass = (minutes: number) => {
		forward(minutes * 60_000)
	}
	return { store, mails, device, ask, token, set, logIn, pass, deliver, visitor }
}

describeOnAllEngines('a forgotten password', (open, itOnSqlite) => {
	it('is set anew by a link in a mail, once, and every session ends', async () => {
		const { store, mails, device, ask, token, set, logIn } = await withAsha(await open(live))
		const before = await store.db.selectFrom('known_devices').select('device').execute()
		expect((await ask()).status).toBe(204)
		expect(mails).toHaveLength(1)
		expect(mails[0]?.to.address).toBe(email)
		const secret = token()
		expect(mails[0]?.text).toContain(`https://shop.example/reset?token=${secret}`)
		const kept = JSON.stringify(await store.db.selectFrom('account_links').selectAll().execute())
		expect(kept).not.toContain(secret)
		expect((await set(secret, 'password1')).body.errors.password).toMatch(/very common/)
		expect((await set(secret)).status).toBe(204)
		expect((await device.get('/api/session')).body).toEqual({ user: null })
		// The device that the link was used on alone is known now.
		const known = await store.db.selectFrom('known_devices').select('device').execute()
		expect(known).toHaveLength(1)
		expect(known).not.toEqual(before)
		expect([await logIn(PASSWORD), await logIn(NEW)]).toEqual([401, 200])
		const again = await set(secret, 'another one of mine')
		expect(again.status).toBe(404)
		expect(again.body.detail).toMatch(/^This link was used already or is too old/)
		const user = await store.db.selectFrom('users').select('email_verified').executeTakeFirst()
		expect(user?.email_verified).toBe(1)
	})

	itOnSqlite(
		'is answered alike where nobody has an account, and writes to nobody then',
		async () => {
			const { store, mails, ask } = await withAsha(await open(live))
			const known = await ask()
			const unknown = await ask('nobody@example.com')
			expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
			expect(mails).toHaveLength(1)
			// Either leaves the same behind until the mail is written.
			const jobs = await store.db
				.selectFrom('jobs')
				.select('id')
				.where('kind', '=', 'reset-mail')
				.execute()
			expect(jobs).toHaveLength(2)
		},
	)

	itOnSqlite('is not set by a link that is half an hour old', async () => {
		const { store, ask, token, set, logIn, pass } = await withAsha(await open(live))
		await ask()
		pass(31)
		expect((await set(token())).status).toBe(404)
		expect(await logIn(PASSWORD)).toBe(200)
		pass(60)
		await runMaintenance(store)
		expect(await store.db.selectFrom('account_links').selectAll().execute()).toEqual([])
	})

	it('is set once by one of two who use the link at once', async () => {
		const { ask, token, set } = await withAsha(await open(live))
		await ask()
		const secret = token()
		const answers = await Promise.all([set(secret), set(secret)])
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
	})
})

describeOnSqlite('links to a new password', (open) => {
	it('are three an hour for an account, and the newer make none of the older useless', async () => {
		const { mails, ask, token, set, pass } = await withAsha(await open(live))
		await ask()
		const first = token()
		for (let n = 0; n < 4; n++) await ask()
		expect(mails).toHaveLength(3)
		expect((await set(first)).status).toBe(204)
		expect((await set(token())).status).toBe(404)
		pass(61)
		await ask()
		expect(mails).toHaveLength(4)
	})

	it('are not for who is suspended', async () => {
		const { store, mails, ask } = await withAsha(await open(live))
		await store.db.updateTable('users').set({ suspended_at: 1 }).execute()
		await ask()
		expect(mails).toEqual([])
	})

	it('are not asked for in a demo', async () => {
		const { store, visitor } = await open()
		expect((await visitor().post(AT, { email })).status).toBe(204)
		expect(await store.db.selectFrom('jobs').select('id').execute()).toEqual([])
	})
})
