import { expect, it } from 'vitest'
import { gstinCheckDigit } from '../../../shared/gstin.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import { register, SHOP_GSTIN } from '../../../test/documents/billing-documents.ts'
import { enterRates } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'

describeOnAllEngines('a quotation with a GSTIN', (open) => {
	it('is for a registered recipient, whose GSTIN is of the state where the goods go', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		await register(opened.store)
		await enterRates(await opened.as('Admin'))
		const to = (gstin: string) =>
			opened
				.visitor()
				.post(
					'/api/quotations',
					{ ...order({ [PANEL]: 2 }), fulfilment: 'delivery', shipping: shipping({ gstin }) },
					once(),
				)
		const { status, body } = await to('27 aadch1476p1z3')
		expect(status).toBe(201)
		const { name, gstin, address } = body.document.billTo
		expect([name, gstin, address]).toEqual([
			'Asha Kulkarni',
			'27AADCH1476P1Z3',
			['14 Paud Road', 'Pune 411038'],
		])
		const ofEachKind = ['27AADC01234G1D', '2717UNO00157UN', '9917UNO00157UN', '97AAPFU0939F1Z']
		for (const first of ofEachKind) {
			const gstin = first + gstinCheckDigit(first)
			const { status, body } = await to(gstin)
			expect([status, body.document?.billTo.gstin], gstin).toEqual([201, gstin])
			expect(body.document.placeOfSupply.name).toBe('Maharashtra')
		}
		for (const wrong of ['27AADCH1476P1Z4', SHOP_GSTIN, '06AADCH1476P1Z7', 'GST'])
			expect(Object.keys((await to(wrong)).body.errors ?? {}), wrong).toEqual(['shipping.gstin'])
	})
})
