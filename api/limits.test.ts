import { describe, expect, it } from 'vitest'
import { CallerLimit } from '../http/rate-limiter.ts'
import { LIMIT_NAMES, type LimitName } from '../shared/modes.ts'
import { networksOf } from '../shared/requests/network.ts'
import { feedback } from '../test/builders.ts'
import { nameOf, operations } from '../test/openapi.ts'
import { describeOnSqlite } from '../test/store.ts'
import { createApi } from './app.ts'

/** Calls about one order or one's own account, which count tries or sendings there. */
const OTHERWISE =
	/^(?:POST|PUT) \/api\/(?:orders\/\{id\}\/|account\/(?:address\/change|address\/confirmation|two-factor))/

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a limit', () => {
	const hour = { points: 10, windowSeconds: 3600 }

	it('counts what a use costs', () => {
		const limit = new CallerLimit(hour)
		expect(limit.use('a', 7)).toBe(0)
		expect(limit.use('a', 3)).toBe(0)
		expect(limit.use('a', 1)).toBeGreaterThan(3590)
		expect(limit.use('b', 1)).toBe(0)
	})

	it('lets one use through that costs more than all of it', () => {
		const limit = new CallerLimit(hour)
		expect(limit.use('a', 5000)).toBe(0)
		expect(limit.use('a', 1)).toBeGreaterThan(0)
	})

	it('counts so many callers and no more, those who came last', () => {
		const limit = new CallerLimit(hour, 100)
		const before = process.memoryUsage.rss()
		for (let n = 0; n < 100_000; n++) limit.use(`caller ${n}`, 10)
		expect(limit.use('caller 99950')).toBeGreaterThan(0)
		expect(limit.use('caller 0')).toBe(0)
		expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1_048_576)
	})

	/** How many of so many uses are within the limit, each of another /64 of the same /48. */
	const within = (limit: CallerLimit, uses: number, addressOf: (n: number) => string) =>
		Array.from({ length: uses }, (_, n) => limit.use(networksOf(addressOf(n)))).filter(
			(seconds) => seconds === 0,
		).length

	it('allows ten times more for a /56 than for a /64, and a hundred times for a /48', () => {
		const hex = (n: number) => n.toString(16)
		expect(within(new CallerLimit(hour), 50, (n) => `2001:db8::${hex(n)}`)).toBe(10)
		expect(within(new CallerLimit(hour), 256, (n) => `2001:db8:0:${hex(n)}::1`)).toBe(100)
		expect(within(new CallerLimit(hour), 4000, (n) => `2001:db8:0:${hex(n * 16)}::1`)).toBe(1000)
		expect(within(new CallerLimit(hour), 2000, (n) => `2001:db8:${hex(n)}::1`)).toBe(2000)
		expect(within(new CallerLimit(hour), 50, () => '203.0.113.7')).toBe(10)
		expect(within(new CallerLimit(hour), 50, (n) => `203.0.113.${n}`)).toBe(50)
	})

	it('does not count for a wider network what it refuses a narrow one', () => {
		const limit = new CallerLimit(hour)
		expect(within(limit, 5000, () => '2001:db8::1')).toBe(10)
		expect(limit.use(networksOf('2001:db8:0:1::1'))).toBe(0)
	})

	it('is not made to forget others by the many networks of one that has used it up', () => {
		const limit = new CallerLimit({ points: 1, windowSeconds: 3600 }, 200)
		expect(limit.use('203.0.113.7')).toBe(0)
		expect(within(limit, 1000, (n) => `2001:db8:0:${(n * 16).toString(16)}::1`)).toBe(100)
		expect(limit.use('203.0.113.7')).toBeGreaterThan(0)
	})
})

