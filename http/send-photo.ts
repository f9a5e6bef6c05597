import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type ApiEnv, problems } from './router.ts'
import { PRIVATE } from './tagged.ts'

/** A photo that only some may see. */
interface Photo {
	/** Another for every other content and width. */
	tag: string
	/** Its WebP bytes. */
	read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The responses of a call for a photo. */
export const PHOTO_RESPONSES = {
	200: {
		description: 'The picture',
		content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
	},
	304: { description: 'As it was' },
	...problems(404),
} as const

/** Sends a photo for its reader's browser to keep, or 304 where it has it. */
export async function sendPhoto(c: Context<ApiEnv>, { tag, read }: Photo) {
	const headers = { 'cache-control': PRIVATE, etag: tag }
	if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers) as never
	return c.body(await read(), 200, { ...headers, 'content-type': 'image/webp' }) as never
}
