import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { ApiEnv } from '../api/room.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** The browser's files: built assets carry their hash in their name, pictures are drawn by the build. */
export function mountFiles(app: Hono<ApiEnv>, uploadsDir: string) {
	app.use(
		'/assets/*',
		serveStatic({
			root: './build/pages/client',
			precompressed: true,
			onFound: (_path, c) => c.header('cache-control', FOREVER),
		}),
	)
	app.use(
		'/pictures/*',
		serveStatic({ root: './build', onFound: (_path, c) => c.header('cache-control', A_DAY) }),
	)
	mkdirSync(uploadsDir, { recursive: true })
	// An uploaded picture is named after its bytes, so it never changes.
	app.use(
		'/uploads/*',
		serveStatic({
			root: uploadsDir,
			rewriteRequestPath: (path) => path.slice('/uploads'.length),
			onFound: (_path, c) => c.header('cache-control', FOREVER),
		}),
	)
	for (const file of ['/favicon.svg', '/robots.txt', '/site.webmanifest'])
		app.use(
			file,
			serveStatic({
				root: './build/pages/client',
				onFound: (_path, c) => c.header('cache-control', A_DAY),
			}),
		)
}
