import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { example, placeOfProxy, startProxy } from '../../test/proxies/start-proxy.ts'
import { hasProgram } from '../../test/workers/has-program.ts'

const SOON = { timeout: 20_000, interval: 50 }
const MEGABYTE = 2 ** 20
/** Many more than any example allows in a few seconds. */
const MOST_ASKED = 5000

/** A server in the store's place, which answers with its name and what it was told of the caller. */
async function standIn(name: string, port: number) {
	const server = createServer((incoming, outgoing) => {
		incoming.resume()
		incoming.on('end', () =>
			outgoing.end(JSON.stringify({ name, from: incoming.headers['x-forwarded-for'] })),
		)
	}).listen(port, '127.0.0.1')
	await once(server, 'listening')
	const end = async () => {
		server.closeAllConnections()
		if (server.listening) await new Promise((resolve) => server.close(resolve))
	}
	onTestFinished(end)
	return end
}

interface Answer {
	status: number
	headers: IncomingHttpHeaders
	text: string
}

/** One request, on a connection of its own unless an agent keeps some. */
function ask(
	base: string,
	path: string,
	body?: Buffer,
	agent: Agent | false = false,
): Promise<Answer> {
	const request = base.startsWith('https:') ? requestHttps : requestHttp
	return new Promise((resolve, reject) => {
		const method = body ? 'POST' : 'GET'
		const headers = body ? { 'content-length': body.length } : {}
		const options = { method, headers, agent, rejectUnauthorized: false }
		const asking = request(new URL(path, base), options, (answer) => {
			let text = ''
			answer.on('data', (piece) => {
				text += piece
			})
			answer.on('end', () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
			)
		})
		asking.on('error', reject)
		asking.end(body)
	})
}

it.each([
	{ program: 'nginx' as const, scheme: 'https', counts: true, tooLarge: 413 },
	{ program: 'haproxy' as const, scheme: 'https', counts: true, tooLarge: 413 },
	// What it does not count, connections.nft does.
	{ program: 'caddy' as const, scheme: 'http', counts: false, tooLarge: 502 },
])(
	'$program passes requests on to two servers, and to one where the other is gone',
	{
		timeout: 60_000,
	},
	async ({ program, scheme, counts, tooLarge }) => {
		if (!hasProgram(program)) return
		const place = await placeOfProxy()
		const endOne = await standIn('one', place.one)
		await standIn('two', place.two)
		const said = startProxy(program, place)
		const base = `${scheme}://127.0.0.1:${place.port}`
		const names = new Set<string>()
		await vi.waitFor(async () => {
			const answer = await ask(base, '/').catch((error) => error)
			expect(answer.status, `${answer} ${said()}`).toBe(200)
			names.add(JSON.parse(answer.text).name)
			expect(names).toEqual(new Set(['one', 'two']))
		}, SOON)
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
		while (!many.includes(429) && many.length < MOST_ASKED) {
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
	expect(example('solbazaar.service')).toMatch(/^MemoryMax=/m)
	// A store of one process would end by the SIGHUP of a reload.
	expect(example('solbazaar-workers.conf')).toMatch(/^Environment=WORKERS=0$/m)
})