describeOnSqlite('the limits of a live store', (open) => {
	const statusOf = async (send: Promise<{ status: number }>) => (await send).status

	it('count the /64 of an IPv6 address as one caller, and another as another', async () => {
		const { visitor } = await open({ mode: 'live' })
		for (let n = 0; n < 30; n++)
			await visitor(`2001:db8:1:2::${n}`).post('/api/feedback', feedback())
		const write = (address: string) => statusOf(visitor(address).post('/api/feedback', feedback()))
		expect(await write('2001:db8:1:2:ffff::1')).toBe(429)
		expect(await write('2001:db8:1:3::1')).toBe(201)
	})

	it('count more of them together, ten times as much for each wider one', async () => {
		const { visitor } = await open({ mode: 'live' })
		const write = (subnet: number) =>
			visitor(`2001:db8:1:${subnet.toString(16)}::1`).raw('POST', '/api/feedback', '{', JSON_TYPE)
		for (let subnet = 0; subnet < 10; subnet++)
			for (let n = 0; n < 30; n++) expect(await statusOf(write(subnet))).toBe(400)
		expect(await statusOf(write(0xff))).toBe(429)
		expect(await statusOf(write(0x100))).toBe(400)
	})

	it('count before anything of a body is read, whether it is valid or not', async () => {
		const { store, as, visitor } = await open({ mode: 'live' })
		const once = { points: 1, windowSeconds: 3600 }
		const limits = Object.fromEntries(LIMIT_NAMES.map((name) => [name, once]))
		store.policy = { ...store.policy, limits: limits as Record<LimitName, typeof once> }
		const api = createApi(store)
		const people = [await as('Admin'), await as('Buyer'), await as('Installer')]
		const cookies = [undefined, ...people.map(({ cookie }) => cookie)]
		const uncounted = new Set<string>()
		let address = 0
		for (const operation of await operations(visitor())) {
			if (operation.method === 'GET' || !operation.statuses.includes(429)) continue
			uncounted.add(nameOf(operation))
			const path = operation.path.replace(/\{\w+\}/g, 'x')
			for (const cookie of cookies) {
				const facts = { address: `198.51.100.${address++ % 250}`, inProcess: false }
				const send = async () => {
					let isRead = false
					const body = new ReadableStream(
						{
							pull(controller) {
								isRead = true
								controller.enqueue(new TextEncoder().encode('{'))
								controller.close()
							},
						},
						{ highWaterMark: 0 },
					)
					const headers = { ...JSON_TYPE, ...(cookie && { cookie }) }
					const init = { method: operation.method, headers, body, duplex: 'half' }
					const answer = await api.fetch(new Request(`http://store.test${path}`, init), facts)
					return { status: answer.status, isRead }
				}
				await send()
				const { status, isRead } = await send()
				if (status !== 429) continue
				expect(isRead, nameOf(operation)).toBe(false)
				uncounted.delete(nameOf(operation))
			}
		}
		expect([...uncounted].filter((name) => !OTHERWISE.test(name))).toEqual([])
	})

	it('believe no header about the address', async () => {
		const { visitor } = await open({ mode: 'live' })
		const statuses: number[] = []
		for (let n = 0; n < 31; n++) {
			const forged = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` }
			statuses.push(await statusOf(visitor().post('/api/feedback', feedback(), forged)))
		}
		expect(statuses.at(-1)).toBe(429)
	})

	it('hold for uploads, after it was asked who uploads', async () => {
		const { as, visitor } = await open({ mode: 'live' })
		const admin = await as('Admin')
		const form = () => {
			const form = new FormData()
			form.append('image', new File(['no picture'], 'it.png'))
			return form
		}
		for (let n = 0; n < 300; n++)
			expect(await statusOf(admin.raw('POST', '/api/upload', form()))).toBe(415)
		expect(await statusOf(admin.raw('POST', '/api/upload', form()))).toBe(429)
		expect(await statusOf(visitor().raw('POST', '/api/upload', form()))).toBe(401)
	})

	it('are in the description of every call they hold for', async () => {
		const { visitor } = await open()
		const { paths } = (await visitor().get('/api/openapi.json')).body
		const limited = (await operations(visitor()))
			.filter(({ method, path }) => paths[path][method.toLowerCase()].responses[429])
			.map(nameOf)
		expect(limited).toEqual(
			expect.arrayContaining([
				'POST /api/users',
				'POST /api/session',
				'PUT /api/profile/password',
				'POST /api/orders',
				'POST /api/enquiries',
				'POST /api/feedback',
				'POST /api/newsletter',
				'POST /api/installer-applications',
				'POST /api/planner/plan',
				'POST /api/upload',
				'POST /api/products/import',
				'POST /api/orders/{id}/checklist/{step}/photos',
				'POST /api/orders/{id}/photo-parts/{upload}',
				'POST /api/installer/profile/photo',
			]),
		)
	})
})
