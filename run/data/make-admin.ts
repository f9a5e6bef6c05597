// Makes an admin, or an admin of somebody who has an account. Run on the pinned Node, by admin.mjs.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { z } from 'zod'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import {
	adminPasswordFault,
	findByEmail,
	makeAdmin,
	promote,
} from '../../domain/accounts/administration/admins.ts'
import { NewAdmin } from '../../domain/accounts/schema.ts'
import type { Tables } from '../../domain/tables.ts'
import { mistakesIn } from '../../shared/messages/issues.ts'
import { message } from '../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

const USAGE = 'Say whose account it is: npm run admin -- someone@example.com "Their Name"'

const [givenEmail, ...names] = process.argv.slice(2)
if (!givenEmail) leave(USAGE)
const email = NewAdmin.shape.email.safeParse(givenEmail)
if (!email.success) leave(`${givenEmail} is not an email address. ${USAGE}`)

// Only where the data is: neither the mode nor its secret matters here.
const { DATA_DIR, DATABASE_URL } = process.env
const read = readConfig({ DATA_DIR, DATABASE_URL })
if (!read.ok) leave(read.message)
const { dataDir, databaseUrl } = read.config

const db = await openDatabase<Tables>({ dataDir, ...(databaseUrl && { databaseUrl }) }).catch(
	(error: Error) => leave(`The store's data cannot be opened: ${error.message}`),
)
const result = (await findByEmail(db, email.data))
	? await promoted(email.data)
	: await made(email.data, names.join(' '))
await db.destroy()
if (!result.ok) leave(sentence(result.problem.message, DEFAULT_LANGUAGE))
process.stdout.write(`${result.value}\n`)

async function promoted(address: string): Promise<Result<string>> {
	process.stderr.write(
		`${address} has an account already. Its present password will stop working.\n`,
	)
	const password = await newPassword(address)
	if (!password.ok) return password
	const done = await promote(db, { email: address, password: password.value }, Date.now())
	if (!done.ok) return done
	return ok(
		`${address} is an admin ${done.value ? 'already' : 'now'}. It has the new password; all its sessions are ended and its devices forgotten, so log in again.`,
	)
}

async function made(address: string, givenName: string): Promise<Result<string>> {
	const name = NewAdmin.shape.name.safeParse(givenName)
	if (!name.success) leave(`Nobody has an account with ${address} yet: add a name. ${USAGE}`)
	const password = await newPassword(address)
	if (!password.ok) return password
	const input = { email: address, name: name.data, password: password.value }
	const done = await makeAdmin(db, input, Date.now())
	return done.ok ? ok(`${name.data} (${address}) is an admin now.`) : done
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
