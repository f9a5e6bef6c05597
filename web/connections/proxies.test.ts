import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ask } from '../../test/proxies/ask.ts'
import { startBeforeTwo } from '../../test/proxies/before-two.ts'
import { example } from '../../test/proxies/start-proxy.ts'
import { hasProgram } from '../../test/workers/has-program.ts'

const MEGABYTE = 2 ** 20
/** Many more than any example allows in a few seconds. */
const MAX_ASKED = 5000

it.each([
	{ program: 'nginx', counts: true, tooLarge: 413 },
	{ program: 'haproxy', counts: true, tooLarge: 413 },
	// What it does not count, connections.nft does.
	{ program: 'caddy', counts: false, tooLarge: 502 },
] as const)(
	'$program passes requests on to two servers, and to one where the other is gone',
	{
		timeout: 60_000,
	},
	async ({ program, counts, tooLarge }) => {
		if (!hasProgram(program)) return
		const { base, endOne } = await startBeforeTwo(program)
		expect(JSON.parse((await ask(base, '/')).text).from).toBe('127.0.0.1')

		const large = Buffer.alloc(2 * MEGABYTE)
		const refused = await ask(base, '/cart', large).catch((error) => error.code)
		expect([tooLarge, 413, 'EPIPE', 'ECONNRESET']).toContain(refused.status ?? refused)
		expect((await ask(base, '/api/upload', large)).status).toBe(200)

		await endOne()
		for (let n = 0; n < 10; n++)
			expect(JSON.parse((await ask(base, '/api/products')).text).name).toBe('two')

		if (!counts) return
		const agent = new Agent({ keepAlive: true, maxSockets: 10 })
		onTestFinished(() => agent.destroy())
		const many: number[] = []
		while (!many.includes(429) && many.length < MAX_ASKED) {
			const asked = Array.from({ length: 20 }, () => ask(base, '/', undefined, agent))
			many.push(...(await Promise.all(asked)).map(({ status }) => status))
		}
		expect(many).toContain(429)
		expect(many.filter((status) => status !== 200 && status !== 429)).toEqual([])
	},
)

it('systemd takes the units', () => {
	if (!hasProgram('systemd-analyze')) return
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-units-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	// The machine of a test may have its Node elsewhere.
	const here = (text: string) => text.replaceAll('/usr/bin/node', process.execPath)
	const units = ['solbazaar.service', 'solbazaar-backup.service', 'solbazaar-backup.timer']
	for (const unit of units) writeFileSync(join(folder, unit), here(example(unit)))
	mkdirSync(join(folder, 'solbazaar.service.d'))
	writeFileSync(
		join(folder, 'solbazaar.service.d', 'workers.conf'),
		here(example('solbazaar-workers.conf')),
	)
	const files = units.map((unit) => join(folder, unit))
	const said = execFileSync('sh', ['-c', 'systemd-analyze verify "$@" 2>&1', 'sh', ...files], {
		encoding: 'utf8',
	})
	expect(said).toBe('')
	// A store of one process would end by the SIGHUP of a reload.
	expect(example('solbazaar-workers.conf')).toMatch(/^Environment=WORKERS=0$/m)
})

it('each unit says how much memory it may take', () => {
	const units = readdirSync('tools/deploy').filter((name) =>
		/^solbazaar.*\.(service|conf)$/.test(name),
	)
	expect(units).toHaveLength(3)
	for (const unit of units) expect(example(unit), unit).toMatch(/^MemoryMax=\d+[MG]$/m)
})
