import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../../test/databases/fresh-postgres.ts'
import { TEMPLATES } from '../../test/databases/postgres.ts'
import { askAnew, SLOW } from '../../test/workers/store-of-workers.ts'

/** What `npm start -- --workers` runs. */
function start(workers: string, databaseUrl: string) {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-start-'))
	const command = spawn(process.execPath, ['tools/run/start.mjs', '--workers', workers], {
		cwd: join(import.meta.dirname, '../..'),
		env: {
			...process.env,
			PORT: '0',
			DATA_DIR: folder,
			DATABASE_URL: databaseUrl,
			SAMPLE_DATA: 'off',
			LOG_LEVEL: 'info',
			npm_lifecycle_event: '',
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	})
	let said = ''
	command.stderr?.on('data', (text) => {
		said += text
	})
	let logged = ''
	command.stdout?.on('data', (text) => {
		logged += text
	})
	onTestFinished(() => {
		command.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	})
	return {
		command,
		said: () => said,
		/** The processes of the workers that have ever served. */
		served: () =>
			Array.from(logged.matchAll(/^.*"process":(\d+).*"msg":"a worker serves".*$/gm), ([, pid]) =>
				Number(pid),
			),
		logged: () => logged,
	}
}

it(
	'npm start -- --workers 2 serves with two on PostgreSQL, and ends them with itself',
	async () => {
		const database = await freshDatabase(TEMPLATES.stocked)
		onTestFinished(async () => {
			await database.drop()
		})
		const { command, said } = start('2', database.url)
		const [{ port }] = (await once(command, 'message')) as [{ port: number }]
		expect(said()).toContain('served by 2 workers')
		expect((await askAnew(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
		command.kill('SIGTERM')
		expect(await once(command, 'exit')).toEqual([0, null])
	},
	SLOW.timeout,
)

it(
	'SIGHUP to the command, as of systemctl reload, replaces each worker, and it goes on',
	async () => {
		const database = await freshDatabase(TEMPLATES.stocked)
		onTestFinished(async () => {
			await database.drop()
		})
		const { command, served, logged } = start('2', database.url)
		const [{ port }] = (await once(command, 'message')) as [{ port: number }]
		await vi.waitFor(() => expect(served()).toHaveLength(2), SLOW)
		const before = served()
		command.kill('SIGHUP')
		await vi.waitFor(() => expect(logged()).toContain('every worker has been replaced'), SLOW)
		const after = served().slice(before.length)
		expect(new Set([...before, ...after]).size).toBe(4)
		for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
		for (const pid of after) expect(process.kill(pid, 0)).toBe(true)
		expect((await askAnew(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
		command.kill('SIGTERM')
		expect(await once(command, 'exit')).toEqual([0, null])
	},
	SLOW.timeout,
)

it(
	'npm start -- --workers 4 on SQLite is refused in a sentence',
	async () => {
		const { command, said } = start('4', '')
		const [code] = await once(command, 'close')
		expect(said()).toMatch(/^The store cannot start:\nWORKERS: 4 processes need PostgreSQL, .+\n$/)
		expect(code).toBe(1)
	},
	SLOW.timeout,
)
