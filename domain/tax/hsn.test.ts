import { expect, it } from 'vitest'
import { product } from '../../test/builders.ts'
import { CABLE, PANEL } from '../../test/catalogues/sample-products.ts'
import { moneyOf, placeOrder, register } from '../../test/documents/billing-documents.ts'
import { setSection } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const WITHOUT = expect.stringContaining('Choose a tax class with an HSN')

describeOnAllEngines('the HSN of products in a live shop', (open, itOnSqlite) => {
	const live = (more: object = {}) => open({ mode: 'live', sampleData: true, ...more })
	const taxClass = (figures: object) => ({
		kind: 'tax-class',
		state: null,
		validFrom: '2026-01-01',
		figures: { name: 'Pumps', ratePct: 18, neverComposite: false, ...figures },
		source: 'The gazette',
		asOf: '2026-01-01',
		confidence: 'high',
	})

	it('is asked for of a new one, by form and by file', async () => {
		const { as } = await live()
		const admin = await as('Admin')
		const loose = product({ id: 'tie', category: 'Accessories' })
		const refused = await admin.post('/api/products', loose)
		expect([refused.status, refused.body.errors]).toEqual([422, { taxClass: WITHOUT }])
		const file = (code: string) =>
			`id,name,category,price,stock,description,image,taxClass\nclip,Clip,Accessories,20,5,A clip.,/pictures/placeholder.webp,${code}\n`
		const send = (text: string) =>
			admin.raw('POST', '/api/products/import', text, { 'content-type': 'text/csv' })
		expect((await send(file(''))).body.report.errors).toMatchObject([
			{ row: 2, column: 'taxClass', message: WITHOUT },
		])
		expect((await send(file('plastic'))).body).toMatchObject({ added: 1 })
		expect((await admin.post('/api/products', { ...loose, taxClass: 'plastic' })).status).toBe(201)
		const other = await (await open({ mode: 'demo' })).as('Admin')
		expect((await other.post('/api/products', loose)).status).toBe(201)
	})

	it('is missed in the worklist while a product on sale has none', async () => {
		const { as } = await live()
		const admin = await as('Admin')
		const missing = async () => [
			(await admin.get('/api/worklist')).body['product-without-hsn'],
			(await admin.get('/api/worklist/products-without-hsn')).body,
		]
		expect(await missing()).toEqual([0, []])
		const tie = product({ id: 'tie', category: 'Accessories', taxClass: 'plastic' })
		await admin.post('/api/products', tie)
		await admin.put('/api/products/tie', { taxClass: null })
		expect(await missing()).toEqual([1, [{ id: 'tie', name: tie.name }]])
		await admin.put('/api/products/tie', { archived: true })
		expect(await missing()).toEqual([0, []])
	})

	it('needs six digits above five crore, of every class', async () => {
		const { as } = await live()
		const admin = await as('Admin')
		const short = taxClass({ code: 'pump', hsnSac: '8413' })
		expect((await admin.post('/api/facts', short)).status).toBe(201)
		const saved = async (turnover: string) => {
			const { body, headers } = await admin.get('/api/settings/tax')
			const etag = headers.get('etag') ?? ''
			return admin.put('/api/settings/tax', { ...body, turnover }, { 'if-match': etag })
		}
		const refused = await saved('above-5-crore')
		expect([refused.status, refused.body.errors]).toEqual([
			422,
			{
				turnover:
					'Above ₹5 crore an HSN needs 6 digits. Give them to these tax classes first: Pumps.',
			},
		])
		const longer = taxClass({ code: 'pump', hsnSac: '841370' })
		await admin.post('/api/facts', { ...longer, validFrom: '2026-02-01' })
		expect((await saved('above-5-crore')).status).toBe(200)
		const late = await admin.post('/api/facts', { ...short, validFrom: '2026-03-01' })
		expect([late.status, late.body.errors]).toEqual([
			422,
			{
				'figures.hsnSac': 'With the turnover in your settings, an HSN needs at least 6 digits.',
			},
		])
		expect((await saved('upto-5-crore')).status).toBe(200)
	})

	async function hsnOfInvoice({ store, as }: TestStore) {
		const buyer = await as('Buyer')
		const money = moneyOf(store)
		const orderId = await placeOrder(store, buyer, { [PANEL]: 2, [CABLE]: 1 })
		await money.payAll(orderId)
		await money.supply({ orderId })
		await money.run()
		const [invoice] = await money.documents(orderId, 'tax-invoice')
		const [receipt] = await money.documents(orderId, 'receipt-voucher')
		return {
			items: invoice?.items.map(({ unit, taxes }) => [unit, ...taxes.map((each) => each.hsnSac)]),
			receipt: receipt?.taxes.map(({ hsnSac }) => hsnSac),
		}
	}

	itOnSqlite('is on documents with as many digits as the turnover asks for', async () => {
		const opened = await live()
		await register(opened.store)
		expect(await hsnOfInvoice(opened)).toEqual({
			items: [
				['NOS', '8541'],
				['ROL', '8544'],
			],
			receipt: ['8541', '8544'],
		})
		const { tax } = opened.store.settings.current()
		await setSection(opened.store, 'tax', { ...tax, turnover: 'above-5-crore' })
		expect(await hsnOfInvoice(opened)).toEqual({
			items: [
				['NOS', '854143'],
				['ROL', '854449'],
			],
			receipt: ['854143', '854449'],
		})
	})
})
