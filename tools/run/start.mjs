import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { ready, root } from './ready.mjs'
import { entry, FLAGS, runtime } from './runtime.mjs'

const { values } = parseArgs({
	strict: false,
	options: { dev: { type: 'boolean', default: false }, workers: { type: 'string' } },
})
const { dev } = values
// While pages are edited one process serves them.
const workers = dev ? '1' : String(values.workers ?? (process.env.WORKERS || '1'))
const node = ready()
if (!dev) build(node)

const WATCHED = [
	...['shared', 'db', 'http', 'domain', 'store', 'api', 'web'],
	...['server.ts', 'config.ts'],
]
const watching = [...WATCHED.map((path) => `--watch-path=${path}`), '--watch-preserve-output']

const child = spawn(node, [...FLAGS, ...(dev ? watching : []), entry(dev, workers)], {
	cwd: root,
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
	env: { ...runtime(dev), WORKERS: workers },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// A parent process learns the port and the process id.
child.on('message', (message) => process.send?.(message))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

// The shell in which npm runs this takes a signal without passing it on.
if (process.env.npm_lifecycle_event) {
	const shell = process.ppid
	setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 100).unref()
}
