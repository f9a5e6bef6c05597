import { describe, expect, it } from 'vitest'
import { CallerLimit } from '../http/caller-limits.ts'
import { feedback } from '../test/builders.ts'
import { nameOf, operations } from '../test/openapi.ts'
import { onOneDatabase } from '../test/store.ts'

describe('a limit', () => {
	const hour = { points: 10, windowSeconds: 3600 }

	it('counts what a use costs', async () => {
		const limit = new CallerLimit(hour)
		expect(await limit.use('a', 7)).toBe(0)
		expect(await limit.use('a', 3)).toBe(0)
		expect(await limit.use('a', 1)).toBeGreaterThan(3590)
		expect(await limit.use('b', 1)).toBe(0)
	})

	it('lets one use through that costs more than all of it', async () => {
		const limit = new CallerLimit(hour)
		expect(await limit.use('a', 5000)).toBe(0)
		expect(await limit.use('a', 1)).toBeGreaterThan(0)
	})

	it('counts so many callers and no more, those who came last', async () => {
		const limit = new CallerLimit(hour, 100)
		const before = process.memoryUsage.rss()
		for (let n = 0; n < 100_000; n++) await limit.use(`caller ${n}`, 10)
		expect(await limit.use('caller 99950')).toBeGreaterThan(0)
		expect(await limit.use('caller 0')).toBe(0)
		expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1_048_576)
	})
})

onOneDatabase('the limits of a live store', (open) => {
	const statusOf = async (send: Promise<{ status: number }>) => (await send).status

	it('count the /64 of an IPv6 address as one caller, and another as another', async () => {
		const { visitor } = await open({ mode: 'live' })
		for (let n = 0; n < 30; n++)
			await visitor(`2001:db8:1:2::${n}`).post('/api/feedback', feedback())
		const write = (address: string) => statusOf(visitor(address).post('/api/feedback', feedback()))
		expect(await write('2001:db8:1:2:ffff::1')).toBe(429)
		expect(await write('2001:db8:1:3::1')).toBe(201)
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
			]),
		)
	})
})
