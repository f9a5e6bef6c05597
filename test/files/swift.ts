import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../workers/free-port.ts'
import { hasProgram } from '../workers/has-program.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where Swift answers as an S3 store, or null where the tests have a smaller one of their own. */
		swift: string | null
	}
}

/** The account that Swift has, and its key. */
export const SWIFT_KEYS = { accessKeyId: 'test:shop', secretAccessKey: 'of-the-tests' }

const KINDS = ['account', 'container', 'object'] as const
const PROGRAMS = [...KINDS.map((kind) => `swift-${kind}-server`), 'swift-proxy-server', 'memcached']
const START_MS = 60_000

/** The settings of one server, whose pipeline is of filters and an app; all on loopback, with data in one folder. */
const settings = (folder: string, port: number, pipeline: string, rest: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
recon_cache_path = ${folder}
log_address = ${join(folder, 'no-log')}
[pipeline:main]
pipeline = ${pipeline}
${rest}
`

const PROXY = `[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${SWIFT_KEYS.accessKeyId.replace(':', '_')} = ${SWIFT_KEYS.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:cache]
use = egg:swift#memcache
`

/** Which device has what, for each kind: all is on the one there is. */
const RINGS = `
import sys
from os.path import join
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(('account', 'container', 'object'), ports):
    builder = RingBuilder(4, 1, 1)
    at = dict(ip='127.0.0.1', port=int(port), replication_ip='127.0.0.1', replication_port=int(port))
    builder.add_dev(dict(at, region=1, zone=1, device='one', weight=1, meta=''))
    builder.rebalance()
    builder.get_ring().save(join(folder, kind + '.ring.gz'))
`

const NAMES = `[swift-hash]
swift_hash_path_suffix = tests
swift_hash_path_prefix = tests
[storage-policy:0]
name = one
default = yes
`

/** Runs the tests of files on Swift, by its middleware for S3, where `SOAK_SWIFT` asks for it. */
export default async function setup({ provide }: TestProject) {
	if (!process.env.SOAK_SWIFT) return provide('swift', null)
	if (!PROGRAMS.every(hasProgram))
		throw new Error(
			'NO SWIFT ON THIS MACHINE: apt-get install swift-proxy swift-account swift-container swift-object memcached',
		)
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-swift-'))
	mkdirSync(join(folder, 'devices', 'one'), { recursive: true })
	writeFileSync(join(folder, 'swift.conf'), NAMES)
	const servers: ChildProcess[] = []
	const start = (program: string, text: string) => {
		const file = join(folder, `${program}.conf`)
		writeFileSync(file, text)
		servers.push(spawn(program, [file], { stdio: 'ignore' }))
	}
	const ports: number[] = []
	for (const kind of KINDS) {
		const port = await freePort()
		ports.push(port)
		const name = `${kind}-server`
		start(`swift-${name}`, settings(folder, port, name, `[app:${name}]\nuse = egg:swift#${kind}`))
	}
	execFileSync('/usr/bin/python3', ['-c', RINGS, folder, ...ports.map(String)])
	const [port, cache] = [await freePort(), await freePort()]
	const user = userInfo().username
	servers.push(
		spawn('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-u', user], { stdio: 'ignore' }),
	)
	const pipeline = 'catch_errors cache listing_formats s3api tempauth slo proxy-server'
	start(
		'swift-proxy-server',
		settings(folder, port, pipeline, `${PROXY}memcache_servers = 127.0.0.1:${cache}`),
	)
	const endpoint = `http://127.0.0.1:${port}`
	await untilAnswering(endpoint)
	provide('swift', endpoint)
	return async () => {
		await Promise.all(servers.map(ended))
		rmSync(folder, { recursive: true, force: true })
	}
}

async function untilAnswering(endpoint: string) {
	const end = performance.now() + START_MS
	while (!(await fetch(endpoint).catch(() => null))) {
		if (performance.now() > end) throw new Error('Swift does not answer.')
		await setTimeout(50)
	}
}

async function ended(server: ChildProcess) {
	if (server.exitCode !== null) return
	const exit = once(server, 'exit')
	server.kill('SIGKILL')
	await exit
}
