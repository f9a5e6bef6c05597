import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { enrol } from '../../../test/authenticator.ts'
import { account, PASSWORD } from '../../../test/builders.ts'
import {
	type Caller,
	describeOnAllEngines,
	describeOnSqlite,
	type StoreConfig,
	type TestStore,
} from '../../../test/store.ts'
import { changeAccount, requestIn } from './admin-account.ts'

const EMAIL = 'boss@example.com'
const ORIGIN = 'https://shop.example'

/** Runs the command in this process. @param typed null where no password may be asked for */
async function run({ store, config }: TestStore, args: string[], typed: string | null = PASSWORD) {
	const request = requestIn(args)
	if ('fault' in request) return { code: 1, out: '', err: request.fault }
	const warnings: string[] = []
	const { ok, text } = await changeAccount(store.db, request, {
		mode: config.mode,
		origin: ORIGIN,
		askPassword: async () => {
			if (typed === null) throw new Error('No password is asked for.')
			return typed
		},
		warn: (warning) => warnings.push(warning),
	})
	const [out, err] = ok ? [text, warnings] : ['', [...warnings, text]]
	return { code: ok ? 0 : 1, out, err: err.join('\n') }
}

/** Runs the command as a process, on the data of a store that is open meanwhile. */
async function runProcess(
	{ dataDir, databaseUrl = '' }: StoreConfig,
	args: string[],
	typed = PASSWORD,
) {
	const child = spawn(process.execPath, ['tools/run/admin.mjs', ...args], {
		env: {
			...process.env,
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			PUBLIC_URL: ORIGIN,
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

const live = { mode: 'live' } as const
/** The command hashes passwords as in earnest. */
const demo = { mode: 'demo', realHashing: true } as const

const OWNERS = 'the owner alone knows this'

/** Sets a password by the link that was printed. @returns the status of the answer */
async function follow(caller: Caller, out: string, password = OWNERS) {
	const token = /^https:\/\/shop\.example\/reset\?token=([\w-]+)$/m.exec(out)?.[1] ?? 'none'
	const input = { token, password, confirmPassword: password }
	return (await caller.put('/api/account/reset', input)).status
}

const auditOf = async (caller: Caller): Promise<{ actor: string; action: string }[]> =>
	(await caller.get('/api/audit?kind=user')).body

describeOnAllEngines('npm run admin', (open) => {
	it('makes an admin of a live store by a link that sets the password once, and asks for none', async () => {
		const { config, visitor } = await open({ ...live, onDisk: true })
		const made = await runProcess(config, [EMAIL.toUpperCase(), 'Asha', 'Kulkarni'], '')
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
		const opened = await open(live)
		const { store, visitor } = opened
		const caller = visitor()
		const input = account({ email: EMAIL, name: 'Asha' })
		await caller.post('/api/users', input)
		const { code, out } = await run(opened, [EMAIL], null)
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
		await run(opened, [EMAIL], null)
		expect((await owner.get('/api/session')).body).toEqual({ user: null })
	})

	it('makes an account of a demo an admin’s with a new password', async () => {
		const opened = await open(demo)
		const { visitor } = opened
		const caller = visitor()
		const input = { ...account({ email: EMAIL }), role: 'Admin' }
		expect(await run(opened, [EMAIL, 'Asha'])).toMatchObject({
			code: 0,
			out: `Asha (${EMAIL}) is an admin now.`,
			err: '',
		})
		expect((await caller.post('/api/session', input)).status).toBe(200)
		const done = await run(opened, [EMAIL], OWNERS)
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
		const opened = await open(live)
		const { visitor } = opened
		const [caller, input] = [visitor(), account({ email: EMAIL })]
		await caller.post('/api/users', input)
		const reset = () => run(opened, ['--reset-2fa', EMAIL], null)
		expect(await reset()).toMatchObject({ code: 0, out: `${EMAIL} has no two-step login.` })
		await enrol(caller, PASSWORD)
		expect((await visitor().post('/api/session', input)).body.user).toBeNull()
		const { code, out } = await reset()
		expect(code).toBe(0)
		expect(out).toMatch(/^The next login of boss@example\.com asks for the password alone/)
		expect((await caller.get('/api/session')).body).toEqual({ user: null })
		expect((await visitor().post('/api/session', input)).body.user.email).toBe(EMAIL)
		const nobody = await run(opened, ['--reset-2fa', 'nobody@example.com'], null)
		expect(nobody).toMatchObject({ code: 1, err: 'Nobody has an account with nobody@example.com.' })
	})
})

describeOnSqlite('npm run admin as a process', (open) => {
	it('takes the first line that is sent in as the password', async () => {
		const { config, visitor } = await open({ ...demo, onDisk: true })
		expect(await runProcess(config, [EMAIL, 'Asha'])).toEqual({
			code: 0,
			out: `Asha (${EMAIL}) is an admin now.`,
			err: '',
		})
		const input = { email: EMAIL, password: PASSWORD, role: 'Admin' }
		expect((await visitor().post('/api/session', input)).status).toBe(200)
	})

	it('says on standard error what it refuses, and ends with 1', async () => {
		const { config, visitor } = await open({ mode: 'demo', onDisk: true })
		await visitor().post('/api/users', account({ email: EMAIL }))
		const refused = await runProcess(config, [EMAIL], 'too-short')
		expect(refused).toMatchObject({ code: 1, out: '' })
		expect(refused.err).toMatch(
			/has an account already\. .+\nPassword must be at least 12 characters long\.$/,
		)
		expect(await runProcess(config, [])).toEqual({
			code: 1,
			out: '',
			err: expect.stringMatching(/^Say whose account it is: npm run admin/),
		})
	})
})

describeOnSqlite('npm run admin with what is not right', (open) => {
	it('changes nothing of an account where the new password is refused', async () => {
		const opened = await open({ mode: 'demo' })
		const caller = opened.visitor()
		await caller.post('/api/users', account({ email: EMAIL }))
		for (const typed of ['', 'too-short', 'qwertyuiop12', EMAIL])
			expect(await run(opened, [EMAIL], typed)).toMatchObject({ code: 1, out: '' })
		expect((await caller.get('/api/session')).body.user.role).toBe('Buyer')
	})

	it('refuses it in a sentence', async () => {
		const opened = await open({ mode: 'demo' })
		const wrongs: [string[], string, RegExp][] = [
			[[], PASSWORD, /^Say whose account it is: npm run admin/],
			[['boss'], PASSWORD, /^boss is not an email address\./],
			[[EMAIL], PASSWORD, /^Nobody has an account with boss@example.com yet: add a name\./],
			[[EMAIL, 'Asha'], 'eleven chrs', /^Password must be at least 12 characters long\.$/],
			[[EMAIL, 'Asha'], 'qwertyuiop12', /^This password is very common and easy to guess/],
			[[EMAIL, 'Asha'], '', /^Password is required\.$/],
		]
		for (const [args, typed, words] of wrongs) {
			const { code, out, err } = await run(opened, args, typed)
			expect({ code, out }).toEqual({ code: 1, out: '' })
			expect(err).toMatch(words)
		}
		expect(await opened.store.db.selectFrom('users').select('id').execute()).toEqual([])
	})
})
