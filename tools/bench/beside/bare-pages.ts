// The least that can render: React alone, over trees of the store's pages, from the same build as the store's.
import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import type { EntryContext, ServerBuild } from 'react-router'
import type { Role } from '../../../shared/actor.ts'
import { openStore } from '../../../store/open.ts'
import { callersOf } from '../../../test/callers.ts'
import { createWeb } from '../../../web/app.ts'
import { openMetrics } from '../../../web/metrics/metrics.ts'
import { inSmall } from '../size.ts'

type Entry = ServerBuild['entry']['module'] & {
	pageTree: (context: EntryContext, url: string, nonce: string) => ReactNode
	renderWhole: (tree: ReactNode, options: { nonce: string }) => Promise<{ html: Buffer }>
}

const NONCE = 'nonce-of-a-measurement'
const folder = join(import.meta.dirname, '../../../build/server/assets')
const [pages = ''] = globSync('server-*.js', { cwd: folder })
const build: ServerBuild = await import(join(folder, pages))
const entry = build.entry.module as Entry

const contexts = new Map<string, EntryContext>()
const render: Entry['default'] = (request, status, headers, context, loadContext) => {
	contexts.set(new URL(request.url).pathname, context)
	return entry.default(request, status, headers, context, loadContext)
}
const noting = { ...build, entry: { ...build.entry, module: { ...entry, default: render } } }

/** Has a store render each page once, and keeps the trees' contexts. */
async function note(pages: { path: string; role: Role }[]) {
	const store = await openStore({
		mode: 'demo',
		dataDir: ':memory:',
		databaseUrl: undefined,
		sampleData: !inSmall,
		logLevel: 'silent',
		sessionSecret: 'a secret of at least thirty-two characters',
	})
	const web = createWeb(store, {
		loadBuild: async () => noting,
		metrics: openMetrics(),
		dev: false,
	})
	const { as } = callersOf(store)
	for (const { path, role } of pages) {
		const { cookies } = await as(role)
		const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
		const request = new Request(`http://localhost${path}`, { headers: { cookie } })
		const answer = await web.fetch(request, { address: '127.0.0.1', inProcess: false })
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
		await answer.text()
	}
	await store[Symbol.asyncDispose]()
}

process.on('message', async (pages: { path: string; role: Role }[]) => {
	await note(pages)
	const server = createServer(async (incoming, outgoing) => {
		const path = incoming.url ?? ''
		const context = contexts.get(path)
		if (!context) return outgoing.writeHead(404).end()
		// The stream of the data was read by the first rendering; the tree is the same without it.
		const fresh = { ...context, serverHandoffStream: undefined, renderMeta: {} } as EntryContext
		const tree = entry.pageTree(fresh, `http://localhost${path}`, NONCE)
		const { html } = await entry.renderWhole(tree, { nonce: NONCE })
		outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
	})
	server.listen(0, '127.0.0.1', () =>
		process.send?.({ port: (server.address() as AddressInfo).port }),
	)
})
