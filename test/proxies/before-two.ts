import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { ask } from './ask.ts'
import { type Place, type ProxyName, placeOfProxy, startProxy } from './start-proxy.ts'

const SOON = { timeout: 20_000, interval: 50 }
/** A path that is never answered. */
export const SILENT = '/never-answered'

/** How each is reached by its example. */
export const SCHEMES = { nginx: 'https', haproxy: 'https', caddy: 'http' } as const

/**
 * A server in the store's place, which answers with its name and what it was told of the caller.
 * @param silentAt the path that it never answers; events are without end
 */
async function standIn(name: string, port: number, silentAt: string) {
	const server = createServer((incoming, outgoing) => {
		if (incoming.url === silentAt) return
		if (incoming.method === 'GET' && incoming.url === '/api/events')
			return outgoing.write('event: hello\n\n')
		incoming.resume()
		incoming.on('end', () =>
			outgoing.end(JSON.stringify({ name, from: incoming.headers['x-forwarded-for'] })),
		)
	}).listen(port, '127.0.0.1')
	await once(server, 'listening')
	const end = async () => {
		server.closeAllConnections()
		if (server.listening) await new Promise((resolve) => server.close(resolve))
	}
	onTestFinished(end)
	return end
}

/** A proxy by its example in front of two servers, which both have answered; it ends with the test. */
export async function startBeforeTwo(program: ProxyName, edit?: Place['edit']) {
	const place = await placeOfProxy()
	const endOne = await standIn('one', place.one, SILENT)
	await standIn('two', place.two, SILENT)
	const said = startProxy(program, { ...place, ...(edit && { edit }) })
	const base = `${SCHEMES[program]}://127.0.0.1:${place.port}`
	const names = new Set<string>()
	await vi.waitFor(async () => {
		const answer = await ask(base, '/').catch((error) => error)
		expect(answer.status, `${answer} ${said()}`).toBe(200)
		names.add(JSON.parse(answer.text).name)
		expect(names).toEqual(new Set(['one', 'two']))
	}, SOON)
	return { base, port: place.port, endOne }
}
