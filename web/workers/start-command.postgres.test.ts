import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../../test/databases/fresh-postgres.ts'
import { TEMPLATES } from '../../test/databases/postgres.ts'
import { startCommand } from '../../test/workers/start-command.ts'
import { askAnew, SLOW } from '../../test/workers/store-of-workers.ts'

async function startTwo() {
	const database = await freshDatabase(TEMPLATES.stocked)
	onTestFinished(async () => {
		await database.drop()
	})
	return startCommand(['--workers', '2'], { DATABASE_URL: database.url })
}

it(
	'npm start -- --workers 2 serves with two on PostgreSQL, and ends them with itself',
	async () => {
		const { opened, said, end } = await startTwo()
		const address = await opened
		expect(said()).toContain('served by 2 workers')
		expect((await askAnew(`${address}/readyz`)).status).toBe(200)
		expect(await end()).toBe(0)
	},
	SLOW.timeout,
)

it(
	'SIGHUP to the command, as of systemctl reload, replaces each worker, and it goes on',
	async () => {
		const { command, opened, served, logged, end } = await startTwo()
		const address = await opened
		await vi.waitFor(() => expect(served()).toHaveLength(2), SLOW)
		const before = served()
		command.kill('SIGHUP')
		await vi.waitFor(() => expect(logged()).toContain('every worker has been replaced'), SLOW)
		const after = served().slice(before.length)
		expect(new Set([...before, ...after]).size).toBe(4)
		for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
		for (const pid of after) expect(process.kill(pid, 0)).toBe(true)
		expect((await askAnew(`${address}/readyz`)).status).toBe(200)
		expect(await end()).toBe(0)
	},
	SLOW.timeout,
)

it(
	'npm start -- --workers 4 on SQLite is refused in a sentence',
	async () => {
		const { command, said } = startCommand(['--workers', '4'], { DATABASE_URL: '' })
		const [code] = await once(command, 'close')
		expect(said()).toMatch(/^The store cannot start:\nWORKERS: 4 processes need PostgreSQL, .+\n$/)
		expect(code).toBe(1)
	},
	SLOW.timeout,
)
