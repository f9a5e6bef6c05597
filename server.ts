import type { ServerBuild } from 'react-router'
import { type Config, readConfig } from './config.ts'
import { openStore } from './domain/open.ts'
import { keepTidy } from './domain/upkeep.ts'
import { ownsPictures } from './domain/uploads/owner.ts'
import { createWeb } from './web/app.ts'
import { KeptAnswers } from './web/kept-answers.ts'
import { listenerOf } from './web/listener.ts'
import { openMetrics } from './web/metrics.ts'
import { WebServer } from './web/serve.ts'

const read = readConfig(process.env)
if (!read.ok) leave(`The store cannot start:\n${read.message}`)
const { config } = read

const store = await openStore(config).catch((error) =>
	leave(`The store cannot open its data in ${placeOf(config)}: ${wordsOf(error)}`),
)
const { log } = store
for (const warning of config.warnings) log.warn(warning)

const metrics = openMetrics()
const server = new WebServer({ log, metrics })
const vite = config.dev
	? await import('./web/vite.ts').then(({ openVite }) => openVite(server.http))
	: null

// Read while the first requests already come in; only a page waits for it.
const built = vite
	? null
	: import('./build/pages/server/index.js').catch((error) =>
			leave(`The built pages cannot be read; npm start builds them. ${wordsOf(error)}`),
		)
const loadBuild = () => vite?.loadBuild() ?? (built as Promise<ServerBuild>)

const app = createWeb(store, { loadBuild, metrics, dev: config.dev })
const answer = listenerOf(app, vite ? null : new KeptAnswers(store.catalogue))
const port = await server
	.listen(vite ? vite.before(answer) : answer, config.port, config.host)
	.catch((error) => leave(cannotListen(error)))

const host = config.host.includes(':') ? `[${config.host}]` : config.host
const address = `http://${/^(?:0\.0\.0\.0|\[::\])$/.test(host) ? 'localhost' : host}:${port}`
log.info({ mode: config.mode, port }, `Solbazaar is open at ${address}`)
process.stderr.write(`\n  Solbazaar is open at ${address}\n  Ctrl+C closes it.\n\n`)
process.send?.({ port, pid: process.pid })

const catalogueWatch = setInterval(() => {
	// Another process on the same database may have changed the catalogue.
	store.catalogue.refresh().catch((error) => log.error({ err: error }, 'catalogue not refreshed'))
}, 1000)

const endTidying = keepTidy(store, ownsPictures(config))

let closing = false

/** Finishes what is under way, then closes the database and ends. */
async function close(reason: string) {
	if (closing) return
	closing = true
	log.info({ reason }, 'closing: finishing what is under way')
	clearInterval(catalogueWatch)
	await Promise.all([store.feed.close(), server.finish(), endTidying()])
	await vite?.close()
	await store[Symbol.asyncDispose]()
	process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => close(signal))
process.on('disconnect', () => close('the process that started the store is gone'))

function leave(why: string): never {
	console.error(why)
	process.exit(1)
}

function wordsOf(error: NodeJS.ErrnoException): string {
	return error.message || error.code || String(error)
}

function placeOf({ databaseUrl, dataDir }: Config): string {
	return databaseUrl ? 'PostgreSQL' : dataDir
}

function cannotListen(error: NodeJS.ErrnoException): string {
	const where = `${config.host}:${config.port}`
	if (error.code === 'EADDRINUSE')
		return `Something already listens on ${where}, perhaps this store itself. End it, or choose another port: PORT=5001 npm start`
	return `The store cannot listen on ${where}: ${wordsOf(error)}`
}
