import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { policyWithHashes } from '../http/content-security-policy.ts'
import { type ApiEnv, newRouter } from '../http/router.ts'
import { SharedBody } from '../http/shared-body.ts'

const DESCRIPTION = `Everything a screen of the store does, a program can do here. Prices are rupees
with at most two decimals, times are UTC. A refusal is a problem document (RFC 9457) with a stable
\`code\` and, for bad input, a message per field in \`errors\`.`

const { html: PAGE, policy: POLICY } = policyWithHashes(
	`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Solbazaar API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style nonce="docs">#api .operation-filter-input { max-width: none }</style>
<script nonce="docs">
const dark = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', paint)
paint()
</script>
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="docs">
SwaggerUIBundle({
	// Version 3.1 takes it several times as long to list, and to open a call of.
	url: '/api/openapi-3.0.json',
	dom_id: '#api',
	deepLinking: true,
	// All calls at once take seconds to draw: first the parts, by name, with a field to find one.
	docExpansion: 'none',
	filter: true,
})
</script>
</body>
</html>`,
	'docs',
)

const FILES = new Map([
	['swagger-ui.css', 'text/css; charset=utf-8'],
	['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

const INFO = { title: 'Solbazaar', version: '1', description: DESCRIPTION }

/** The OpenAPI document of all modules, also for programs that read no later version than 3.0, and a page to read and try it. */
export function docsRoutes(app: OpenAPIHono<ApiEnv>) {
	const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
	const router = newRouter()
	const documents = {
		'/openapi.json': () => app.getOpenAPI31Document({ openapi: '3.1.0', info: INFO }),
		'/openapi-3.0.json': () => app.getOpenAPIDocument({ openapi: '3.0.3', info: INFO }),
	}
	for (const [path, make] of Object.entries(documents)) {
		const document = new SharedBody({ 'content-type': 'application/json' }, () =>
			JSON.stringify(make()),
		)
		router.get(path, (c) => document.respond(c.req.raw))
	}
	router.get('/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
	const files = new Map(
		[...FILES].map(([file, type]) => [
			file,
			new SharedBody({ 'content-type': type, 'cache-control': 'public, max-age=86400' }, () =>
				readFile(join(folder, file), 'utf8'),
			),
		]),
	)
	router.get(
		'/docs/:file',
		(c) => files.get(c.req.param('file'))?.respond(c.req.raw) ?? c.notFound(),
	)
	return router
}
