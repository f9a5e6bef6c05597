import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ApiEnv } from '../api/room.ts'
import { compressed, encodingOf, isCompressible } from './compress.ts'
import type { KeptAnswers } from './kept-answers.ts'

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Sent with every answer. */
const ALWAYS = new Map([
	['x-content-type-options', 'nosniff'],
	['referrer-policy', 'same-origin'],
	['x-frame-options', 'DENY'],
])

/** From Node's requests to the app's and back; what is kept goes out before anything else is looked at. */
export function listenerOf(app: Hono<ApiEnv>, kept: KeptAnswers | null): Listener {
	const asked = async (request: Request, incoming: IncomingMessage) => {
		// The one fact a client cannot forge.
		const { remoteAddress = '' } = incoming.socket
		const answer = async () => app.fetch(request, { address: remoteAddress, inProcess: false })
		const key = kept?.keyOf(incoming)
		if (kept && key) return kept.keep(key, answer)
		const response = await answer()
		return isCompressible(response) ? compress(response, incoming) : response
	}
	const listener = getRequestListener(
		(request, { incoming }) => asked(request, incoming as IncomingMessage),
		{ overrideGlobalObjects: false },
	)
	return (incoming, outgoing) => {
		outgoing.setHeaders(ALWAYS)
		const key = kept?.keyOf(incoming)
		if (!key || !kept?.send(key, incoming, outgoing)) listener(incoming, outgoing)
	}
}

async function compress(response: Response, incoming: IncomingMessage): Promise<Response> {
	const { status } = response
	const headers = new Headers(response.headers)
	const plain = Buffer.from(await response.arrayBuffer())
	const encoding = encodingOf(incoming.headers['accept-encoding'])
	const body = await compressed(plain, headers, encoding, 4)
	return new Response(body, { status, headers })
}
