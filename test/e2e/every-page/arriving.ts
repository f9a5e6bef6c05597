import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, inject } from 'vitest'

/** Tags of a page that arrive at once: some 4,000 letters; the names of its files and fields change nothing. */
const PIECE = 40

/** A page in pieces: its head with the first of the body, without which nothing is drawn, and its scripts as one. */
function* piecesOf(html: string) {
	const body = html.indexOf('<body')
	const end = html.indexOf('<script', html.indexOf('<footer'))
	const tags = [...html.slice(body, end).matchAll(/</g)].map(({ index }) => body + index)
	let from = 0
	for (let next = PIECE; next < tags.length; next += PIECE) {
		yield html.slice(from, tags[next])
		from = tags[next] ?? end
	}
	yield html.slice(from, end)
	yield html.slice(end)
}

/** Headers of one connection, or of a body that is sent in another way. */
const OF_ITS_OWN = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']

/**
 * The store behind a line on which a page arrives in pieces.
 * @param seen resolves once the page has drawn what has arrived
 */
export function arrivingPages(seen: () => Promise<unknown>) {
	const server = createServer(async (asked, answer) => {
		const { method = 'GET', headers, url = '/' } = asked
		const sent = await buffer(asked)
		const response = await fetch(inject('address') + url, {
			method,
			headers: {
				cookie: headers.cookie ?? '',
				'content-type': headers['content-type'] ?? '',
			},
			...(sent.length > 0 && { body: sent }),
			redirect: 'manual',
		})
		answer.statusCode = response.status
		for (const [name, value] of response.headers)
			if (!OF_ITS_OWN.includes(name)) answer.appendHeader(name, value)
		if (!response.headers.get('content-type')?.startsWith('text/html'))
			return answer.end(Buffer.from(await response.arrayBuffer()))
		for (const piece of piecesOf(await response.text())) {
			answer.write(piece)
			await seen()
		}
		return answer.end()
	})
	const proxy = { address: '' }
	beforeAll(async () => {
		await once(server.listen(0, '127.0.0.1'), 'listening')
		proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	})
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return proxy
}
