// Runs the store once in memory, so that the first real start finds everything compiled.
import { spawn } from 'node:child_process'
import { root } from './ready.mjs'
import { entry, FLAGS, runtime } from './runtime.mjs'

const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: ':memory:', DATABASE_URL: '' }
const store = spawn(process.execPath, [...FLAGS, entry(false)], {
	cwd: root,
	stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
	env: { ...runtime(false), ...settings, STORE_MODE: 'demo', LOG_LEVEL: 'error' },
})
let said = ''
store.stderr.on('data', (text) => {
	said += text
})
store.on('message', async ({ port }) => {
	for (const path of ['/', '/products', '/api/products'])
		await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text())
	store.kill('SIGTERM')
})
store.on('exit', (code) => {
	if (code) process.stderr.write(said)
	process.exit(code ?? 0)
})
