import { Agent, request } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'
import { once } from '../builders.ts'

/** One who asks again and again, on a connection that is kept or on new ones. */
export function asker(url: string, { kept, body }: { kept: boolean; body?: object }) {
	const options = { keepAlive: kept, maxSockets: 1 }
	const isSecure = url.startsWith('https:')
	// A proxy of a test has made its certificate itself.
	const agent = isSecure
		? new TlsAgent({ ...options, rejectUnauthorized: false })
		: new Agent(options)
	const answers: string[] = []
	let goesOn = true
	const ask = () =>
		new Promise<string>((resolve) => {
			const headers = { ...once(), 'content-type': 'application/json' }
			const method = body ? 'POST' : 'GET'
			const send = isSecure ? requestTls : request
			const asking = send(url, { agent, method, headers }, (answer) => {
				answer.resume()
				answer.on('end', () => resolve(String(answer.statusCode)))
				answer.on('error', (error) => resolve(error.message))
			})
			asking.on('error', (error) => resolve(error.message))
			asking.end(body && JSON.stringify(body))
		})
	const done = (async () => {
		while (goesOn) answers.push(await ask())
		agent.destroy()
	})()
	return {
		/** Statuses, or the messages of connections that failed. */
		answers,
		end: () => {
			goesOn = false
			return done
		},
	}
}
