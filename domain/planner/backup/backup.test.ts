import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { sampleItems } from '../../../test/planner/sample-items.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { figuresAs, type Item } from '../electrical/items.ts'
import { checkCart } from '../fits/cart.ts'
import { surgeOf } from '../internal/electrical/generators.ts'
import { answerBackup } from './backup-answer.ts'
import { BackupRequest } from './schema.ts'

const asked = (request: object) => BackupRequest.parse(request)
const backupFor = (request: object, items: readonly Item[] = sampleItems) =>
	answerBackup(asked(request), items)
const linesOf = ({ system }: ReturnType<typeof answerBackup>) =>
	(system?.items ?? []).map(({ productId, quantity }) => ({
		item: sampleItems.find(({ id }) => id === productId) as Item,
		quantity,
	}))
const reasonOf = (request: object, items?: readonly Item[]) =>
	inEnglish(backupFor(request, items)).reasons

const wish = fc.record({
	loadW: fc.integer({ min: 20, max: 12_000 }),
	hours: fc.integer({ min: 1, max: 24 }),
	phase: fc.constantFrom('single', 'three'),
	start: fc.integer({ min: 10, max: 30 }),
})

describe('a back-up without panels', () => {
	it('carries the load for as long, starts its motors, and fits together', () => {
		fc.assert(
			fc.property(wish, ({ start, ...request }) => {
				const startW = (request.loadW * start) / 10
				const answer = backupFor({ ...request, startW })
				const { system } = answer
				if (!system) {
					expect(answer.reasons).toHaveLength(1)
					return
				}
				expect(system.hours).toBeGreaterThanOrEqual(request.hours - 0.01)
				expect(system.power.powerW).toBeGreaterThanOrEqual(request.loadW)
				expect(system.checks.all.filter(({ ok, severity }) => !ok && severity === 'error')).toEqual(
					[],
				)
				const surge = linesOf(answer).map(({ item, quantity }) => {
					const figures = figuresAs(item, 'inverter')
					return figures ? surgeOf(figures) * quantity : 0
				})
				expect(Math.max(...surge)).toBeGreaterThanOrEqual(startW)
				expect(linesOf(answer).some(({ item }) => item.category === 'Panels')).toBe(false)
				const lines = linesOf(answer)
				for (const { item, quantity } of lines) expect(item.stock).toBeGreaterThanOrEqual(quantity)
				expect(checkCart(lines, sampleItems).verdict).toBe('fits')
			}),
			{ numRuns: 60 },
		)
	})

	it('costs no less for a larger load, or for longer', () => {
		const most = (one: number | undefined) => one ?? Number.POSITIVE_INFINITY
		fc.assert(
			fc.property(wish, fc.integer({ min: 0, max: 5000 }), (request, more) => {
				const price = (of: object) => most(backupFor({ ...request, ...of }).system?.price)
				expect(price({ loadW: request.loadW + more })).toBeGreaterThanOrEqual(price({}))
				expect(price({ hours: request.hours + more / 200 })).toBeGreaterThanOrEqual(price({}))
			}),
			{ numRuns: 60 },
		)
	})

	it('says what it costs, and that it saves nothing', () => {
		const { verdict, system } = inEnglish(backupFor({ loadW: 600, hours: 4 }))
		expect(verdict?.sentence).toMatch(/^It runs your 600 W for about [\d.]+ h .* saves nothing/)
		expect(verdict?.why.join(' ')).toMatch(/fills from the grid.*warranty.*if you have a roof/)
		expect(system?.notIncluded.join(' ')).toMatch(/electrician/)
		expect(system?.items.map(({ category }) => category)).toEqual(
			expect.arrayContaining(['Inverters', 'Batteries']),
		)
		expect(system?.chargeHours).toBeGreaterThan(0)
	})

	it('suits the phases of the connection', () => {
		const [inverter] = linesOf(backupFor({ loadW: 2000, hours: 2 }))
		expect(inverter && figuresAs(inverter.item, 'inverter')?.phases).toBe(1)
		expect(backupFor({ loadW: 9000, hours: 1 }).system).toBeNull()
		expect(backupFor({ loadW: 9000, hours: 1, phase: 'three' }).system).not.toBeNull()
	})

	it('says where nothing in stock does it, and what helps', () => {
		expect(reasonOf({ loadW: 900_000, hours: 1 })[0]).toMatch(/ask for [\d,]+ W or less/)
		expect(reasonOf({ loadW: 3000, hours: 1, startW: 60_000 })[0]).toMatch(/as a motor starts/)
		expect(reasonOf({ loadW: 5000, hours: 168 })[0]).toMatch(/fewer hours or a smaller load/)
		const without = (category: string) => sampleItems.filter((item) => item.category !== category)
		expect(reasonOf({ loadW: 500, hours: 1 }, without('Batteries'))[0]).toMatch(/No battery/)
		expect(reasonOf({ loadW: 500, hours: 1 }, without('Inverters'))[0]).toMatch(/No inverter/)
		const sold = sampleItems.map((item) => ({ ...item, stock: 0 }))
		expect(backupFor({ loadW: 500, hours: 1 }, sold).system).toBeNull()
	})

	it('names what protects it, or that it is not in stock', () => {
		const without = sampleItems.filter(({ sheet }) => sheet?.kind !== 'protection')
		const { system } = inEnglish(backupFor({ loadW: 500, hours: 1 }, without))
		expect(system?.notIncluded.join(' ')).toMatch(/AC breaker/)
	})
})

describeOnAllEngines('POST /api/planner/backup', (open) => {
	it('answers with parts that go into a cart together', async () => {
		const { visitor } = await open()
		const call = visitor()
		const { status, body } = await call.post('/api/planner/backup', { loadW: 450, hours: 3 })
		expect(status).toBe(200)
		const items = body.system.items.map(
			({ productId, quantity }: { productId: string; quantity: number }) => ({
				productId,
				quantity,
			}),
		)
		const checked = await call.post('/api/planner/check', { items })
		expect(checked.body).toMatchObject({ verdict: 'fits', problems: [] })
		const [hint] = checked.body.missing
		expect(hint).toMatchObject({ what: 'panels', severity: 'hint' })
		expect(hint.sentence).toMatch(/works as back-up with its battery/)
	})

	it('wants a load and hours', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/backup', { loadW: 0 })
		expect(status).toBe(422)
		expect(Object.keys(body.errors).sort()).toEqual(['hours', 'loadW'])
	})
})
