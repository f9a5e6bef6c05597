import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { account, PASSWORD } from '../../test/builders.ts'
import { onBothDatabases, type StoreConfig } from '../../test/store.ts'

const EMAIL = 'boss@example.com'

/** Runs the command on the data of a store that is open meanwhile. */
async function run({ dataDir, databaseUrl = '' }: StoreConfig, args: string[], typed = PASSWORD) {
	const child = spawn(process.execPath, ['run/admin.mjs', ...args], {
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, STORE_MODE: 'live' },
		stdio: 'pipe',
	})
	child.stdin.end(`${typed}\nnot this line\n`)
	const [out, err, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit'),
	])
	return { code, out: out.trim(), err: err.trim() }
}

const live = { mode: 'live', onDisk: true, realHashing: true } as const

onBothDatabases('npm run admin', (open) => {
	it('makes an admin who can log in, and says so', async () => {
		const { config, visitor } = await open(live)
		const made = await run(config, [EMAIL.toUpperCase(), 'Asha', 'Kulkarni'])
		expect(made).toEqual({
			code: 0,
			out: `Asha Kulkarni (${EMAIL}) is an admin now.`,
			err: '',
		})
		const caller = visitor()
		const entered = await caller.post('/api/session', {
			email: EMAIL,
			password: PASSWORD,
			role: 'Admin',
		})
		expect(entered.body.user).toMatchObject({ name: 'Asha Kulkarni', role: 'Admin' })
		const { body } = await caller.get('/api/audit')
		expect(body).toHaveLength(1)
		expect(body[0]).toMatchObject({
			actor: 'npm run admin',
			role: 'Command line',
			action: 'made',
			kind: 'user',
			subject: 'Asha Kulkarni',
			before: null,
			after: { role: 'Admin', email: EMAIL },
		})
	})

	it('makes an account an admin’s with a new password, so that whoever signed up with it is out', async () => {
		const { config, store, visitor } = await open(live)
		const caller = visitor()
		const input = { ...account({ email: EMAIL }), role: 'Admin' }
		await caller.post('/api/users', input)
		const OWNERS = 'the owner alone knows this'
		const done = await run(config, [EMAIL], OWNERS)
		expect(done).toMatchObject({
			code: 0,
			out: `${EMAIL} is an admin now. It has the new password; all its sessions are ended and its devices forgotten, so log in again.`,
		})
		expect(done.err).toMatch(/has an account already\. Its present password will stop working\./)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await caller.post('/api/session', input)).status).toBe(401)
		expect(await store.db.selectFrom('known_devices').selectAll().execute()).toEqual([])
		const owner = visitor()
		expect((await owner.post('/api/session', { ...input, password: OWNERS })).status).toBe(200)
		const { body } = await owner.get('/api/audit?kind=user')
		expect(body.map(({ action }: { action: string }) => action).sort()).toEqual([
			'changed',
			'set the password of',
		])
		const again = await run(config, [EMAIL], 'another that is long enough')
		expect(again.out).toContain(`${EMAIL} is an admin already. It has the new password`)
		expect((await owner.get('/api/session')).body).toEqual({ user: null })
	})

	it('changes nothing of an account where the new password is refused', async () => {
		const { config, visitor } = await open(live)
		const caller = visitor()
		await caller.post('/api/users', account({ email: EMAIL }))
		for (const typed of ['', 'too-short', 'qwertyuiop12', EMAIL])
			expect(await run(config, [EMAIL], typed)).toMatchObject({ code: 1, out: '' })
		expect((await caller.get('/api/session')).body.user.role).toBe('Buyer')
	})

	it('refuses what is not right, in a sentence', async () => {
		const { config, store } = await open(live)
		const wrongs: [string[], string, RegExp][] = [
			[[], PASSWORD, /^Say whose account it is: npm run admin/],
			[['boss'], PASSWORD, /^boss is not an email address\./],
			[[EMAIL], PASSWORD, /^Nobody has an account with boss@example.com yet: add a name\./],
			[[EMAIL, 'Asha'], 'eleven chrs', /^Password must be at least 12 characters long\.$/],
			[[EMAIL, 'Asha'], 'qwertyuiop12', /^This password is very common and easy to guess/],
			[[EMAIL, 'Asha'], '', /^Password is required\.$/],
		]
		for (const [args, typed, words] of wrongs) {
			const { code, out, err } = await run(config, args, typed)
			expect({ code, out }).toEqual({ code: 1, out: '' })
			expect(err).toMatch(words)
		}
		expect(await store.db.selectFrom('users').select('id').execute()).toEqual([])
	})
})
