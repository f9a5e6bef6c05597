import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquiry } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'
import type { SystemSnapshot } from '../schema.ts'
import { differencesOf, partsToday } from '../snapshot-rules.ts'

const QUERY = 'pin=411038&bill=4000'

async function ask(caller: Caller, more: object = {}): Promise<string> {
	const asked = await caller.post('/api/enquiries', enquiry(more))
	expect(asked.status).toBe(201)
	return asked.body.id
}

const sentOf = async (caller: Caller, id: string) =>
	(await caller.get(`/api/enquiries/${id}`)).body.planSnapshot

const planned = async (caller: Caller, more: object = {}) => {
	const details = { pin: '411038', monthlyBill: 4000, ...more }
	return (await caller.post('/api/planner/plan', details)).body
}

describeOnAllEngines('the plan of an enquiry', (open, itOnSqlite) => {
	itOnSqlite('is kept as the planner tells it', async () => {
		const { as, store, visitor } = await open()
		const admin = await as('Admin')
		const plan = await planned(visitor())
		for (const [index, role] of ['best', 'cheaper', 'bigger'].entries()) {
			const choice = role === 'best' ? '' : `&choice=${role}`
			const sent = await sentOf(admin, await ask(visitor(), { plan: `/planner?${QUERY}${choice}` }))
			const { money, items, ...option } = plan.options[index]
			expect(sent).toMatchObject({
				role,
				kwp: option.kwp,
				price: option.price,
				installation: money.installation,
				subsidy: money.subsidy.amount,
				cost: money.cost,
				saving: money.saving,
				monthlyKwh: plan.monthlyKwh,
				yearlyKwh: option.yearlyKwh,
				paybackMonths: money.paybackMonths,
				paybackRange: money.paybackRange,
				verdict: 'yes',
			})
			expect(sent.parts).toEqual(
				items.map((item: { productId: string; price: number }) => {
					const { image, reason, brand, warranty, ...part } = item as Record<string, unknown>
					const stock = store.catalogue.byId(item.productId)?.stock
					return { ...part, today: { price: item.price, stock } }
				}),
			)
			expect(Math.abs(Date.parse(sent.sentAt) - store.now())).toBeLessThan(60_000)
		}
	})

	it('says that it is not worth its money', async () => {
		const { as, visitor } = await open()
		const id = await ask(visitor(), { plan: '/planner?pin=110001&units=190' })
		expect((await sentOf(await as('Admin'), id)).verdict).toBe('no')
	})

	it('stays as it was when a price changes and a part is sold out or goes', async () => {
		const { store, visitor, people } = await open()
		const [admin, one] = await people('Admin', 'Installer')
		const id = await ask(visitor())
		const before = await sentOf(one, id)
		const [first, second, third] = before.parts
		const path = (part: { productId: string }) => `/api/products/${part.productId}`
		const dearer = { price: first.price + 1000 }
		expect((await admin.put(path(first), dearer)).status).toBe(200)
		expect((await admin.put(path(second), { stock: 0 })).status).toBe(200)
		expect((await admin.put(path(third), { archived: true })).status).toBe(200)
		const after = await sentOf(one, id)
		expect(after).toMatchObject({ ...before, parts: after.parts })
		expect(after.parts.map(({ today, ...part }: { today: unknown }) => part)).toEqual(
			before.parts.map(({ today, ...part }: { today: unknown }) => part),
		)
		expect(after.parts[0].today).toEqual({ ...dearer, stock: first.today.stock })
		expect(after.parts[1].today).toEqual({ price: second.price, stock: 0 })
		expect(after.parts[2].today).toBeNull()
		const { plan_snapshot: kept } = await store.db
			.selectFrom('enquiries')
			.select('plan_snapshot')
			.executeTakeFirstOrThrow()
		expect(JSON.parse(kept ?? '').price).toBe(before.price * 100)
	})

	itOnSqlite('is that of the latest press, where somebody asks again about the same', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const id = await ask(visitor())
		const { parts, price } = await sentOf(admin, id)
		const [{ productId, price: each, quantity }] = parts
		await admin.put(`/api/products/${productId}`, { price: each - 1 })
		expect(await ask(visitor())).toBe(id)
		expect((await sentOf(admin, id)).price).toBeCloseTo(price - quantity, 2)
	})

	itOnSqlite.each([
		['nothing fits', `${QUERY}&budget=100`],
		['a place is not known', 'pin=199999&bill=4000'],
		['a figure is none', 'pin=411038&bill=lots'],
		['no details', ''],
		['the address is no text', 'pin=411038&bill=%E0%A4%A'],
	])('is not kept where %s, and the enquiry is taken', async (_, query) => {
		const { as, visitor } = await open()
		const id = await ask(visitor(), { plan: `/planner?${query}` })
		expect(await sentOf(await as('Admin'), id)).toBeNull()
	})

	itOnSqlite('is calculated by the store, whatever else is sent', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const trusted = await sentOf(admin, await ask(visitor()))
		const forged = { planSnapshot: { ...trusted, cost: 1 }, plan: `/planner?${QUERY}&price=1` }
		const { sentAt, ...sent } = await sentOf(admin, await ask(visitor(), forged))
		expect(sent).toEqual({ ...trusted, sentAt: undefined })
		expect(sentAt).toEqual(expect.any(String))
	})

	itOnSqlite('is seen by those who may see the enquiry, and by nobody else', async () => {
		const { visitor, people } = await open()
		const [buyer, stranger] = await people('Buyer', 'Buyer')
		const [one, rival, admin] = await people('Installer', 'Installer', 'Admin')
		const asked = await buyer.post('/api/enquiries', enquiry())
		expect(JSON.stringify(asked.body)).not.toContain('kwp')
		const { id } = asked.body
		await one.post(`/api/enquiries/${id}/take`)
		for (const caller of [buyer, one, admin]) {
			const [listed] = (await caller.get('/api/enquiries')).body
			expect(listed.planSnapshot).toEqual(await sentOf(caller, id))
			expect(listed.planSnapshot.kwp).toBeGreaterThan(0)
		}
		for (const caller of [stranger, rival]) {
			expect((await caller.get('/api/enquiries')).body).toEqual([])
			expect((await caller.get(`/api/enquiries/${id}`)).status).toBe(404)
		}
		expect((await visitor().get(`/api/enquiries/${id}`)).status).toBe(404)
	})

	itOnSqlite('has its figures in the file, and none where none was kept', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const id = await ask(visitor(), { message: 'x', summary: 'x' })
		await ask(visitor(), { message: 'x', summary: 'x', plan: '/planner?' })
		const { kwp, price, subsidy, cost } = await sentOf(admin, id)
		const { body } = await admin.get('/api/exports/enquiries.csv')
		const [head, ...rows]: string[] = body.trim().split('\r\n')
		expect(head).toMatch(/,kW as sent,price as sent,subsidy as sent,cost as sent$/)
		expect(rows.find((row) => row.startsWith(id))).toMatch(
			new RegExp(`,${[kwp, price, subsidy, cost].join(',')}$`),
		)
		expect(rows.find((row) => !row.startsWith(id))).toMatch(/:\d\d,,,,$/)
	})
})

