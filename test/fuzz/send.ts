import { type Agent, request } from 'node:http'
import type { Answer } from '../callers.ts'
import type { Sent } from './requests.ts'

const TIMEOUT_MS = 30_000

/**
 * Sends a request over a connection that is kept, byte for byte.
 * @param from the address of this machine from which it comes
 * @throws the error of the connection, or that no answer came within half a minute
 */
export function send(
	agent: Agent,
	port: number,
	{ method, path, headers, body, isChunked }: Sent,
	cookie: string,
	from?: string,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const length = body && {
			...(isChunked
				? { 'transfer-encoding': 'chunked' }
				: { 'content-length': String(body.length) }),
		}
		const cookies = [cookie, headers.cookie].filter(Boolean).join('; ')
		const sent = request(
			{
				agent,
				host: '127.0.0.1',
				port,
				method,
				path,
				headers: { ...headers, ...length, ...(cookies && { cookie: cookies }) },
				timeout: TIMEOUT_MS,
				...(from && { localAddress: from }),
			},
			(answer) => {
				const chunks: Buffer[] = []
				const done = () => {
					const type = answer.headers['content-type'] ?? ''
					const text = Buffer.concat(chunks).toString()
					const isJson = type.includes('json') && !type.includes('ndjson') && text !== ''
					const isPlain = !answer.headers['content-encoding']
					resolve({
						status: answer.statusCode ?? 0,
						headers: new Headers({
							'content-type': type,
							...(answer.headers['retry-after'] && {
								'retry-after': answer.headers['retry-after'],
							}),
						}),
						body: isJson && isPlain ? JSON.parse(text) : text,
					})
				}
				// A stream of events does not end by itself.
				if (answer.headers['content-type']?.includes('event-stream')) {
					done()
					answer.destroy()
					return
				}
				answer.on('data', (chunk) => chunks.push(chunk))
				answer.on('end', done)
				answer.on('error', reject)
			},
		)
		sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
		sent.on('error', reject)
		sent.end(body)
	})
}
