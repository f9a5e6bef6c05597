import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { type Simulator, startSimulator } from '../../tools/simulators/razorpay/simulator.ts'

/** A simulator of Razorpay until the test is over; its clock stands still unless it is pushed. */
export async function razorpay(options: Parameters<typeof startSimulator>[0] = {}) {
	const started = Date.now()
	const simulator = await startSimulator({ now: () => started, ...options })
	onTestFinished(simulator.close)
	return simulator
}

/** An order over an amount of paise. @param more the other fields of its body */
export async function ordered(simulator: Simulator, amount = 500_000, more: object = {}) {
	const { body } = await call(simulator, 'orders', {
		amount,
		currency: 'INR',
		payment: { capture: 'automatic' },
		...more,
	})
	return body.id as string
}

/** One call of its API; with a body it is a POST. */
export async function call(
	{ url, keys }: Simulator,
	path: string,
	body?: unknown,
	headers: Record<string, string> = {},
) {
	const answer = await fetch(`${url}/v1/${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: {
			authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`,
			'content-type': 'application/json',
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	return { status: answer.status, body: await answer.json() }
}

export interface Webhook {
	id: string
	signature: string
	body: string
	event: string
}

/** A shop that takes webhooks until the test is over, and answers each as the test sets. */
export async function webhookTaker(answer: (webhook: Webhook) => number = () => 200) {
	const taken: Webhook[] = []
	const server = createServer(async (request, response) => {
		const body = await text(request)
		const header = (name: string) => String(request.headers[name] ?? '')
		const webhook = {
			id: header('x-razorpay-event-id'),
			signature: header('x-razorpay-signature'),
			body,
			event: JSON.parse(body).event as string,
		}
		taken.push(webhook)
		response.writeHead(answer(webhook)).end()
	})
	const listen = (port: number) =>
		new Promise<void>((resolve) => {
			server.listen(port, '127.0.0.1', resolve)
		})
	const close = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve())
			server.closeAllConnections()
		})
	await listen(0)
	const { port } = server.address() as AddressInfo
	onTestFinished(close)
	return { taken, url: `http://127.0.0.1:${port}`, close, again: () => listen(port) }
}
