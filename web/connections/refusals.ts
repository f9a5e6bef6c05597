import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { problemDocument } from '../../http/problem.ts'
import { message } from '../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE } from '../../shared/messages/render.ts'
import { rateLimited } from '../../shared/requests/rate-limited.ts'
import type { Problem } from '../../shared/result.ts'
import { isUnbegun } from './connections.ts'

/** After so many seconds a network may have closed some of its connections. */
const RETRY_SECONDS = 10
const TOO_MANY = rateLimited(message('request.too_many_connections'), RETRY_SECONDS)
const TOO_SLOW: Problem = { code: 'too_slow', message: message('request.too_slow') }

/** Refuses a request as the last of its connection, which is one too many of its network. */
export function refuseConnection(outgoing: ServerResponse) {
	const { status, body, headers } = documentOf(TOO_MANY)
	outgoing.writeHead(status, { ...headers, 'retry-after': String(RETRY_SECONDS) }).end(body)
}

/**
 * Refuses a request in the middle of its body, and cuts it off: the body's reader sees that the sender has gone, and
 * does not wait for the rest.
 */
export function refuseSlowBody(incoming: IncomingMessage, outgoing: ServerResponse) {
	const { socket } = incoming
	if (isUnbegun(outgoing)) {
		const { status, body, headers } = documentOf(TOO_SLOW)
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
		socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
	}
	socket.destroy()
}

function documentOf(problem: Problem) {
	const document = problemDocument(problem, DEFAULT_LANGUAGE)
	const body = JSON.stringify(document)
	return {
		status: document.status,
		body,
		headers: {
			'content-type': 'application/problem+json',
			'content-length': String(Buffer.byteLength(body)),
			'cache-control': 'no-store',
			connection: 'close',
		},
	}
}
