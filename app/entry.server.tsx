import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { Nonce, nonceContext } from './nonce'
import { renderWhole } from './render-whole.server'

export { inProcessApiContext } from './api.server'
export { nonceContext, renderWhole }

/** A page, ready to be rendered. */
export const pageTree = (context: EntryContext, url: string, nonce: string | undefined) => (
	<Nonce value={nonce}>
		<ServerRouter context={context} url={url} nonce={nonce} />
	</Nonce>
)

/** A page's response with a status of 4xx is its answer, and no error of the store. */
export function handleError(error: unknown, { request }: { request: Request }) {
	const isAnswer = isRouteErrorResponse(error) && error.status < 500
	if (!isAnswer && !request.signal.aborted) console.error(error)
}

/** Renders a page whole: the response can be cached, measured and read without JavaScript. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: Readonly<RouterContextProvider>,
) {
	const nonce = loadContext.get(nonceContext)
	const { signal } = request
	const { html, failed } = await renderWhole(pageTree(context, request.url, nonce), {
		signal,
		nonce,
	})
	headers.set('content-type', 'text/html; charset=utf-8')
	return new Response(html, { status: failed ? 500 : status, headers })
}
