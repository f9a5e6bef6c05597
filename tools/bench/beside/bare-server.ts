// The least that can answer: Node's own server, sending bytes it was given by message.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from '../answers.ts'

process.on('message', (given: Answer[]) => {
	const answers = new Map(
		given.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
	)
	const server = createServer((incoming, outgoing) => {
		const answer = answers.get(incoming.url ?? '')
		outgoing.writeHead(answer ? 200 : 404, answer?.headers)
		outgoing.end(answer?.body)
	})
	server.listen(0, '127.0.0.1', () =>
		process.send?.({ port: (server.address() as AddressInfo).port }),
	)
})
