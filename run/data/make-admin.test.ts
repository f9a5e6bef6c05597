import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { enrol } from '../../test/authenticator.ts'
import { account, PASSWORD } from '../../test/builders.ts'
import { type Caller, onBothDatabases, onOneDatabase, type StoreConfig } from '../../test/store.ts'

const EMAIL = 'boss@example.com'

/** Runs the command on the data of a store that is open meanwhile. */
async function run({ dataDir, databaseUrl = '' }: StoreConfig, args: string[], typed = PASSWORD) {
	const child = spawn(process.execPath, ['run/admin.mjs', ...args], {
		env: {
			...process.env,
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			PUBLIC_URL: 'https://shop.example',
		},
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
const demo = { ...live, mode: 'demo' } as const

const OWNERS = 'the owner alone knows this'

/** Sets a password by the link that was printed. @returns the status of the answer */
async function follow(caller: Caller, out: string, password = OWNERS) {
	const token = /^https:\/\/shop\.example\/reset\?token=([\w-]+)$/m.exec(out)?.[1] ?? 'none'
	const input = { token, password, confirmPassword: password }
	return (await caller.put('/api/account/reset', input)).status
}

const auditOf = async (caller: Caller): Promise<{ actor: string; action: string }[]> =>
	(await caller.get('/api/audit?kind=user')).body

onBothDatabases('npm run admin', (open) => {
	it('makes an admin of a live store by a link that sets the password once, and asks for none', async () => {
		const { config, visitor } = await open(live)
		const made = await run(config, [EMAIL.toUpperCase(), 'Asha', 'Kulkarni'], '')
		expect(made).toMatchObject({ code: 0, err: '' })
		expect(made.out).toMatch(
			/^Asha Kulkarni \(boss@example\.com\) is an admin now\. Set a password within 30 minutes/,
		)
		const caller = visitor()
		expect(await follow(caller, made.out, 'too-short')).toBe(422)
		expect(await follow(caller, made.out)).toBe(204)
		expect(await follow(caller, made.out)).toBe(404)
		const entered = await caller.post('/api/session', { email: EMAIL, password: OWNERS })
		expect(entered.body.user).toMatchObject({ name: 'Asha Kulkarni', role: 'Admin' })
		await enrol(caller, OWNERS)
		expect(await auditOf(caller)).toContainEqual(
			expect.objectContaining({
				actor: 'npm run admin',
				role: 'Command line',
				action: 'made',
				subject: 'Asha Kulkarni',
				before: null,
				after: { role: 'Admin', email: EMAIL },
			}),
		)
	})

	it('makes an account an admin’s by a link, so that whoever signed up with it is out', async () => {
		const { config, store, visitor } = await open(live)
		const caller = visitor()
		const input = account({ email: EMAIL, name: 'Asha' })
		await caller.post('/api/users', input)
		const { code, out } = await run(config, [EMAIL], '')
		expect(code).toBe(0)
		expect(out).toContain('Its former password opens nothing any more.')
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await caller.post('/api/session', input)).status).toBe(401)
		expect(await store.db.selectFrom('known_devices').selectAll().execute()).toEqual([])
		const owner = visitor()
		expect(await follow(owner, out)).toBe(204)
		expect((await owner.post('/api/session', { email: EMAIL, password: OWNERS })).status).toBe(200)
		await enrol(owner, OWNERS)
		expect((await auditOf(owner)).map(({ action }) => action)).toEqual(
			expect.arrayContaining(['changed', 'set the password of', 'changed the password of']),
		)
		await run(config, [EMAIL], '')
		expect((await owner.get('/api/session')).body).toEqual({ user: null })
	})

	it('makes an account of a demo an admin’s with a new password', async () => {
		const { config, visitor } = await open(demo)
		const caller = visitor()
		const input = { ...account({ email: EMAIL }), role: 'Admin' }
		expect(await run(config, [EMAIL, 'Asha'])).toMatchObject({
			code: 0,
			out: `Asha (${EMAIL}) is an admin now.`,
			err: '',
		})
		expect((await caller.post('/api/session', input)).status).toBe(200)
		const done = await run(config, [EMAIL], OWNERS)
		expect(done).toMatchObject({
			code: 0,
			out: `${EMAIL} is an admin already. It has the new password; all its sessions are ended and its devices forgotten, so log in again.`,
		})
		expect(done.err).toMatch(/has an account already\. Its present password will stop working\./)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await caller.post('/api/session', input)).status).toBe(401)
		expect((await caller.post('/api/session', { ...input, password: OWNERS })).status).toBe(200)
	})

	it('forgets the app that somebody has lost', async () => {
		const { config, visitor } = await open(live)
		const [caller, input] = [visitor(), account({ email: EMAIL })]
		await caller.post('/api/users', input)
		const reset = () => run(config, ['--reset-2fa', EMAIL])
		expect(await reset()).toMatchObject({ code: 0, out: `${EMAIL} has no two-step login.` })
		await enrol(caller, PASSWORD)
		expect((await visitor().post('/api/session', input)).body.user).toBeNull()
		const { code, out } = await reset()
		expect(code).toBe(0)
		expect(out).toMatch(/^The next login of boss@example\.com asks for the password alone/)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await visitor().post('/api/session', input)).body.user.email).toBe(EMAIL)
		const nobody = await run(config, ['--reset-2fa', 'nobody@example.com'])
		expect(nobody).toMatchObject({ code: 1, err: 'Nobody has an account with nobody@example.com.' })
	})
})

onOneDatabase('npm run admin with what is not right', (open) => {
	it('changes nothing of an account where the new password is refused', async () => {
		const { config, visitor } = await open(demo)
		const caller = visitor()
		await caller.post('/api/users', account({ email: EMAIL }))
		for (const typed of ['', 'too-short', 'qwertyuiop12', EMAIL])
			expect(await run(config, [EMAIL], typed)).toMatchObject({ code: 1, out: '' })
		expect((await caller.get('/api/session')).body.user.role).toBe('Buyer')
	})

	it('refuses it in a sentence', async () => {
		const { config, store } = await open(demo)
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
