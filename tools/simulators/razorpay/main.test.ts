import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'

function start(...args: string[]): ChildProcess {
	const program = new URL('main.ts', import.meta.url).pathname
	const child = spawn(process.execPath, [program, ...args], { stdio: 'pipe' })
	onTestFinished(() => void child.kill())
	return child
}

it('says where it is and what a store needs', async () => {
	const child = start('--port', '0', '--shop', 'http://127.0.0.1:4999')
	const [said] = await once(child.stdout ?? child, 'data')
	const [, url = ''] = /RAZORPAY_URL=(\S+) RAZORPAY_KEY_ID=rzp_test_/.exec(String(said)) ?? []
	expect(String(said)).toContain('Webhooks go to http://127.0.0.1:4999')
	expect(await (await fetch(url)).text()).toContain('Simulator of Razorpay')
})

it('says that its port is taken, and ends', async () => {
	const first = start('--port', '0')
	const [said] = await once(first.stdout ?? first, 'data')
	const [, port = ''] = /RAZORPAY_URL=http:\/\/127\.0\.0\.1:(\d+)/.exec(String(said)) ?? []
	const second = start('--port', port)
	const words = second.stderr ? text(second.stderr) : ''
	expect(await once(second, 'exit')).toEqual([1, null])
	expect(await words).toBe(`Port ${port} is taken.\n`)
})
