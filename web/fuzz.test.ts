import { Console } from 'node:console'
import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { bursts } from '../test/attacks/bursts.ts'
import { formPages, pages } from '../test/forms/site-map.ts'
import { formRequest, pageRequest } from '../test/fuzz/forms.ts'
import { FORMS } from '../test/fuzz/page-forms.ts'
import { callRequest, type Sent } from '../test/fuzz/requests.ts'
import { ACTORS, type FuzzScene, fuzzScene, IDS, withIds } from '../test/fuzz/scene.ts'
import { send } from '../test/fuzz/send.ts'
import { attackedShop } from '../test/live-shop/attacked-shop.ts'
import { withBystander } from '../test/live-shop/bystander.ts'
import { nameOf, type Operation, operations } from '../test/openapi.ts'
import { listening } from '../test/pages.ts'
import { expectProblem } from '../test/problem.ts'
import { describeOnAllEngines, type TestStore } from '../test/store.ts'

/** How many requests; `npm run soak -- fuzz` sends many more. */
const COUNT = process.env.FUZZ_REQUESTS ? Number(process.env.FUZZ_REQUESTS) / 10 : 300
/** To a process of its own. */
const LIVE_COUNT = Number(process.env.FUZZ_REQUESTS ?? 200)
/** Megabytes that this process may have had, and milliseconds that 99 of 100 pages of another caller take. */
const MAX_MB = 400
const LONGEST_P99_MS = 100
const isSoak = process.env.FUZZ_REQUESTS !== undefined
/** Of the requests; the one that failed is printed with the failure. */
const SEED = Number(process.env.FUZZ_SEED ?? 8)
/** After so many requests the people and their data are made anew: much of them is gone by then. */
const SCENE_LASTS = 400

const PAGES = pages.map(({ path }) => path.replace('*', 'nowhere'))

/** The statuses a page may answer with. */
const PAGE_STATUSES = [
	200, 202, 204, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429,
]

const isGuestOrder = /^\/(?:api\/)?orders\/[^?]/

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
	for (const close of closing.splice(0)) await close()
})

/** The request as it goes out: with the ids there are, and the guest with the key. */
function made(sent: Sent, { ids, key }: FuzzScene): Sent {
	const isKeyed = ACTORS[sent.actor] === 'guest' && isGuestOrder.test(sent.path)
	const path = withIds(sent.path, ids)
	const isText = sent.body?.includes('fuzzId')
	return {
		...sent,
		path: isKeyed ? `${path}${path.includes('?') ? '&' : '?'}key=${key}` : path,
		body: isText ? Buffer.from(withIds(String(sent.body), ids)) : sent.body,
	}
}

/** Another every few requests, as their limits are each network's. */
const networkOf = (n: number) => `127.1.${(n >> 11) & 255}.${(n >> 3) & 255 || 1}`

/** Two dots for an id lead to another call. */
const isAsWritten = ({ path }: Sent) =>
	new URL(path, 'http://localhost').pathname === path.split('?')[0]

const printed = ({ method, path, headers, body, actor, isChunked }: Sent) =>
	`${method} ${path} by ${ACTORS[actor]}, ${JSON.stringify(headers)}${isChunked ? ', in pieces' : ''}, body: ${JSON.stringify(String(body ?? ''))}`

/** The requests sent: mostly calls of the document, some forms and pages. */
const anything = (all: Operation[]) =>
	fc.oneof(
		{ weight: 8, arbitrary: callRequest(all, IDS, ACTORS.length) },
		{ weight: 2, arbitrary: formRequest(IDS, ACTORS.length) },
		{ weight: 1, arbitrary: pageRequest(PAGES, IDS, ACTORS.length) },
	)

/** Sends requests to a store as the people of scenes that are made anew, and judges each answer. */
async function fuzzing(opened: TestStore, port: number, addressOf: (n: number) => string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 4 })
	closing.push(async () => agent.destroy())
	const all = await operations(opened.visitor())
	const byName = new Map<string, Operation>(all.map((each) => [nameOf(each), each]))
	let scene = await fuzzScene(opened)
	let count = 0
	const judge = async (asked: Sent) => {
		if (++count % SCENE_LASTS === 0) scene = await fuzzScene(opened)
		const sent = made(asked, scene)
		const cookie = scene.cookies[sent.actor] ?? ''
		const answer = await send(agent, port, sent, cookie, addressOf(count))
		const said = `${printed(sent)}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`
		const isUnavailable = answer.status === 503 && answer.headers.has('retry-after')
		if (!isUnavailable) expect(answer.status, said).toBeLessThan(500)
		const isCall = sent.path.startsWith('/api/')
		if (isCall && answer.status >= 400 && sent.method !== 'HEAD' && !isUnavailable)
			expectProblem(answer, said)
		if (sent.name && isAsWritten(sent))
			expect(byName.get(sent.name)?.statuses, said).toContain(answer.status)
		if (!isCall) expect([...PAGE_STATUSES, 503], said).toContain(answer.status)
	}
	return { all, judge }
}

describeOnAllEngines('whatever is sent', (open) => {
	it(
		`is answered as the document says, or with a page: ${COUNT} requests`,
		async () => {
			const opened = await open()
			const { port, close } = await listening(opened.store)
			closing.push(close)
			const { all, judge } = await fuzzing(opened, port, () => '127.0.0.1')
			await fc.assert(fc.asyncProperty(anything(all), judge), { numRuns: COUNT, seed: SEED })
		},
		60_000 + COUNT * 200,
	)

	it(
		`is so by a live shop, among floods: ${LIVE_COUNT} requests`,
		async () => {
			const shop = await attackedShop(open)
			const { all, judge } = await fuzzing(shop, shop.port, networkOf)
			const burst = bursts(shop, PAGES)
			closing.push(async () => burst.close())
			const { bystander } = await withBystander(shop.port, () =>
				fc.assert(
					fc.asyncProperty(
						fc.oneof({ weight: 60, arbitrary: anything(all) }, burst.arbitrary),
						(sent) => ('kind' in sent ? burst.send(sent) : judge(sent)),
					),
					{ numRuns: LIVE_COUNT, seed: SEED },
				),
			)
			if (isSoak) new Console(process.stdout).table([{ ...bystander, peakMb: shop.peakMb() }])
			expect(Object.keys(bystander.statuses)).toEqual(['200'])
			expect(shop.isOpen()).toBe(true)
			expect(shop.peakMb()).not.toBeGreaterThan(MAX_MB)
			if (isSoak) expect(bystander.p99).not.toBeGreaterThan(LONGEST_P99_MS)
		},
		60_000 + LIVE_COUNT * 200,
	)
})

it('every page’s form is among them', () => {
	expect(Object.keys(FORMS).sort()).toEqual([...formPages].sort())
})
