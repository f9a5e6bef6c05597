import cluster from 'node:cluster'
import type { ServerBuild } from 'react-router'
import { describedCalls } from './api/app.ts'
import { type Config, readConfig } from './config.ts'
import { firstAdminLink } from './domain/accounts/administration/admin-links.ts'
import { openLog } from './domain/log.ts'
import { policyFor } from './shared/modes.ts'
import { followChanges } from './store/follow-changes.ts'
import { openStore } from './store/open.ts'
import { servesAlone } from './store/serving.ts'
import { createWeb } from './web/app.ts'
import { type CacheableOf, cacheableBy } from './web/caching/cacheable.ts'
import { CachedResponses } from './web/caching/cached-responses.ts'
import { cannotListen } from './web/cannot-listen.ts'
import { listenerOf } from './web/listener.ts'
import { openMetrics, type ShownMetrics } from './web/metrics/metrics.ts'
import { serveMetrics } from './web/metrics/metrics-server.ts'
import { stateOf } from './web/metrics/shop-gauges.ts'
import { ownAddress } from './web/own-address.ts'
import { pageRules } from './web/pages/page-rules.ts'
import { WebServer } from './web/serve.ts'
import { startingListener } from './web/starting-page.ts'
import { openTracing } from './web/tracing/tracing.ts'
import { PrimaryLink } from './web/workers/primary-link.ts'

// A standard error that takes nothing is no reason to end.
process.stderr.on('error', () => {})

const read = readConfig(process.env)
if (!read.ok) leave(`The store cannot start:\n${read.message}`)
const { config } = read

// One of several that a primary has started: what concerns them all is the primary's.
const { worker } = cluster
const log = openLog(config.logLevel, worker?.id)
if (!worker) for (const warning of config.warnings) log.warn(warning)
const metrics = openMetrics()
const tracing = config.isTraced ? await openTracing(process.env) : null
let isServing = false
const primary =
	worker &&
	new PrimaryLink(metrics, {
		replaced: () => retire(),
		left: () => (isServing ? close('the process that started the store is gone') : process.exit(0)),
	})
const shownMetrics: ShownMetrics = primary
	? {
			text: async () => (await primary.ask<string>({ about: 'metrics' })) ?? metrics.text(),
			contentType: metrics.contentType,
		}
	: metrics
const server = new WebServer({
	log,
	metrics,
	isBehindProxies: config.trustedProxies > 0,
	connectionsPerNetwork: policyFor(config.mode).connectionsPerNetwork,
	countConnection: primary && ((key, most) => primary.countOpen('connections', key, most)),
	trace: tracing?.request,
	dev: config.dev,
})

let waitsFor = ''
// After the first workers come those that stand in for others, which go on meanwhile.
const isBesideOthers = (worker?.id ?? 0) > config.workers
const store = await openStore(config, {
	log,
	waiting: waitFor,
	isBesideOthers,
	read: metrics.read,
}).catch((error) =>
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

if (primary)
	store.feed.streams = {
		ofAccount: (key, most) => primary.countOpen('streamsOfAccount', key, most),
		ofNetwork: (key, most) => primary.countOpen('streamsOfNetwork', key, most),
	}
metrics.watch(() => stateOf(store))
const app = createWeb(store, {
	loadBuild,
	metrics: config.metricsPort === undefined && config.mode === 'demo' ? shownMetrics : null,
	dev: config.dev,
	countUse: primary
		? (name, caller, points) => primary.ask<number>({ about: 'limit', name, caller, points })
		: undefined,
	refused: metrics.refused,
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
	.catch((error) => leave(cannotListen(error, `${config.host}:${config.port}`)))

const metricsServer =
	config.metricsPort === undefined || worker
		? null
		: await serveMetrics(metrics, config.metricsPort).catch((error) =>
				leave(cannotListen(error, `127.0.0.1:${config.metricsPort}`)),
			)

const address = ownAddress(config, port)
log.info({ mode: config.mode, port }, `Solbazaar is open at ${address.words}`)
if (!worker)
	process.stderr.write(`\n  Solbazaar is open at ${address.words}\n  Ctrl+C closes it.\n\n`)
if (!servesAlone(config)) {
	const why =
		'another process serves from the same SQLite file: that is safe, but one writes at a time. Several processes are what PostgreSQL is for (DATABASE_URL).'
	log.warn(why)
	process.stderr.write(`  A${why.slice(1)}\n\n`)
}
if (config.mode === 'live' && config.adminEmail && (!worker || worker.id === 1)) {
	const path = await firstAdminLink(store.db, config.adminEmail, store.now())
	// Only here: any holder of the link is the admin, and logs are stored and sent on.
	if (path !== null)
		process.stderr.write(
			`  The shop has no admin yet. Set a password for ${config.adminEmail} within 30 minutes:\n  ${address.base}${path}\n\n`,
		)
}
const changes = followChanges(store, config.databaseListenUrl)

let closing = false
isServing = true

/** Lets others notice, finishes the work under way, then closes the database and ends. */
async function close(reason: string) {
	if (closing) return
	closing = true
	log.info({ reason }, 'closing: finishing what is under way')
	await server.drain(config.drainMs)
	await finish(() => server.finish())
}

/** As `close`, while another worker serves on at the same address: nobody has to notice. */
async function retire() {
	if (closing) return
	closing = true
	log.info('replaced: finishing what is under way')
	await finish(() => server.retire(config.drainMs))
}

async function finish(requestsEnd: () => Promise<void>) {
	await Promise.all([store.feed.close(), requestsEnd(), store.jobs.end()])
	await changes.close()
	metricsServer?.close()
	await vite?.close()
	await store[Symbol.asyncDispose]()
	await tracing?.close()
	process.exit(0)
}

// A terminal tells every process; the primary then ends its workers.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => worker || close(signal))
process.on('SIGTERM', () => close('SIGTERM'))
if (worker) {
	// The end of the primary ends this one by `left`, and not at once.
	worker.exitedAfterDisconnect = true
	primary?.open(port)
} else {
	process.on('disconnect', () => close('the process that started the store is gone'))
	process.send?.({ port, pid: process.pid, metricsPort: metricsServer?.port })
}
await store.jobs.start()

/** Logs the service that the store waits for, and answers requests as not ready yet. */
function waitFor(words: string, tried?: string[]) {
	const why = `the store waits for PostgreSQL: ${words}`
	if (why === waitsFor) return
	waitsFor = why
	log.warn(tried ? { tried } : {}, why)
	process.stderr.write(`T${[why.slice(1), ...(tried ?? [])].join('\n  ')}\n`)
	server
		.listen(startingListener(why), config.port, config.host)
		.catch((error) => leave(cannotListen(error, `${config.host}:${config.port}`)))
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
