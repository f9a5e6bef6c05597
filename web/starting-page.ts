import type { ServerResponse } from 'node:http'
import { problemResponse } from '../http/problem.ts'
import { message } from '../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../shared/messages/render.ts'
import type { Listener } from './listener.ts'

const RETRY_AFTER_SECONDS = '2'
const STARTING = message('request.starting')
const WORDS = sentence(STARTING, DEFAULT_LANGUAGE)
const PAGE = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>The store is starting</title><h1>The store is starting</h1><p>${WORDS}</p></html>`

/** The answer while the store cannot be opened yet. @param why in words for the operator */
export function startingListener(why: string): Listener {
	return ({ url = '/' }, outgoing) => {
		outgoing.setHeader('cache-control', 'no-store')
		if (url === '/healthz') return send(outgoing, 200, 'text/plain; charset=utf-8', 'ok')
		outgoing.setHeader('retry-after', RETRY_AFTER_SECONDS)
		if (url === '/readyz') return send(outgoing, 503, 'text/plain; charset=utf-8', why)
		if (!url.startsWith('/api/')) return send(outgoing, 503, 'text/html; charset=utf-8', PAGE)
		problemResponse({ code: 'unavailable', message: STARTING }, DEFAULT_LANGUAGE)
			.text()
			.then((document) => send(outgoing, 503, 'application/problem+json', document))
	}
}

function send(outgoing: ServerResponse, status: number, type: string, body: string) {
	// Its next request may find the store open.
	outgoing.writeHead(status, { 'content-type': type, connection: 'close' }).end(body)
}
