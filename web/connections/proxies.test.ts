import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../../test/workers/free-port.ts'
import { hasProgram } from '../../test/workers/has-program.ts'

const SOON = { timeout: 20_000, interval: 50 }
const MEGABYTE = 2 ** 20
/** Many more than any example allows in a few seconds. */
const MOST_ASKED = 5000

const example = (file: string) =>
	readFileSync(new URL(`../../tools/deploy/${file}`, import.meta.url), 'utf8')

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

interface Place {
	folder: string
	port: number
	plainPort: number
	/** Where the store's two servers listen. */
	one: number
	two: number
}

function certificate(folder: string): { key: string; chain: string } {
	const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
	const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
	const where = ['-subj', '/CN=shop.example', '-keyout', key, '-out', chain]
	execFileSync('openssl', [...made, ...where], { stdio: 'ignore' })
	return { key, chain }
}

/** Both servers in place of the one on port 5000 and the example of a second. */
const withServers = (text: string, { one, two }: Place) =>
	text
		.replaceAll('127.0.0.1:5000', `127.0.0.1:${one}`)
		.replaceAll('10.0.0.12:5000', `127.0.0.1:${two}`)

function nginx(place: Place): string[] {
	const { folder, port, plainPort } = place
	const { key, chain } = certificate(folder)
	const site = withServers(example('nginx.conf'), place)
		.replace('# server 127', 'server 127')
		.replace(/^\tlisten \[::\].*\n/gm, '')
		.replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
		.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
		.replace(/ssl_certificate .*/, `ssl_certificate ${chain};`)
		.replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${join(folder, name)};`)
		.join('\n')
	const file = join(folder, 'nginx.conf')
	const user = process.getuid?.() === 0 ? 'user root;' : ''
	const all = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
		http { access_log off; ${paths}\n${site} }`
	writeFileSync(file, all)
	return ['-p', folder, '-c', file]
}

function caddy(place: Place): string[] {
	const { folder, port, one, two } = place
	const file = join(folder, 'Caddyfile')
	const site = withServers(example('Caddyfile'), place)
		.replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off')
		.replace('shop.example {', `http://127.0.0.1:${port} {`)
		.replaceAll(`reverse_proxy 127.0.0.1:${one}`, `reverse_proxy 127.0.0.1:${one} 127.0.0.1:${two}`)
	writeFileSync(file, site)
	return ['run', '--config', file, '--adapter', 'caddyfile']
}

function haproxy(place: Place): string[] {
	const { folder, port, plainPort } = place
	const { key, chain } = certificate(folder)
	const both = join(folder, 'both.pem')
	writeFileSync(both, readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
	const file = join(folder, 'haproxy.cfg')
	const site = withServers(example('haproxy.cfg'), place)
		.replaceAll('# server two', 'server two')
		// A test may open fewer files.
		.replace('maxconn 10000', 'maxconn 1000')
		.replace('bind :80', `bind 127.0.0.1:${plainPort}`)
		.replace(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${port} ssl crt ${both}`)
	writeFileSync(file, site)
	return ['-db', '-f', file]
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
	{ program: 'nginx', args: nginx, scheme: 'https', counts: true, tooLarge: 413 },
	{ program: 'haproxy', args: haproxy, scheme: 'https', counts: true, tooLarge: 413 },
	// What it does not count, connections.nft does.
	{ program: 'caddy', args: caddy, scheme: 'http', counts: false, tooLarge: 502 },
])(
	'$program passes requests on to two servers, and to one where the other is gone',
	{
		timeout: 60_000,
	},
	async ({ program, args, scheme, counts, tooLarge }) => {
		if (!hasProgram(program)) return
		const folder = mkdtempSync(join(tmpdir(), `solbazaar-${program}-`))
		mkdirSync(join(folder, 'logs'))
		const [port, plainPort, one, two] = await Promise.all([1, 2, 3, 4].map(freePort))
		const place = { folder, port, plainPort, one, two } as Place
		const endOne = await standIn('one', place.one)
		await standIn('two', place.two)
		const proxy = spawn(program, args(place), {
			stdio: ['ignore', 'ignore', 'pipe'],
			env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
		})
		let said = ''
		proxy.stderr.on('data', (text) => {
			said += text
		})
		onTestFinished(async () => {
			if (proxy.exitCode === null) {
				const ended = once(proxy, 'exit')
				proxy.kill('SIGTERM')
				await ended
			}
			rmSync(folder, { recursive: true, force: true })
		})
		const base = `${scheme}://127.0.0.1:${port}`
		const names = new Set<string>()
		await vi.waitFor(async () => {
			const answer = await ask(base, '/').catch((error) => error)
			expect(answer.status, `${answer} ${said}`).toBe(200)
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
})
