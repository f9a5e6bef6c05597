import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CABLE, INVERTER, PANEL, shopInParts } from '../../../test/orders-in-parts.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

/** The soak asks for more. */
const CHANGED_ORDERS = Number(process.env.SOAK_CHANGES ?? 30)

describeOnAllEngines('an order in parts that is changed', (open, itOnSqlite) => {
	it('up and down, with what was paid: the schedule follows, and all documents agree', async () => {
		const shop = await shopInParts(open)
		const its = await shop.surveyed({ [PANEL]: 6, [INVERTER]: 1 })
		const first = await shop.agreeing(its)
		const [onOrder, before, last] = first.amounts.map(([, amount]) => amount)
		expect(
			[onOrder, before, last].map((amount = 0) => Math.round((amount / first.total) * 100)),
		).toEqual([10, 60, 30])
		expect(first.came).toBe(onOrder)

		await shop.change(its, { [PANEL]: 9, [INVERTER]: 1 })
		const up = await shop.agreeing(its)
		const more = up.total - first.total
		expect(more).toBeGreaterThan(0)
		expect(up.amounts).toEqual([
			['on-order', onOrder],
			['before-delivery', (before ?? 0) + more],
			['on-commissioning', last],
		])
		expect(up.back).toBe(0)

		await shop.pay(its.id, up.due)
		expect((await shop.agreeing(its)).due).toBe(0)
		await shop.change(its, { [PANEL]: 8, [INVERTER]: 1 })
		const down = await shop.agreeing(its)
		const less = up.total - down.total
		// The last part has less to pay; nothing goes back.
		expect(down.amounts).toEqual([
			['on-order', onOrder],
			['before-delivery', (before ?? 0) + more],
			['on-commissioning', (last ?? 0) - less],
		])
		expect([down.back, down.due]).toEqual([0, 0])

		await shop.change(its, { [PANEL]: 2, [CABLE]: 1 })
		const far = await shop.agreeing(its)
		expect(far.total).toBeLessThan(far.came)
		expect(far.back).toBe(far.came - far.total)
		expect(far.refunds).toMatchObject([{ pay_again: 1, state: 'requested' }])

		await shop.change(its, { [PANEL]: 4, [CABLE]: 1 })
		const again = await shop.agreeing(its)
		// All of it was paid: the increase is a part of its own, due like the last one.
		expect(again.amounts.at(-1)).toEqual(['on-commissioning', again.total - far.total])
		expect([again.due, again.back]).toEqual([0, far.back])
		await shop.pay(its.id, (again.total - again.came + again.back) / 100)
		const paid = await shop.agreeing(its)
		expect(paid.came - paid.back).toBe(paid.total)
		expect(await shop.documentsOf(its)).toEqual({
			receipts: paid.came,
			refunds: paid.back,
			invoice: paid.total,
		})
	})

	itOnSqlite(
		'in any way and at any time: sums and documents agree at each step',
		async () => {
			let shop = await shopInParts(open)
			let placed = 0
			const count = (least: number, most: number) => fc.integer({ min: least, max: most })
			const goods = fc.record({
				[PANEL]: count(1, 14),
				[INVERTER]: count(1, 3),
				[CABLE]: count(1, 4),
			})
			const step = fc.record({ goods, pays: fc.constantFrom('nothing', 'due', 'all') })
			await fc.assert(
				fc.asyncProperty(
					goods,
					fc.array(step, { minLength: 1, maxLength: 4 }),
					async (first, steps) => {
						// A shop takes only so many orders at once from one network.
						if (++placed % 40 === 0) shop = await shopInParts(open)
						const its = await shop.surveyed(first)
						await shop.agreeing(its)
						for (const { goods, pays } of steps) {
							await shop.change(its, goods)
							const { total, came, back, due } = await shop.agreeing(its)
							const amount = { nothing: 0, due, all: (total - came + back) / 100 }[pays]
							if (amount > 0) await shop.pay(its.id, amount)
							await shop.agreeing(its)
						}
						const { total, came, back } = await shop.agreeing(its)
						expect(await shop.documentsOf(its)).toEqual({
							receipts: came,
							refunds: back,
							invoice: total,
						})
					},
				),
				{ seed: 20261123, numRuns: CHANGED_ORDERS },
			)
		},
		180_000,
	)
})
