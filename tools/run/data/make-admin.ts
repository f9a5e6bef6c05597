// Makes an admin, or an admin of an existing account. Run on the pinned Node, by admin.mjs.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { readConfig } from '../../../config.ts'
import { openDatabase } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { changeAccount, requestIn } from './admin-account.ts'
import { leave } from './data-place.ts'

const request = requestIn(process.argv.slice(2))
if ('fault' in request) leave(request.fault)

// Where the data is and where it is served: the data say themselves which mode they are of, and no secret is needed.
const { DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT, STORE_MODE } = process.env
const read = readConfig({ DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT })
if (!read.ok) leave(read.message)
const { dataDir, databaseUrl, publicUrl, port } = read.config

const db = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl || undefined }).catch(
	(error: Error) => leave(`The store's data cannot be opened: ${error.message}`),
)
const done = await changeAccount(db, request, {
	mode: STORE_MODE,
	origin: publicUrl ?? `http://127.0.0.1:${port}`,
	askPassword,
	warn: (text) => process.stderr.write(`${text}\n`),
})
await db.destroy()
if (!done.ok) leave(done.text)
process.stdout.write(`${done.text}\n`)

/** Asked on the terminal, twice and unseen, null if the two differ; else the first line sent in. */
async function askPassword(): Promise<string | null> {
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
