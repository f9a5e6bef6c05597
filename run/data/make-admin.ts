// Makes an admin, or an admin of somebody who has an account. Run on the pinned Node, by admin.mjs.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { z } from 'zod'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import { makeAdminLink } from '../../domain/accounts/administration/admin-links.ts'
import {
	adminPasswordFault,
	findByEmail,
	makeAdmin,
	promote,
	resetTwoFactor,
} from '../../domain/accounts/administration/admins.ts'
import { NewAdmin } from '../../domain/accounts/schema.ts'
import type { Tables } from '../../domain/tables.ts'
import { mistakesIn } from '../../shared/messages/issues.ts'
import { message } from '../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

const USAGE = 'Say whose account it is: npm run admin -- someone@example.com "Their Name"'

const isReset = process.argv[2] === '--reset-2fa'
const [givenEmail, ...names] = process.argv.slice(isReset ? 3 : 2)
if (!givenEmail) leave(USAGE)
const email = NewAdmin.shape.email.safeParse(givenEmail)
if (!email.success) leave(`${givenEmail} is not an email address. ${USAGE}`)

// Where the data is and where it is served: the data say themselves which mode they are of, and no secret is needed.
const { DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT, STORE_MODE } = process.env
const read = readConfig({ DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT })
if (!read.ok) leave(read.message)
const { dataDir, databaseUrl, publicUrl, port } = read.config

const db = await openDatabase<Tables>({ dataDir, ...(databaseUrl && { databaseUrl }) }).catch(
	(error: Error) => leave(`The store's data cannot be opened: ${error.message}`),
)
const result = await done(email.data)
await db.destroy()
if (!result.ok) leave(sentence(result.problem.message, DEFAULT_LANGUAGE))
process.stdout.write(`${result.value}\n`)

async function done(address: string): Promise<Result<string>> {
	if (isReset) return reset(address)
	if (await isLive()) return linked(address)
	return (await findByEmail(db, address)) ? promoted(address) : made(address, names.join(' '))
}

/** Data that no store has opened yet are of the mode that the environment asks for. */
async function isLive(): Promise<boolean> {
	const recorded = await db.selectFrom('data_mode').select('mode').executeTakeFirst()
	return (recorded?.mode ?? STORE_MODE) === 'live'
}

/** In a live store nobody types a password for somebody else: the link sets it, once. */
async function linked(address: string): Promise<Result<string>> {
	const known = await findByEmail(db, address)
	const name = known?.name ?? nameOf(address, names.join(' '))
	const link = await makeAdminLink(db, { email: address, name }, Date.now())
	if (!link.ok) return link
	const former = known ? ' Its former password opens nothing any more.' : ''
	const where = publicUrl ?? `http://127.0.0.1:${port}`
	return ok(
		`${name} (${address}) is an admin now.${former} Set a password within 30 minutes; the link is good once:\n${where}${link.value}`,
	)
}

function nameOf(address: string, givenName: string): string {
	const name = NewAdmin.shape.name.safeParse(givenName)
	return name.success
		? name.data
		: leave(`Nobody has an account with ${address} yet: add a name. ${USAGE}`)
}

async function reset(address: string): Promise<Result<string>> {
	const forgotten = await resetTwoFactor(db, address, Date.now())
	if (!forgotten.ok) return forgotten
	if (!forgotten.value) return ok(`${address} has no two-step login.`)
	return ok(
		`The next login of ${address} asks for the password alone, and an admin then sets up two-step login anew. All sessions of the account are ended.`,
	)
}

async function promoted(address: string): Promise<Result<string>> {
	process.stderr.write(
		`${address} has an account already. Its present password will stop working.\n`,
	)
	const password = await newPassword(address)
	if (!password.ok) return password
	const promotion = await promote(db, { email: address, password: password.value }, Date.now())
	if (!promotion.ok) return promotion
	return ok(
		`${address} is an admin ${promotion.value ? 'already' : 'now'}. It has the new password; all its sessions are ended and its devices forgotten, so log in again.`,
	)
}

async function made(address: string, givenName: string): Promise<Result<string>> {
	const name = nameOf(address, givenName)
	const password = await newPassword(address)
	if (!password.ok) return password
	const input = { email: address, name, password: password.value }
	const making = await makeAdmin(db, input, Date.now())
	return making.ok ? ok(`${name} (${address}) is an admin now.`) : making
}

function firstMistake(error: z.ZodError) {
	return Object.values(mistakesIn(error))[0] ?? message('accounts.password_required')
}

/** A password that an admin of a live store may have. */
async function newPassword(address: string): Promise<Result<string>> {
	const entered = await givenPassword()
	if (entered === null) return refuse('invalid', message('accounts.passwords_differ'))
	const password = NewAdmin.shape.password.safeParse(entered)
	if (!password.success) return refuse('invalid', firstMistake(password.error))
	const fault = await adminPasswordFault(password.data, address)
	return fault === null ? ok(password.data) : refuse('invalid', fault)
}

/** Asked on the terminal, twice and unseen, null if the two differ; else the first line sent in. */
async function givenPassword(): Promise<string | null> {
	if (!process.stdin.isTTY) {
		for await (const line of createInterface({ input: process.stdin })) return line
		return ''
	}
	const password = await ask('New password: ')
	return password === (await ask('The same again: ')) ? password : null
}

async function ask(question: string): Promise<string> {
	process.stderr.write(question)
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
	const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
	terminal.on('SIGINT', () => leave('\nNothing was changed.'))
	const answer = await terminal.question('')
	terminal.close()
	process.stderr.write('\n')
	return answer
}

function leave(why: string): never {
	process.stderr.write(`${why}\n`)
	process.exit(1)
}
