import type { ServerBuild } from 'react-router'
import { describedCalls } from './api/app.ts'
import { type Config, readConfig } from './config.ts'
import { firstAdminLink } from './domain/accounts/administration/admin-links.ts'
import { logUnexpected, openLog } from './domain/log.ts'
import { policyFor } from './shared/modes.ts'
import { openStore } from './store/open.ts'
import { createWeb } from './web/app.ts'
import { type CacheableOf, cacheableBy } from './web/caching/cacheable.ts'
import { CachedResponses } from './web/caching/cached-responses.ts'
import { listenerOf } from './web/listener.ts'
import { openMetrics } from './web/metrics.ts'
import { serveMetrics } from './web/metrics-server.ts'
import { pageRules } from './web/pages/page-rules.ts'
import { WebServer } from './web/serve.ts'
import { startingListener } from './web/starting-page.ts'

// A standard error that takes nothing is no reason to end.
process.stderr.on('error', () => {})

const read = readConfig(process.env)
if (!read.ok) leave(`The store cannot start:\n${read.message}`)
const { config } = read

const log = openLog(config.logLevel)
for (const warning of config.warnings) log.warn(warning)
const metrics = openMetrics()
const server = new WebServer({
	log,
	metrics,
	isBehindProxies: config.trustedProxies > 0,
	connectionsPerNetwork: policyFor(config.mode).connectionsPerNetwork,
	dev: config.dev,
})

let waitsFor = ''
const store = await openStore(config, { log, waiting: waitFor }).catch((error) =>
	leave(`The store cannot open its data in ${placeOf(config)}: ${wordsOf(error)}`),
)
const vite = config.dev
	? await import('./web/pages/vite.ts').then(({ openVite }) => openVite(server.http))
	: null

// Read while the first requests already come in; only a page waits for it.
const built = vite
	? null
	: import('./build/pages/server/index.js').catch((error) =>
			leave(`The built pages cannot be read; npm start builds them. ${wordsOf(error)}`),
		)
const loadBuild = () => vite?.loadBuild() ?? (built as Promise<ServerBuild>)

const app = createWeb(store, {
	loadBuild,
	metrics: config.metricsPort === undefined && config.mode === 'demo' ? metrics : null,
	dev: config.dev,
	isClosing: () => server.isClosing,
})
// Until the pages are read nothing is cached.
let cacheableOf: CacheableOf = () => null
built?.then((build) => {
	cacheableOf = cacheableBy(pageRules(build), describedCalls())
})
const cache = vite ? null : new CachedResponses(store.catalogue)
const answer = listenerOf(
	app,
	cache && { cache, cacheableOf: (incoming) => cacheableOf(incoming) },
	config,
)
const port = await server
	.listen(vite ? vite.before(answer) : answer, config.port, config.host)
	.catch((error) => leave(cannotListen(error)))

const metricsServer =
	config.metricsPort === undefined
		? null
		: await serveMetrics(metrics, config.metricsPort).catch((error) =>
				leave(cannotListen(error, `127.0.0.1:${config.metricsPort}`)),
			)

const host = config.host.includes(':') ? `[${config.host}]` : config.host
const local = `http://${/^(?:0\.0\.0\.0|\[::\])$/.test(host) ? 'localhost' : host}:${port}`
const address = config.publicUrl ? `${config.publicUrl} (by way of ${local})` : local
log.info({ mode: config.mode, port }, `Solbazaar is open at ${address}`)
process.stderr.write(`\n  Solbazaar is open at ${address}\n  Ctrl+C closes it.\n\n`)
if (config.mode === 'live' && config.adminEmail) {
	const path = await firstAdminLink(store.db, config.adminEmail, store.now())
	// Only here: any holder of the link is the admin, and logs are stored and sent on.
	if (path !== null)
		process.stderr.write(
			`  The shop has no admin yet. Set a password for ${config.adminEmail} within 30 minutes:\n  ${config.publicUrl ?? local}${path}\n\n`,
		)
}
process.send?.({ port, pid: process.pid, metricsPort: metricsServer?.port })

const changesWatch = setInterval(() => {
	// Another process on the same database may have changed the catalogue or the settings.
	store.catalogue.refresh().catch((error) => logUnexpected(log, error, 'catalogue not refreshed'))
	store.settings.refresh().catch((error) => logUnexpected(log, error, 'settings not refreshed'))
}, 1000)

await store.jobs.start()

let closing = false

/** Lets others notice, finishes the work under way, then closes the database and ends. */
async function close(reason: string) {
	if (closing) return
	closing = true
	log.info({ reason }, 'closing: finishing what is under way')
	await server.drain(config.drainMs)
	clearInterval(changesWatch)
	await Promise.all([store.feed.close(), server.finish(), store.jobs.end()])
	metricsServer?.close()
	await vite?.close()
	await store[Symbol.asyncDispose]()
	process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => close(signal))
process.on('disconnect', () => close('the process that started the store is gone'))

/** Logs the service that the store waits for, and answers requests as not ready yet. */
function waitFor(words: string) {
	const why = `the store waits for PostgreSQL: ${words}`
	if (why === waitsFor) return
	waitsFor = why
	log.warn(why)
	process.stderr.write(`T${why.slice(1)}\n`)
	server
		.listen(startingListener(why), config.port, config.host)
		.catch((error) => leave(cannotListen(error)))
}

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

function cannotListen(
	error: NodeJS.ErrnoException,
	where = `${config.host}:${config.port}`,
): string {
	if (error.code === 'EADDRINUSE')
		return `Something already listens on ${where}, perhaps this store itself. End it, or choose another port: PORT=5001 npm start`
	return `The store cannot listen on ${where}: ${wordsOf(error)}`
}
