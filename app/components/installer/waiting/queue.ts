import { callApi } from '../../../api-call'
import { sendChange } from './send-change'
import {
	afterReply,
	type Change,
	nextNumber,
	nextToSend,
	type Refusal,
	superseded,
	type Waiting,
} from './waiting-rules'
import { deleteChange, storeChange, storedChanges } from './waiting-store'

/** One tab sends at a time. */
const LOCK = 'job-changes'

/** The queue of the phone as its pages show it. */
export interface Queue {
	/** The account of the page; null before it is known, and where the browser keeps nothing. */
	accountId: string | null
	/** Of this account. */
	changes: readonly Waiting[]
	/** Whether changes waited already when the page was opened. */
	hadChanges: boolean
	/** Whether changes had to wait and are not all sent yet. */
	isHeld: boolean
	state: 'idle' | 'sending' | 'no-signal' | 'logged-out'
	/** Of photos on their way, by key. */
	percent: Readonly<Record<string, number>>
	/** Rises whenever the store has taken a change. */
	made: number
}

export const NO_QUEUE: Queue = {
	accountId: null,
	changes: [],
	hadChanges: false,
	isHeld: false,
	state: 'idle',
	percent: {},
	made: 0,
}

/** How long a change that is made as the page comes alive waits for the queue, milliseconds. */
const OPENING_MS = 10_000

let queue = NO_QUEUE
/** Fulfilled once the queue is open, or cannot be. */
const opened = Promise.withResolvers<void>()
const listeners = new Set<() => void>()
/** Tells the other tabs that the store of changes has changed. */
let channel: BroadcastChannel | undefined
/** Those who wait for the answer to a change, by its key. */
const answers = new Map<string, (refusal: Refusal | null) => void>()

export const currentQueue = () => queue

export function followQueue(listener: () => void) {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}

function set(to: Partial<Queue>) {
	queue = { ...queue, ...to }
	for (const listener of listeners) listener()
}

async function readStored() {
	const all = await storedChanges()
	set({ changes: ownOf(all, queue.accountId) })
	return all
}

/** The changes of an account, without those whose refusal stands beside the form that made them. */
const ownOf = (all: readonly Waiting[], accountId: string | null) =>
	all
		.filter(
			({ accountId: owner, key, refused }) =>
				owner === accountId && !(refused !== null && answers.has(key)),
		)
		.toSorted((one, other) => one.n - other.n)

async function changed() {
	channel?.postMessage(null)
	return readStored()
}

/** Opens the queue for the account of the page, and sends the changes that wait. */
export async function openQueue(accountId: string): Promise<void> {
	if (!globalThis.indexedDB || !navigator.locks) return opened.resolve()
	if (!channel) {
		channel = new BroadcastChannel(LOCK)
		channel.onmessage = () => void readStored()
	}
	// Without a store nothing is kept, and the forms are sent as they are.
	const stored = await storedChanges().catch(() => null)
	if (!stored) return opened.resolve()
	if (queue.accountId !== accountId) {
		const changes = ownOf(stored, accountId)
		const hadChanges = changes.length > 0
		set({ accountId, changes, hadChanges, isHeld: hadChanges })
	}
	opened.resolve()
	await sendWaiting()
}

/**
 * Keeps a change, and sends it.
 * @param file the bytes of a photo
 * @param onKept called once it is on the phone, before it is sent
 * @returns null once the store has taken it, its refusal, or 'waits' where there is no signal
 */
export async function makeChange(
	orderId: string,
	change: Change,
	file?: ArrayBuffer,
	onKept?: () => void,
): Promise<Refusal | null | 'waits'> {
	await Promise.race([opened.promise, new Promise((over) => setTimeout(over, OPENING_MS))])
	const { accountId } = queue
	if (!accountId) throw new Error('The queue is not open.')
	const key = crypto.randomUUID()
	const stored = await storedChanges()
	const waiting = { key, n: nextNumber(stored), accountId, orderId, change, refused: null }
	await storeChange(waiting, file, superseded(stored, waiting))
	onKept?.()
	await changed()
	const answer = new Promise<Refusal | null>((resolve) => answers.set(key, resolve))
	const result = await Promise.race([answer, sentMeanwhile(key)])
	const isRefused = result !== null && result !== 'waits'
	// A person who waits for the answer to a form has its text there.
	if (isRefused && change.kind !== 'photo') await deleteChange(key)
	answers.delete(key)
	if (isRefused) await changed()
	return result
}

/** Sends what waits, and once more a change that came too late for the last round. */
async function sentMeanwhile(key: string): Promise<null | 'waits'> {
	await sendWaiting()
	if (queue.state === 'idle') await sendWaiting()
	// Another tab may have sent it.
	return (await storedChanges()).some((each) => each.key === key) ? 'waits' : null
}

/** Sends a change that was refused once more. */
export async function tryAgain(key: string): Promise<void> {
	const known = (await storedChanges()).find((each) => each.key === key)
	if (!known) return
	await storeChange({ ...known, refused: null })
	await changed()
	await sendWaiting()
}

/** Leaves out a change for good, which was asked for. */
export async function leaveOut(key: string): Promise<void> {
	await deleteChange(key)
	await changed()
}

let running: Promise<void> | undefined

/** Sends what waits until nothing can be sent, or there is no signal. A change that comes meanwhile is sent too. */
export function sendWaiting(): Promise<void> {
	running ??= navigator.locks
		.request(LOCK, sendAll)
		.catch(() => set(NO_SIGNAL))
		.finally(() => {
			running = undefined
		})
	return running
}

const IDLE = { state: 'idle', isHeld: false } as const
const NO_SIGNAL = { state: 'no-signal', isHeld: true } as const
const LOGGED_OUT = { state: 'logged-out', isHeld: true } as const

async function sendAll() {
	const { accountId } = queue
	if (!accountId || !nextToSend(await readStored(), accountId)) return set(IDLE)
	set({ state: 'sending' })
	const account = await loggedIn()
	if (account === undefined) return set(NO_SIGNAL)
	if (account !== accountId) return set(LOGGED_OUT)
	for (;;) {
		const next = nextToSend(await storedChanges(), accountId)
		if (!next) return set(IDLE)
		const { key } = next
		const answer = await sendChange(next, (percent) =>
			set({ percent: { ...queue.percent, [key]: percent } }),
		)
		if (answer.is === 'none') return set(NO_SIGNAL)
		if (answer.is === 'logged-out') return set(LOGGED_OUT)
		const after = afterReply(next, answer)
		if (after) await storeChange(after)
		else await deleteChange(key)
		answers.get(key)?.(answer.is === 'refused' ? answer.refusal : null)
		if (answer.is === 'made') set({ made: queue.made + 1 })
		await changed()
	}
}

/** The account that is logged in; null where nobody is, undefined where there is no signal. */
async function loggedIn(): Promise<string | null | undefined> {
	const signal = AbortSignal.timeout(10_000)
	const answer = await callApi('get', '/session', {}, { signal })
	if (!answer?.ok) return undefined
	const { user } = await answer.json()
	return user?.id ?? null
}