const amount = fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100)
const months = fc.option(fc.integer({ min: 1, max: 300 }))
const system: fc.Arbitrary<SystemSnapshot> = fc.record({
	role: fc.constantFrom('best', 'fits', 'cheaper', 'bigger'),
	kwp: fc.double({ min: 0.1, max: 500, noNaN: true }),
	parts: fc.uniqueArray(
		fc.record({
			productId: fc.constantFrom('panel', 'inverter', 'battery', 'rail', 'plug'),
			name: fc.string(),
			category: fc.constant('Panels'),
			quantity: fc.integer({ min: 1, max: 3 }),
			price: fc.constantFrom(100, 100.5, 200),
		}),
		{ selector: ({ productId }) => productId },
	),
	price: amount,
	installation: amount,
	subsidy: amount,
	cost: amount,
	saving: amount,
	monthlyKwh: amount,
	yearlyKwh: amount,
	paybackMonths: months,
	paybackRange: fc.record({ earliest: months, latest: months }),
})

describe('what has changed since a plan was sent', () => {
	it('is nothing between a system and itself', () => {
		fc.assert(
			fc.property(system, (sent) => {
				const again = { ...structuredClone(sent), parts: structuredClone(sent.parts).reverse() }
				expect(differencesOf(sent, again)).toEqual({ figures: {}, parts: [] })
			}),
		)
	})

	it('is the same the other way round, with its sides exchanged', () => {
		const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
		const named = (one: SystemSnapshot) => ({
			...one,
			parts: one.parts.map((part) => ({ ...part, name: part.productId })),
		})
		fc.assert(
			fc.property(system.map(named), system.map(named), (a, b) => {
				const [there, back] = [differencesOf(a, b), differencesOf(b, a)]
				const exchanged = Object.entries(back.figures).map(([figure, { was, is }]) => [
					figure,
					{ was: is, is: was },
				])
				expect(there.figures).toEqual(Object.fromEntries(exchanged))
				const parts = back.parts.map(({ name, was, is }) => ({ name, was: is, is: was }))
				expect([...there.parts].sort(byName)).toEqual(parts.sort(byName))
			}),
		)
	})

	it('knows which parts cannot be had, and what they cost where all are sold', () => {
		const part = { productId: 'a', name: 'A', category: 'Panels', quantity: 3, price: 0.1 }
		const today = (stock: number) => ({ ...part, today: { price: 0.2, stock } })
		const enough = partsToday({ parts: [today(3), today(4)] })
		expect(enough).toEqual({ price: 1.2, gone: [], out: [], short: [] })
		const lacking = partsToday({ parts: [today(0), today(2), { ...part, today: null }] })
		expect(lacking).toMatchObject({ price: null, gone: [{}], out: [{}], short: [{}] })
	})
})
