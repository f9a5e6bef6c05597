import { expect, it } from 'vitest'
import { runMaintenance } from '../../store/maintenance.ts'
import { account, PASSWORD } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const email = 'asha@example.com'
const wrong = (more: object = {}) => ({
	email,
	password: 'my secret guess',
	role: 'Buyer',
	...more,
})
const ROUND_HOUR = Date.UTC(2026, 10, 22, 10)

describeOnAllEngines('failed logins', (open, itOnSqlite) => {
	const withAsha = async (mode: 'demo' | 'live') => {
		const opened = await open({ mode })
		const admin = await opened.as('Admin')
		await opened.visitor().post('/api/users', account({ email, name: 'Asha Kulkarni' }))
		let now = ROUND_HOUR
		opened.store.now = () => now
		const pass = (seconds: number) => {
			now += seconds * 1000
		}
		const entries = async (caller: Caller = admin) =>
			(await caller.get('/api/audit?kind=login&limit=100')).body
		return { ...opened, admin, pass, entries }
	}

	itOnSqlite.each(['demo', 'live'] as const)(
		'are in the audit of a %s store: whose, from where, how often',
		async (mode) => {
			const { visitor, entries, pass } = await withAsha(mode)
			for (let n = 0; n < 3; n++) {
				await visitor('203.0.113.7').post('/api/session', wrong())
				pass(60)
			}
			await visitor('2001:db8:1:2::3').post('/api/session', wrong())
			const [second, first, ...more] = await entries()
			expect(more).toEqual([])
			expect(first).toMatchObject({
				actor: 'Somebody',
				role: 'Not logged in',
				action: 'failed to log in as',
				subject: 'Asha Kulkarni',
				before: null,
				after: { email, network: '203.0.113.7', times: 3, lastTime: '2026-11-22T10:02:00.000Z' },
				at: '2026-11-22T10:00:00.000Z',
			})
			expect(second.after).toMatchObject({ network: '2001:db8:1:2::/64', times: 1 })
			pass(3600)
			await visitor('203.0.113.7').post('/api/session', wrong())
			expect(await entries()).toHaveLength(3)
		},
	)

	itOnSqlite('never keep a password, nor what was typed where no account has it', async () => {
		const { store, visitor, entries } = await withAsha('live')
		await visitor().post('/api/session', wrong())
		await visitor().post('/api/session', wrong({ email: 'my.password@typed.here' }))
		await visitor().post('/api/session', { email, password: PASSWORD, role: 'Buyer' })
		expect((await entries()).map(({ subject }: { subject: string }) => subject).sort()).toEqual([
			'Asha Kulkarni',
			'somebody without an account',
		])
		const rows = JSON.stringify(await store.db.selectFrom('audit_entries').selectAll().execute())
		expect(rows).not.toMatch(/guess|my\.password|typed/)
	})

	itOnSqlite('from ever more networks are at most 21 entries an hour', async () => {
		const { visitor, entries } = await withAsha('demo')
		for (let n = 0; n < 30; n++) await visitor(`203.0.113.${n}`).post('/api/session', wrong())
		const found = await entries()
		expect(found).toHaveLength(21)
		const others = found.filter(
			({ after }: { after: { network: string } }) => after.network === 'other networks',
		)
		expect(others).toHaveLength(1)
		expect(others[0].after.times).toBe(10)
	})

	it('at once are each counted', async () => {
		const { visitor, entries } = await withAsha('demo')
		await Promise.all(Array.from({ length: 20 }, () => visitor().post('/api/session', wrong())))
		expect((await entries())[0].after.times).toBe(20)
	})

	it('are the admins’ to read, and gone after ninety days', async () => {
		const { store, as, admin, visitor, entries, pass } = await withAsha('demo')
		await visitor().post('/api/session', wrong())
		await admin.patch(`/api/users/${(await admin.get('/api/users')).body[0].id}`, {})
		expect((await visitor().get('/api/audit?kind=login')).status).toBe(401)
		expect((await (await as('Installer')).get('/api/audit?kind=login')).status).toBe(403)
		expect(await entries()).toHaveLength(1)
		pass(91 * 86_400)
		await runMaintenance(store)
		expect(
			await store.db.selectFrom('audit_entries').select('id').where('kind', '=', 'login').execute(),
		).toEqual([])
	})
})
