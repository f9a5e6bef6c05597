import { vi } from 'vitest'
import type { Change, Waiting } from '../../app/components/installer/waiting/waiting-rules.ts'
import type { Caller } from '../callers.ts'

/** What becomes of a call on a bad line; where the page is killed, it hears of nothing any more. */
export const FATES = [
	'answered',
	'not sent',
	'answer lost',
	'killed before',
	'killed after',
] as const
export type Fate = (typeof FATES)[number]

/** A line of 1 Mbit/s. */
const BYTES_A_MS = 125
const LATENCY_MS = 60
/** How long there is a signal at a time, milliseconds. */
const WINDOW_MS = 2000

const QUEUE = '../../app/components/installer/waiting/queue.ts'
const STORE = '../../app/components/installer/waiting/waiting-store.ts'

interface Page {
	isKilled: boolean
	killed: Promise<void>
	kill: () => Promise<never>
}

function newPage(): Page {
	const { promise, resolve } = Promise.withResolvers<void>()
	const page: Page = {
		isKilled: false,
		killed: promise,
		kill() {
			page.isKilled = true
			resolve()
			return new Promise(() => {})
		},
	}
	return page
}

/** The bytes of a call's body. */
const sizeOf = async (body: BodyInit | null | undefined) =>
	body ? (await new Response(body).arrayBuffer()).byteLength : 0

/**
 * A phone with the queue of its pages, whose line and pages fail as is drawn. Its time is counted by the bytes that are
 * sent, so that no test waits for it.
 * @param fates of its calls, in turn; afterwards each is answered
 */
export function openPhone(caller: Caller, accountId: string, fates: readonly Fate[]) {
	const changes = new Map<string, Waiting>()
	const files = new Map<string, ArrayBuffer>()
	const keys = new Set<string>()
	const coming = fates.values()
	/** Of the signal, milliseconds. */
	let left = 0
	let kills = 0
	let page: Page | undefined
	let queue: typeof import('../../app/components/installer/waiting/queue.ts')

	function pass(bytes: number) {
		left -= LATENCY_MS + bytes / BYTES_A_MS
		if (left >= 0) return
		left = 0
		throw new TypeError('Failed to fetch')
	}

	async function call(of: Page, address: string, { method = 'GET', body, headers }: RequestInit) {
		if (left === 0) throw new TypeError('Failed to fetch')
		const fate =
			left === Number.POSITIVE_INFINITY ? 'answered' : (coming.next().value ?? 'answered')
		if (fate === 'killed before') return of.kill()
		if (fate === 'not sent') throw new TypeError('Failed to fetch')
		pass(await sizeOf(body))
		const answer = await caller.raw(method, address, body ?? undefined, { ...headers } as never)
		const text = JSON.stringify(answer.body)
		if (fate === 'killed after') return of.kill()
		if (fate === 'answer lost') throw new TypeError('Failed to fetch')
		pass(text.length)
		return new Response(text, { status: answer.status })
	}

	/** The data on the phone, as a live page reaches them. */
	function storeOf(of: Page) {
		const reach =
			<Args extends unknown[], T>(work: (...args: Args) => T) =>
			async (...args: Args) =>
				of.isKilled ? new Promise<T>(() => {}) : work(...args)
		return {
			storedChanges: reach(() => [...changes.values()]),
			storedFile: reach((key: string) => files.get(key)),
			storeChange: reach((waiting: Waiting, file?: ArrayBuffer, instead: Waiting[] = []) => {
				for (const { key } of instead) {
					changes.delete(key)
					keys.delete(key)
				}
				keys.add(waiting.key)
				changes.set(waiting.key, waiting)
				if (file) files.set(waiting.key, file)
			}),
			deleteChange: reach((key: string) => {
				changes.delete(key)
				files.delete(key)
			}),
		}
	}

	/** Opens the page where it is not open, and does something there unless it is killed meanwhile. */
	async function inPage(work: () => Promise<unknown>) {
		if (!page) {
			const opened = newPage()
			page = opened
			vi.resetModules()
			vi.doMock(STORE, () => storeOf(opened))
			vi.stubGlobal('fetch', (address: string, init: RequestInit) => call(opened, address, init))
			queue = await import(QUEUE)
			await Promise.race([queue.openQueue(accountId), opened.killed])
		}
		if (!page.isKilled) await Promise.race([work(), page.killed])
		if (!page.isKilled) return
		kills++
		page = undefined
	}

	vi.stubGlobal('indexedDB', {})
	vi.stubGlobal('navigator', {
		locks: { request: async (_: string, work: () => unknown) => work() },
	})
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			postMessage() {}
		},
	)

	return {
		/** How often a page was killed. */
		kills: () => kills,
		waiting: () => [...changes.values()],
		/** The keys of all changes, but of those that a later one made needless. */
		keys: () => keys,
		/** Makes a change in the page; it is on the phone, whether the page is killed or not. */
		async make(orderId: string, change: Change, file?: ArrayBuffer) {
			let isMade = false
			const make = () =>
				queue.makeChange(orderId, change, file, () => {
					isMade = true
				})
			while (!isMade) await inPage(make)
		},
		/** There is a signal for two seconds. */
		async window() {
			left = WINDOW_MS
			do await inPage(() => queue.sendWaiting())
			while (!page)
			left = 0
		},
		/** From now on there is a signal. */
		async signal() {
			left = Number.POSITIVE_INFINITY
			do await inPage(() => queue.sendWaiting())
			while (!page)
		},
	}
}
