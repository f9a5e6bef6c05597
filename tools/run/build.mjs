// Builds the stale parts: the pages and the server. Run on the pinned Node.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { must, ready, root, say } from './ready.mjs'

const PAGES = [
	'app',
	'public',
	'domain',
	'shared',
	'tools/run/build.mjs',
	'tools/run/vite/chunks.ts',
	'package-lock.json',
	'postcss.config.mjs',
	'react-router.config.ts',
	'vite.config.ts',
]
const SERVER = [
	...PAGES,
	'api',
	'db',
	'http',
	'store',
	'web',
	'config.ts',
	'primary.ts',
	'server.ts',
	'tools/run/vite/bundle.ts',
	'tools/run/vite/server.ts',
	'tools/run/vite/primary.ts',
	'tools/run/vite/plan-thread.ts',
	'tools/run/vite/document-thread.ts',
	'tools/run/runtime.mjs',
]

/** Everything that goes into a build, as one hash. */
function fingerprint(sources) {
	const hash = createHash('sha256')
	const look = (path) => {
		const stat = statSync(join(root, path), { throwIfNoEntry: false })
		if (stat?.isDirectory())
			for (const name of readdirSync(join(root, path)).sort()) look(`${path}/${name}`)
		else if (stat && !/\.test\.tsx?$/.test(path))
			hash.update(`${path} ${stat.size}\n`).update(readFileSync(join(root, path)))
	}
	for (const source of sources) look(source)
	return hash.digest('hex')
}

/** Makes `build/<name>` unless it was made from the same sources. */
function unlessMade(name, sources, make) {
	const stamp = join(root, 'build', `.${name}`)
	const now = fingerprint(sources)
	if (statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === now) return
	make()
	writeFileSync(stamp, now)
}

const COMPRESSIBLE = /\.(?:m?js|css|svg|txt|wasm|webmanifest)$/

const MANIFEST = 'window.__reactRouterManifest='

/**
 * The list of routes, which every page carries, with its modules in one order, the commonest first, and without values
 * that are false: a twelfth fewer bytes once compressed.
 */
function shortenManifest(folder) {
	const path = join(
		folder,
		readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name)),
	)
	const manifest = JSON.parse(readFileSync(path, 'utf8').slice(MANIFEST.length).replace(/;$/, ''))
	const routes = Object.values(manifest.routes)
	const uses = new Map()
	for (const { imports } of routes)
		for (const name of imports) uses.set(name, (uses.get(name) ?? 0) + 1)
	for (const route of routes) {
		route.imports.sort((a, b) => uses.get(b) - uses.get(a) || a.localeCompare(b))
		for (const field of Object.keys(route)) if (route[field] === false) delete route[field]
	}
	writeFileSync(path, `${MANIFEST}${JSON.stringify(manifest)};`)
}

/** Each file beside itself as .br and .gz, once, at the best setting. */
function compress(folder) {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name)
		if (!COMPRESSIBLE.test(name)) continue
		const bytes = readFileSync(path)
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
		writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
		writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
	}
}

/** What the server is built of, by its configuration. */
const PARTS = {
	server: 'The store',
	'plan-thread': 'The thread for plans',
	'document-thread': 'The thread for documents',
	primary: 'The process for workers',
}

export function build(node) {
	unlessMade('pages', PAGES, () => {
		say('Building the pages…')
		must(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
			env: { NODE_ENV: 'production' },
			otherwise: 'The pages could not be built: what went wrong stands above.',
		})
		const assets = join(root, 'build', 'pages', 'client', 'assets')
		shortenManifest(assets)
		compress(assets)
	})
	unlessMade('server', SERVER, () => {
		for (const [config, part] of Object.entries(PARTS))
			must(
				node,
				['node_modules/vite/bin/vite.js', 'build', '--config', `tools/run/vite/${config}.ts`],
				{
					env: { NODE_ENV: 'production' },
					otherwise: `${part} could not be built: what went wrong stands above.`,
				},
			)
		must(node, ['tools/run/warm.mjs'], {
			otherwise: 'The store was built but does not start: what went wrong stands above.',
		})
	})
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build(ready())
