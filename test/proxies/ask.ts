import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { type Agent, request as requestHttps } from 'node:https'

export interface Answer {
	status: number
	headers: IncomingHttpHeaders
	text: string
}

/** One request, on a connection of its own unless an agent keeps some. */
export function ask(
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
