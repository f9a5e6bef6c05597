import cluster, { type Worker } from 'node:cluster'
import { readConfig } from './config.ts'
import { openLog } from './domain/log.ts'
import { openLimiters } from './http/rate-limiter.ts'
import { policyFor } from './shared/modes.ts'
import { cannotListen } from './web/cannot-listen.ts'
import { METRICS_TYPE } from './web/metrics/metrics.ts'
import { serveMetrics } from './web/metrics/metrics-server.ts'
import { ownAddress } from './web/own-address.ts'
import type { Question, ToPrimary, ToWorker } from './web/workers/messages.ts'
import { OpenOfWorkers } from './web/workers/open-of-workers.ts'
import { SumOfWorkers } from './web/workers/sum-of-workers.ts'
import { WorkerPool } from './web/workers/worker-pool.ts'

// A standard error that takes nothing is no reason to end.
process.stderr.on('error', () => {})

const read = readConfig(process.env)
if (!read.ok) leave(`The store cannot start:\n${read.message}`)
const { config } = read

const log = openLog(config.logLevel)
for (const warning of config.warnings) log.warn(warning)

cluster.setupPrimary({ exec: 'build/server/server.js' })
const pool = new WorkerPool(log, (worker) => {
	worker.on('message', (said: ToPrimary) => {
		sum.hear(said)
		if (said.kind === 'ask') answer(worker, said)
		else if (said.kind === 'closed') open.close(worker, said.id)
	})
})
const limiters = openLimiters(policyFor(config.mode))
const open = new OpenOfWorkers()
const sum = new SumOfWorkers(() => pool.workers)

/** Closes once, for the first reason. */
let closing: Promise<void> | null = null
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => close(signal))
process.on('disconnect', () => close('the process that started the store is gone'))
process.on('SIGHUP', () => {
	// A terminal that closes ends what it started.
	if (process.stdin.isTTY) return close('SIGHUP')
	log.info('each worker is replaced by a new one')
	pool.replaceAll().then((isDone) => isDone && log.info('every worker has been replaced'))
})

const port = await pool.start(config.workers).catch(async () => {
	// The worker has said why.
	await close('a worker did not start', 1)
	return 0
})
const metricsServer =
	config.metricsPort === undefined
		? null
		: await serveMetrics(
				{ text: () => sum.text(), contentType: METRICS_TYPE },
				config.metricsPort,
			).catch(async (error) => {
				console.error(cannotListen(error, `127.0.0.1:${config.metricsPort}`))
				await close('no metrics', 1)
				return null
			})

const { words } = ownAddress(config, port)
log.info(
	{ mode: config.mode, port, workers: config.workers },
	`Solbazaar is open at ${words}, served by ${config.workers} workers`,
)
process.stderr.write(
	`\n  Solbazaar is open at ${words}, served by ${config.workers} workers.\n  Ctrl+C closes it.\n\n`,
)
process.send?.({ port, pid: process.pid, metricsPort: metricsServer?.port })

async function answer(worker: Worker, { id, question }: Extract<ToPrimary, { kind: 'ask' }>) {
	const given = await answerTo(worker, id, question)
	worker.send({ kind: 'answer', id, answer: given } satisfies ToWorker, () => {})
}

function answerTo(worker: Worker, id: number, question: Question) {
	if (question.about === 'metrics') return sum.text()
	return question.about === 'limit' ? count(question) : open.open(worker, id, question)
}

/** The uses of limited calls, for all workers together. */
const count = ({ name, caller, points }: Extract<Question, { about: 'limit' }>) =>
	limiters[name]?.use(caller, points) ?? 0

/** Ends every worker, each as a process of its own would, and then this one. */
function close(reason: string, code = 0): Promise<void> {
	closing ??= (async () => {
		log.info({ reason }, 'closing: every worker finishes what is under way')
		await pool.close()
		process.exit(code)
	})()
	return closing
}

function leave(why: string): never {
	console.error(why)
	process.exit(1)
}
