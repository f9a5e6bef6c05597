import { setTimeout as wait } from 'node:timers/promises'
import { RawConnection, request, statusesIn } from './raw-connection.ts'

const LARGE = 200_000

const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`

/** The headers and the bytes after them, by the oddity of the body. */
const BODIES: Record<string, [headers: string[], bytes: string]> = {
	none: [[], ''],
	small: [['Content-Length: 5'], 'hello'],
	large: [[`Content-Length: ${LARGE}`], 'x'.repeat(LARGE)],
	'in parts': [['Transfer-Encoding: chunked'], `${chunk(5)}0\r\n\r\n`],
	'large, in parts': [['Transfer-Encoding: chunked'], `${chunk(LARGE)}0\r\n\r\n`],
	'in no parts at all': [['Transfer-Encoding: chunked'], '0\r\n\r\n'],
	'with trailers': [
		['Transfer-Encoding: chunked', 'Trailer: X-A'],
		`${chunk(5)}0\r\nX-A: b\r\n\r\n`,
	],
	'in parts that are wrong': [['Transfer-Encoding: chunked'], 'no size\r\n\r\n'],
	'in an unknown encoding': [['Transfer-Encoding: pigeon'], 'hello'],
	'in an unknown encoding and parts': [
		['Transfer-Encoding: gzip, chunked'],
		`${chunk(5)}0\r\n\r\n`,
	],
	'of two lengths': [['Content-Length: 5', 'Content-Length: 6'], 'hello!'],
	'of a length and in parts': [
		['Content-Length: 5', 'Transfer-Encoding: chunked'],
		`${chunk(5)}0\r\n\r\n`,
	],
	'of a length that is none': [['Content-Length: five'], 'hello'],
	'that is asked for first': [['Expect: 100-continue', 'Content-Length: 5'], 'hello'],
	'with another expectation': [['Expect: the-unexpected', 'Content-Length: 5'], 'hello'],
	'to be upgraded': [['Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 5'], 'hello'],
}

export const METHODS = [
	'GET',
	'HEAD',
	'OPTIONS',
	'POST',
	'PUT',
	'PATCH',
	'DELETE',
	'TRACE',
	'QUERY',
	'PROPFIND',
	'CONNECT',
]

export interface OddAnswer {
	asked: string
	/** The last status; 0 where the connection ended without one. */
	status: number
	isProblem: boolean
}

/** Sends each method with each odd body to each path. @returns the answers */
export async function sendOddRequests(port: number, paths: string[]): Promise<OddAnswer[]> {
	const answers: OddAnswer[] = []
	for (const path of paths)
		for (const method of METHODS) {
			const one = async ([name, [headers, bytes]]: [string, [string[], string]]) => {
				const connection = (await RawConnection.open(port)).read()
				const target = method === 'CONNECT' ? 'shop.example:443' : path
				connection.socket.write(request(`${method} ${target}`, ...headers) + bytes)
				for (let turn = 0; turn < 2000 && !connection.isClosed; turn++) {
					if (statusesIn(connection.heard).some((status) => status >= 200)) break
					await wait(5)
				}
				connection.close()
				const isProblem = /^content-type: application\/problem\+json/im.test(connection.heard)
				const status = statusesIn(connection.heard).at(-1) ?? 0
				answers.push({ asked: `${method} ${path}, a body ${name}`, status, isProblem })
			}
			await Promise.all(Object.entries(BODIES).map(one))
		}
	return answers
}
