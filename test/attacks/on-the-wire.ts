import { setTimeout as wait } from 'node:timers/promises'
import type { AttackedShop } from '../live-shop/attacked-shop.ts'
import {
	bodiesOfReads,
	type Flood,
	flood,
	formsOfManyParts,
	invalidBodies,
	largeBodies,
	multipartForms,
	nestedJson,
} from './bodies.ts'
import { holdConnections } from './connections.ts'
import { emptyTariffs, nestedTariffs, otherTables, rowOfCommas, wrongRows } from './imports.ts'
import { sendOddRequests } from './odd-requests.ts'
import type { Outcome } from './outcome.ts'
import { pipeline } from './pipelined.ts'
import { sendSlowly } from './slow-bodies.ts'
import { leaveAnswersUnread } from './unread-answers.ts'

type Attack = (shop: AttackedShop, times: number) => Promise<Outcome>

/** All of it from one network. */
const FROM = '127.0.6.6'
const MEGABYTE = 1_048_576

/** The connections a network may have open at once, and how many beyond them get an answer before they are cut off. */
const CONNECTIONS = 256 + 64

const isRefusal = (status: number) => status >= 200 && status < 500
/** Where the store is asked for more than it can do, which it says with Retry-After. */
const isRefusalOrBusy = (status: number) => isRefusal(status) || status === 503

const held = ({ statuses }: Flood, isHeld = isRefusal) =>
	Object.entries(statuses).reduce(
		(sum, [status, count]) => sum + (isHeld(Number(status)) ? count : 0),
		0,
	)

const floods =
	(
		attack: string,
		requests: number,
		send: (sent: Parameters<typeof flood>[0]) => Promise<Flood>,
		isHeld?: (status: number) => boolean,
	): Attack =>
	async ({ origin }, times) => {
		const tries = requests * times
		const come = await send({ origin, connections: 12, requests: tries, from: FROM })
		return { attack, tries, held: held(come, isHeld) }
	}

const isTooLarge = (status: number) => status === 413 || status === 429

/** A store that says nothing may hang: everything here ends by itself. */
export const ON_THE_WIRE: Attack[] = [
	floods('forms of 17,000 fields', 24, (sent) => formsOfManyParts(sent, 17_000), isTooLarge),
	floods('forms of 17,000 parts', 24, (sent) => multipartForms(sent, 17_000), isTooLarge),
	floods('JSON of 500,000 brackets', 24, (sent) => nestedJson(sent, 500_000), isTooLarge),
	floods(
		'bodies of 3 MB',
		24,
		(sent) => largeBodies(sent, { bytes: 3 * MEGABYTE, isChunked: false }),
		isTooLarge,
	),
	floods(
		'bodies of 3 MB in parts',
		24,
		(sent) => largeBodies(sent, { bytes: 3 * MEGABYTE, isChunked: true }),
		isTooLarge,
	),
	floods(
		'bodies that are never valid',
		100,
		(sent) => invalidBodies(sent),
		(status) => status === 400 || status === 429,
	),
	floods('GET with a body', 40, (sent) =>
		bodiesOfReads(sent, { method: 'GET', isChunked: false, path: '/api/products' }),
	),
	floods('GET with a body in parts', 40, (sent) =>
		bodiesOfReads(sent, { method: 'GET', isChunked: true, path: '/products' }),
	),
	floods(
		'passwords to be hashed',
		40,
		(sent) =>
			flood(sent, {
				path: '/api/session',
				type: 'application/json',
				body: JSON.stringify({ email: 'nobody@example.com', password: 'a guess', role: 'Buyer' }),
			}),
		(status) => isRefusalOrBusy(status) && status !== 200,
	),
	async ({ port }, times) => {
		const asked = { port, connections: 8, requests: 25 * times, path: '/products', from: FROM }
		const statuses = await pipeline(asked)
		return {
			attack: 'many requests at once on a connection',
			tries: 8 * asked.requests,
			held: statuses.filter(isRefusalOrBusy).length,
		}
	},
	async ({ port, isOpen }, times) => {
		const asked = {
			port,
			connections: 20,
			requests: 20 * times,
			path: '/api/openapi.json',
			from: FROM,
		}
		const left = await leaveAnswersUnread(asked)
		await wait(500 * times)
		for (const connection of left) connection.close()
		const tries = asked.connections * asked.requests
		return { attack: 'answers left unread', tries, held: isOpen() ? tries : 0 }
	},
	async ({ port }, times) => {
		const tries = CONNECTIONS + 40 * times
		const opened = await holdConnections({ port, connections: tries, from: FROM })
		for (const connection of opened) connection.read()
		await wait(500)
		const open = opened.filter(({ isClosed }) => !isClosed).length
		for (const connection of opened) connection.close()
		return { attack: 'connections held', tries, held: tries - Math.max(0, open - CONNECTIONS) }
	},
	async ({ port, origin }, times) => {
		const tries = 20 * times
		const slow = {
			port,
			connections: Math.min(tries, 250),
			path: '/api/feedback',
			declared: 60_000,
			from: FROM,
		}
		const opened = await sendSlowly(slow)
		const other = await fetch(`${origin}/api/feedback`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{}',
		})
		await wait(500)
		for (const connection of opened) connection.close()
		const { length } = opened
		return {
			attack: 'bodies that never come',
			tries: length,
			held: other.status === 422 ? length : 0,
		}
	},
	async ({ port }) => {
		const answers = await sendOddRequests(port, ['/cart', '/api/products', '/no'])
		return {
			attack: 'odd methods, lengths and encodings',
			tries: answers.length,
			held: answers.filter(({ status }) => isRefusal(status)).length,
		}
	},
	async ({ origin, adminCookie: cookie }, times) => {
		const to = { origin, cookie }
		const answers = []
		for (let n = 0; n < Math.ceil(times / 4); n++)
			answers.push(
				await rowOfCommas(to, 2 * MEGABYTE),
				await wrongRows(to, 20_000),
				await emptyTariffs(to, 20_000),
				await nestedTariffs(to, 100_000),
				...(await otherTables(to, { commas: MEGABYTE, rows: 20_000 })),
			)
		return {
			attack: 'tables made to take memory',
			tries: answers.length,
			held: answers.filter(({ status }) => isRefusal(status)).length,
		}
	},
]
