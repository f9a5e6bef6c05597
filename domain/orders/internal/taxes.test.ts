import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const LIVE = { mode: 'live', sampleData: true } as const
const BOUGHT = { 'solar-panel-250w': 1, 'solar-cable-6mm2-100m': 2 }

describeOnAllEngines('an order of a live store', (open) => {
	it('keeps how each line is taxed, which sums to what is paid', async () => {
		const { store, visitor } = await open(LIVE)
		const priceOf = (id: string) => store.catalogue.anyById(id)?.price ?? 0
		const total = priceOf('solar-panel-250w') + 2 * priceOf('solar-cable-6mm2-100m')
		await deliverForNothing(store)
		const sent = { fulfilment: 'delivery', payment: 'cod', expectedTotal: total }
		const send = (more: object) =>
			visitor().post('/api/orders', { ...order(BOUGHT), ...sent, shipping: shipping(more) }, once())
		const within = (await send({})).body
		expect(within.taxes).toMatchObject({ placeOfSupply: 'Maharashtra', stateTax: 'SGST' })
		expect(
			within.taxes.parts.map(({ of, n, part, hsnSac, ratePct }: Record<string, unknown>) => [
				of,
				n,
				part,
				hsnSac,
				ratePct,
			]),
		).toEqual([
			['line', 1, 'goods', '85414300', 5],
			['line', 2, 'goods', '85444999', 18],
		])
		const across = (await send({ zipCode: '160001', city: 'Chandigarh' })).body
		expect(across.taxes).toMatchObject({ placeOfSupply: 'Chandigarh', stateTax: 'UTGST' })
		for (const { taxes, tax } of [within, across]) {
			const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
			for (const part of taxes.parts)
				for (const name of Object.keys(sums) as (keyof typeof sums)[])
					sums[name] += Math.round(part[name] * 100)
			expect(sums.taxable + sums.cgst + sums.sgst + sums.igst).toBe(total * 100)
			expect(sums.cgst + sums.sgst + sums.igst).toBe(Math.round(tax * 100))
			expect(sums.cgst).toBe(sums.sgst)
			expect(sums.igst > 0).toBe(taxes === across.taxes)
			expect(taxes.byRate.map(({ ratePct }: { ratePct: number }) => ratePct)).toEqual([5, 18])
		}
	})
})

describeOnAllEngines('an order of a demo', (open) => {
	it('keeps no parts, and its tax is to the paisa what it was', async () => {
		const { store, visitor } = await open()
		const { body } = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect([body.tax, body.taxes]).toEqual([309.05, null])
		expect(await store.db.selectFrom('order_tax_parts').selectAll().execute()).toEqual([])
	})
})
