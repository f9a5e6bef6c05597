import fc from 'fast-check'
import { expect } from 'vitest'
import type { AttackedShop } from '../live-shop/attacked-shop.ts'
import { bodiesOfReads, invalidBodies } from './bodies.ts'
import { pipeline } from './pipelined.ts'
import type { RawConnection } from './raw-connection.ts'
import { leaveAnswersUnread } from './unread-answers.ts'

interface Burst {
	kind: 'pipelined' | 'unread' | 'invalid' | 'reads with bodies'
	requests: number
	path: string
	isChunked: boolean
	/** The network, of those that the flood sends from, by number. */
	network: number
}

const MAX_UNREAD = 20

/** Many requests at once, each to be answered, among those that are sent one after the other. */
export function bursts(
	{ port, origin }: Pick<AttackedShop, 'port' | 'origin'>,
	pages: readonly string[],
) {
	const arbitrary: fc.Arbitrary<Burst> = fc.record({
		kind: fc.constantFrom('pipelined', 'unread', 'invalid', 'reads with bodies'),
		requests: fc.integer({ min: 2, max: 40 }),
		path: fc.constantFrom(
			...pages.filter((page) => !page.includes(':')),
			'/api/products',
			'/api/openapi.json',
		),
		isChunked: fc.boolean(),
		network: fc.integer({ min: 1, max: 20 }),
	})
	const unread: RawConnection[] = []
	const close = (count = unread.length) => {
		for (const connection of unread.splice(0, count)) connection.close()
	}

	async function statusesOf({
		kind,
		requests,
		path,
		isChunked,
		network,
	}: Burst): Promise<number[]> {
		const from = `127.2.0.${network}`
		const sent = { origin, connections: 4, requests, from }
		switch (kind) {
			case 'pipelined': {
				const statuses = await pipeline({ port, connections: 2, requests, path, from })
				expect([path, statuses.length]).toEqual([path, 2 * requests])
				return statuses
			}
			case 'unread':
				unread.push(...(await leaveAnswersUnread({ port, connections: 2, requests, path, from })))
				close(Math.max(0, unread.length - MAX_UNREAD))
				return []
			case 'invalid':
				return Object.keys((await invalidBodies(sent)).statuses).map(Number)
			case 'reads with bodies': {
				const { statuses, unanswered } = await bodiesOfReads(sent, {
					method: 'GET',
					isChunked,
					path,
				})
				expect([path, unanswered]).toEqual([path, 0])
				return Object.keys(statuses).map(Number)
			}
		}
	}

	async function send(burst: Burst): Promise<void> {
		for (const status of await statusesOf(burst))
			if (status !== 503) expect([burst, status < 500]).toEqual([burst, true])
	}
	return { arbitrary, send, close }
}
