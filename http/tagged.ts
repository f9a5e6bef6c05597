import type { Context } from 'hono'
import type { ApiEnv } from './router.ts'

/** For data of its reader alone: a browser keeps it, and asks each time whether it still may. */
export const PRIVATE = 'private, no-cache'

/** An answer with its ETag. */
export interface Tagged {
	headers: Record<string, string>
	body: string | Uint8Array<ArrayBuffer>
}

/** Whether the caller named the ETag, so that it has the answer already. */
export function hasTag(c: Context<ApiEnv>, tag: string): boolean {
	const known = c.req
		.header('if-none-match')
		?.split(',')
		.map((each) => each.trim().replace(/^W\//, ''))
	return Boolean(known?.includes(tag) || known?.includes('*'))
}

/** Sends a response, or 304 to a caller that already has it. */
export function sendTagged(c: Context<ApiEnv>, { headers, body }: Tagged) {
	const { etag = '', 'cache-control': cacheControl = '' } = headers
	if (hasTag(c, etag)) return c.body(null, 304, { etag, 'cache-control': cacheControl })
	return c.body(body, 200, headers)
}
