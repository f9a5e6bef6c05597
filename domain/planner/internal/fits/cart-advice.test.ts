import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { stopInForce } from '../../../../test/clock.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import { checkedBy } from '../../../../test/planner/planned.ts'
import { item, linesOf, sampleItems } from '../../../../test/planner/sample-items.ts'
import { HOME_SCHEME } from '../../../../test/planner/tariffs.ts'
import { describeOnSqlite, type TestStore } from '../../../../test/store.ts'
import { adviceOn } from './cart-advice.ts'

const advice = (counts: Record<string, number>, today = '2026-11-22') =>
	inEnglish(
		adviceOn(
			linesOf(counts),
			sampleItems.map((one) => (one.category === 'Kits' ? { ...one, stock: 3 } : one)),
			{ scheme: HOME_SCHEME, today: today as Day, law: [] },
		),
	)

describe('what a cart could save', () => {
	it('is the subsidy that panels from abroad lose, in a kit as well', () => {
		const kits = sampleItems.filter(({ sheet }) => sheet?.kind === 'kit')
		const losing = kits.filter(({ id }) =>
			advice({ [id]: 1 }).some(({ kind }) => kind === 'subsidy'),
		)
		expect(losing.length).toBeGreaterThan(0)
		expect(losing.length).toBeLessThan(kits.length)
		const loose = advice({ 'solar-panel-500w': 8, 'hybrid-inverter-5kw': 1 })
		expect(loose).toEqual([
			{
				kind: 'subsidy',
				productIds: ['solar-panel-500w'],
				rupees: 78_000,
				sentence:
					'Solar Panel 500W is not made in India (DCR). A home gets no subsidy for such panels; for Indian ones it gets up to ₹78,000.',
				lines: [],
			},
		])
	})

	it('names three kinds of panel as a list', () => {
		const panels = { 'solar-panel-250w': 4, 'solar-panel-500w': 2, 'all-black-panel-400w': 2 }
		expect(advice({ ...panels, 'hybrid-inverter-5kw': 1 })[0]?.sentence).toMatch(
			/^Solar Panel 250W, Solar Panel 500W and All-Black Solar Panel 400W are not made in India/,
		)
	})

	it('is nothing where panels are made in India, feed no grid, or the scheme has ended', () => {
		expect(advice({ 'dcr-mono-panel-540w': 8, 'hybrid-inverter-5kw': 1 })).toEqual([])
		expect(advice({ 'solar-panel-500w': 8, 'off-grid-inverter-5kw': 1 })).toEqual([])
		expect(advice({ 'solar-panel-500w': 8, 'hybrid-inverter-5kw': 1 }, '2027-04-01')).toEqual([])
		expect(advice({ 'solar-panel-500w': 8 })).toEqual([])
	})

	it('is a kit of the same parts where that costs less, what is left over staying', () => {
		const kit = item('home-kit-3kw')
		if (kit.sheet?.kind !== 'kit') throw new Error('There is no such kit.')
		const parts = Object.fromEntries(
			kit.sheet.parts.map(({ productId, quantity }) => [productId, quantity]),
		)
		const [offer] = advice(parts)
		expect(offer).toMatchObject({
			kind: 'kit',
			rupees: 6_650,
			sentence: 'Home Kit 3kW On-Grid has these parts for ₹1,41,900 instead of ₹1,48,550.',
		})
		expect(offer?.lines[0]).toEqual({ productId: 'home-kit-3kw', quantity: 1 })
		const panel = 'dcr-mono-panel-540w'
		const more = advice({ ...parts, [panel]: (parts[panel] ?? 0) + 2 })
		expect(more[0]?.lines).toContainEqual({ productId: panel, quantity: 2 })
		expect(advice({ ...parts, [panel]: (parts[panel] ?? 0) - 1 })).toEqual([])
	})
})

const BARRED = 'its cells are not on ALMM List-II, which has been required since 1 June 2026.'

/** The panels of the sample as they were before anybody looked their listings up. */
async function forgetListings({ visitor, as }: TestStore) {
	const { body: panels } = await visitor().get('/api/products?category=Panels&limit=100')
	const admin = await as('Admin')
	for (const { id } of panels) await admin.put(`/api/products/${id}`, { compliance: [] })
}

describeOnSqlite('what is said of a product itself', (open) => {
	const adviceIn =
		({ visitor }: TestStore) =>
		async (id: string) => {
			const { status, body } = await visitor().get(`/api/products/${id}/advice`)
			expect(status).toBe(200)
			return body
		}

	it('is that its panels may not be connected, by the law in force', async () => {
		const opened = await open()
		stopInForce(opened.store)
		const advice = adviceIn(opened)
		expect(await advice('home-kit-5kw-hybrid')).toEqual([
			{
				kind: 'law',
				productIds: ['home-kit-5kw-hybrid'],
				rupees: 0,
				sentence: `Home Kit 5kW with 10kWh Storage may not be connected to the grid, only used off it. TOPCon Bifacial Solar Panel 580W: ${BARRED}`,
			},
		])
		expect(await advice('home-kit-3kw')).toEqual([])
		expect(await advice('solar-panel-500w')).toEqual([
			{
				kind: 'law',
				productIds: ['solar-panel-500w'],
				rupees: 0,
				sentence: `Solar Panel 500W may not be connected to the grid, only used off it: ${BARRED}`,
			},
		])
		expect(await advice('dcr-mono-panel-540w')).toEqual([])
		const { body: kits } = await opened.visitor().get('/api/products?category=Kits&limit=100')
		for (const { id, name } of kits)
			if (name.includes('Off-Grid')) expect(await advice(id)).toEqual([])
		expect((await opened.visitor().get('/api/products/nothing/advice')).status).toBe(404)
	})

	it('is the subsidy that it loses where its panels may be connected', async () => {
		const opened = await open()
		stopInForce(opened.store)
		await forgetListings(opened)
		const advice = adviceIn(opened)
		expect(await advice('home-kit-5kw-hybrid')).toEqual([
			{
				kind: 'subsidy',
				productIds: ['home-kit-5kw-hybrid'],
				rupees: 78_000,
				sentence:
					'The panels of Home Kit 5kW with 10kWh Storage are not made in India (DCR). A home gets no subsidy for such panels; for Indian ones it gets up to ₹78,000.',
			},
		])
		expect(await advice('solar-panel-500w')).toEqual([])
		opened.store.now = () => Date.parse('2027-04-01T06:00:00Z')
		expect(await advice('home-kit-5kw-hybrid')).toEqual([])
	})
})

describeOnSqlite('the check of a cart', (open) => {
	const check = checkedBy(open)

	it('says what may not be connected to the grid, and proposes nothing that may not', async () => {
		const { advice } = await check({ 'solar-panel-500w': 8, 'hybrid-inverter-5kw': 1 })
		expect(advice).toMatchObject([
			{
				kind: 'law',
				productIds: ['solar-panel-500w'],
				sentence: `Solar Panel 500W may not be connected to the grid, only used off it: ${BARRED}`,
			},
		])
		const barredIn = async (counts: Record<string, number>) =>
			(await check(counts)).advice.filter(({ kind }: { kind: string }) => kind === 'law')
		const { missing } = await check({ 'hybrid-inverter-5kw': 1 })
		const proposed = missing.flatMap(({ fixes }: { fixes: { productId: string }[] }) => fixes)
		expect(proposed.length).toBeGreaterThan(0)
		for (const { productId } of proposed) expect(await barredIn({ [productId]: 1 })).toEqual([])
		expect(await barredIn({ 'solar-panel-500w': 8, 'off-grid-inverter-5kw': 1 })).toEqual([])
	})
})
