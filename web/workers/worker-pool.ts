import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { lossesInARow, pauseAfter } from './restart-pause.ts'

interface Member {
	worker: Worker
	/** When it began to serve, as of `performance.now`; null before. */
	openedAt: number | null
	/** It has been told to end. */
	isLeaving: boolean
	ended: Promise<void>
}

interface Begun {
	member: Member
	/** Its port, once it serves. Rejects where it ends before. */
	opened: Promise<number>
}

/** Processes that serve on one port. One that is lost is started again, after pauses that grow. */
export class WorkerPool {
	readonly #log: Logger
	/** Each with the process's messages. */
	readonly #begin: (worker: Worker) => void
	readonly #members = new Set<Member>()
	readonly #restarts = new Set<NodeJS.Timeout>()
	#replacing: Promise<boolean> | null = null
	#isClosing = false

	/** @param begin told of each worker as it is started */
	constructor(log: Logger, begin: (worker: Worker) => void) {
		this.#log = log
		this.#begin = begin
	}

	/** Those that serve. */
	get workers(): Worker[] {
		return this.#open().map(({ worker }) => worker)
	}

	/** Starts so many. @returns their port, once all serve. @throws Error where one ends before it does */
	async start(size: number): Promise<number> {
		const ports = await Promise.all(Array.from({ length: size }, () => this.#add(0).opened))
		return ports[0] as number
	}

	/**
	 * Starts a new worker in place of each one, one after the other: the old one ends once the new one serves.
	 * @returns whether all were replaced; where a new one does not come to serve, the old ones go on
	 */
	replaceAll(): Promise<boolean> {
		this.#replacing ??= this.#replaceEach().finally(() => {
			this.#replacing = null
		})
		return this.#replacing
	}

	/** Ends all, and starts none any more. */
	async close(): Promise<void> {
		this.#isClosing = true
		for (const restart of this.#restarts) clearTimeout(restart)
		const members = [...this.#members]
		for (const { worker } of members) worker.process.kill('SIGTERM')
		await Promise.all(members.map(({ ended }) => ended))
	}

	#open = () =>
		[...this.#members].filter(({ openedAt, isLeaving }) => openedAt !== null && !isLeaving)

	async #replaceEach(): Promise<boolean> {
		for (const { worker: old } of this.#open()) {
			const { member, opened } = this.#add(0)
			const isOpen = await opened.then(
				() => true,
				() => false,
			)
			if (!isOpen || this.#isClosing) {
				if (!this.#isClosing)
					this.#log.error(
						{ worker: member.worker.id },
						'a new worker did not start: those from before go on',
					)
				return false
			}
			const replaced = [...this.#members].find(({ worker }) => worker === old)
			if (!replaced) continue
			replaced.isLeaving = true
			old.send({ kind: 'replaced' })
			await replaced.ended
		}
		return true
	}

	/** @param losses how many were lost before it, one after the other */
	#add(losses: number): Begun {
		const worker = cluster.fork()
		let end = () => {}
		const ended = new Promise<void>((resolve) => {
			end = resolve
		})
		const member: Member = { worker, openedAt: null, isLeaving: false, ended }
		this.#members.add(member)
		const opened = new Promise<number>((resolve, reject) => {
			worker.on('message', (said: { kind?: string; port?: number }) => {
				if (said.kind !== 'open') return
				member.openedAt = performance.now()
				this.#log.info({ worker: worker.id, process: worker.process.pid }, 'a worker serves')
				resolve(said.port as number)
			})
			worker.on('exit', (code, signal) => {
				this.#members.delete(member)
				reject(new Error(`worker ${worker.id} ended with ${code ?? signal}`))
				this.#ended(member, losses, { code, signal })
				end()
			})
		})
		this.#begin(worker)
		return { member, opened }
	}

	#ended(
		{ worker, openedAt, isLeaving }: Member,
		before: number,
		how: { code: number; signal: string },
	) {
		if (this.#isClosing || isLeaving) return
		// One that never served is its starter's to judge; one that was started again is tried again.
		if (openedAt === null && before === 0) return
		const losses = lossesInARow(before, openedAt === null ? 0 : performance.now() - openedAt)
		const pauseMs = pauseAfter(losses)
		this.#log.error(
			{ worker: worker.id, ...how, pauseMs },
			'a worker was lost, and is started again',
		)
		const restart = setTimeout(() => {
			this.#restarts.delete(restart)
			// Its loss is logged where it ends.
			this.#add(losses).opened.catch(() => {})
		}, pauseMs)
		this.#restarts.add(restart)
	}
}
