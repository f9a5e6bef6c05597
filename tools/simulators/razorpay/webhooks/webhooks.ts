import { createHmac } from 'node:crypto'
import { chanceFrom, shuffled } from '../chance.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../ledger/entities.ts'
import type { About, Emit } from '../ledger/world.ts'

/** How events reach the shop. */
export interface Manner {
	/** False: never, unless they are sent by hand. */
	send: boolean
	/** Milliseconds until the first try, by the simulator's clock. */
	delayMs: number
	/** How often each is sent though it was taken the first time. */
	copies: number
	/** The order of events of one moment: as they happened, reversed, or by chance. */
	order: 'as it happened' | 'reversed' | 'shuffled'
}

export const USUAL: Manner = { send: true, delayMs: 0, copies: 1, order: 'as it happened' }

/** An event, and how it fared. */
export interface Sent {
	id: string
	event: string
	body: string
	tries: number
	/** The last answer's status; 0 where there was none. */
	status: number | null
	isTaken: boolean
}

export interface WebhookOptions {
	/** Without one nothing is sent. */
	url: string | null
	secret: string
	/** An answer after this long counts as none. */
	timeoutMs: number
	/** Until the second try; doubled for each one after. */
	retryMs: number
	seed: number
}

/** After so long without being taken no event is sent any more until somebody enables them. */
const GIVE_UP_MS = 86_400_000

export function openWebhooks(clock: Clock, options: WebhookOptions) {
	const chance = chanceFrom(options.seed)
	const target = { url: options.url, secret: options.secret }
	const sent = new Map<string, Sent>()
	const underWay = new Set<Promise<void>>()
	let manner = USUAL
	let isEnabled = true
	let batch: Sent[] = []

	const emit: Emit = (event, about) => {
		const one = written(clock, event, about)
		sent.set(one.id, one)
		if (batch.push(one) === 1) queueMicrotask(flush)
	}

	function flush(): void {
		const events = inManner(batch, manner.order, chance)
		batch = []
		if (!manner.send) return
		const { copies, delayMs } = manner
		const go = () => follow(sendAll(events, copies))
		if (delayMs > 0) clock.after(delayMs, go)
		else go()
	}

	async function sendAll(events: Sent[], copies: number): Promise<void> {
		for (const event of events) {
			const isTaken = await trySend(event)
			for (let copy = 1; copy < copies; copy++) await trySend(event)
			if (!isTaken) again(event, options.retryMs, clock.now())
		}
	}

	/** After a pause that doubles. @param first epoch milliseconds of the first try */
	function again(event: Sent, pauseMs: number, first: number): void {
		clock.after(pauseMs, () => {
			if (event.isTaken) return
			if (clock.now() - first > GIVE_UP_MS) {
				isEnabled = false
				return
			}
			follow(
				trySend(event).then((isTaken) => {
					if (!isTaken) again(event, pauseMs * 2, first)
				}),
			)
		})
	}

	async function trySend(event: Sent): Promise<boolean> {
		if (!target.url || !isEnabled) return false
		event.tries++
		const signature = createHmac('sha256', target.secret).update(event.body).digest('hex')
		try {
			const answer = await fetch(target.url, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'user-agent': 'Razorpay-Webhook/v1',
					'x-razorpay-signature': signature,
					'x-razorpay-event-id': event.id,
				},
				body: event.body,
				redirect: 'manual',
				signal: AbortSignal.timeout(options.timeoutMs),
			})
			await answer.arrayBuffer()
			event.status = answer.status
		} catch {
			event.status = 0
		}
		const isTaken = event.status >= 200 && event.status < 300
		event.isTaken ||= isTaken
		return isTaken
	}

	function follow(work: Promise<void>): void {
		underWay.add(work)
		void work.finally(() => underWay.delete(work))
	}

	return {
		emit,
		/** Of events from now on; omitted values are the usual ones. */
		inManner: (given: Partial<Manner> = {}) => {
			manner = { ...USUAL, ...given }
		},
		manner: (): Manner => manner,
		/** The address of events from now on, and the secret that signs them. */
		to: (given: { url?: string | null; secret?: string }) => {
			Object.assign(target, given)
		},
		isEnabled: () => isEnabled,
		enable: () => {
			isEnabled = true
		},
		/** All events, oldest first. */
		all: (): readonly Sent[] => [...sent.values()],
		/** Sends an event once more, taken before or not. @returns whether it was taken; null where there is none */
		sendAgain: async (id: string): Promise<boolean | null> => {
			const event = sent.get(id)
			return event ? trySend(event) : null
		},
		/** Waits until nothing is being sent: events that wait for their time or another try do not count. */
		idle: async () => {
			await Promise.resolve()
			while (underWay.size > 0) await Promise.all(underWay)
		},
	}
}

export type Webhooks = ReturnType<typeof openWebhooks>

function written(clock: Clock, event: string, about: About): Sent {
	const body = JSON.stringify({
		entity: 'event',
		account_id: 'acc_Simulator00000',
		event,
		contains: Object.keys(about),
		payload: Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }])),
		created_at: Math.floor(clock.now() / 1000),
	})
	return { id: newId('evt', Math.random), event, body, tries: 0, status: null, isTaken: false }
}

function inManner(events: Sent[], order: Manner['order'], chance: () => number): Sent[] {
	if (order === 'reversed') return events.toReversed()
	return order === 'shuffled' ? shuffled(events, chance) : events
}
