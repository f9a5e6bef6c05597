import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { doorContext } from './api.server'

/** Renders a page whole: what is sent can be kept, measured and read without JavaScript. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	let failed = status
	const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
		signal: request.signal,
		onError() {
			failed = 500
		},
	})
	await body.allReady
	headers.set('content-type', 'text/html; charset=utf-8')
	return new Response(body, { status: failed, headers })
}
