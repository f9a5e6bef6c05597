import { spawn } from 'node:child_process'
import { ready, root } from './ready.mjs'

const simulator = spawn(ready(), ['tools/simulators/razorpay/main.ts', ...process.argv.slice(2)], {
	cwd: root,
	stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => simulator.kill(signal))
simulator.on('exit', (code) => process.exit(code ?? 0))
