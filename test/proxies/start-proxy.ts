import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../workers/free-port.ts'

/** A file of those that an operator takes. */
export const example = (file: string) =>
	readFileSync(new URL(`../../tools/deploy/${file}`, import.meta.url), 'utf8')

export interface Place {
	folder: string
	port: number
	plainPort: number
	/** Where the store's two servers listen. */
	one: number
	two: number
	/** Changes the example for what a test does that no buyer does. */
	edit?: (text: string) => string
}

function certificate(folder: string): { key: string; chain: string } {
	const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
	const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
	const where = ['-subj', '/CN=shop.example', '-keyout', key, '-out', chain]
	execFileSync('openssl', [...made, ...where], { stdio: 'ignore' })
	return { key, chain }
}

/** Both servers in place of the one on port 5000 and the example of a second. */
const withServers = (text: string, { one, two, edit = (same) => same }: Place) =>
	edit(text)
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
	const all = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 2048; }
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

/** HAProxy's settings without its limits, for a load that comes from one address. */
export const withoutLimits = (settings: string) => settings.replace(/^.*deny_status 429.*$/gm, '')

const PROGRAMS = { nginx, caddy, haproxy }

export type ProxyName = keyof typeof PROGRAMS

/** A folder and free ports of a test's own. */
export async function placeOfProxy(): Promise<Place> {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-http-proxy-'))
	mkdirSync(join(folder, 'logs'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const [port, plainPort, one, two] = await Promise.all([1, 2, 3, 4].map(freePort))
	return { folder, port, plainPort, one, two } as Place
}

/** Starts a proxy by the example of its settings. @returns what it has said so far */
export function startProxy(program: ProxyName, place: Place): () => string {
	const { folder } = place
	const proxy = spawn(program, PROGRAMS[program](place), {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	})
	let said = ''
	proxy.stderr.on('data', (text) => {
		said += text
	})
	onTestFinished(async () => {
		if (proxy.exitCode !== null) return
		const ended = once(proxy, 'exit')
		proxy.kill('SIGTERM')
		await ended
	})
	return () => said
}
