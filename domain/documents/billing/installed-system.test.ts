import { expect, it } from 'vitest'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import {
	expectSameSums,
	moneyOf,
	placeOrder,
	register,
} from '../../../test/documents/billing-documents.ts'
import { rowsOf, setOrder } from '../../../test/orders.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

const LIVE = { mode: 'live', sampleData: true } as const

/** Three panels and two cables that the shop installs. */
async function opened(opening: Promise<TestStore>) {
	const all = await opening
	await register(all.store)
	const buyer = await all.as('Buyer')
	const id = await placeOrder(all.store, buyer, { [PANEL]: 3, [CABLE]: 2 }, { watts: 750 })
	return { ...all, buyer, id, money: moneyOf(all.store) }
}

describeOnAllEngines('an installed system', (open, itOnSqlite) => {
	it('is billed as one, with its parts and their serials, and credits the share of a part that comes back', async () => {
		const { id, store, money } = await opened(open(LIVE))
		const taxed = await rowsOf(store, 'order_tax_parts', id)
		const hsn = taxed.filter(({ part }) => part === 'goods').map(({ hsn_sac }) => hsn_sac)
		expect([...new Set(hsn)]).toEqual(['85018000'])
		await money.supply({ orderId: id, serials: { [PANEL]: ['P-1', 'P-2', 'P-3'] } })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect(invoice?.system).toMatchObject({
			hsnSac: '8501',
			parts: [
				{ quantity: 3, serials: ['P-1', 'P-2', 'P-3'] },
				{ quantity: 2, serials: [] },
			],
		})
		expect(invoice?.items.map(({ counted }) => counted)).toEqual([1, 0, 0])
		expect(invoice?.sums.total).toBe(invoice?.orderTotal)
		const lines = (invoice?.items ?? []).filter(({ of }) => of === 'line')
		const [panels] = lines
		const third = Math.round((panels?.total ?? 0) / 3)
		await money.credit({
			orderId: id,
			lines: [{ line: 1, quantity: 1, amount: third }],
			key: 'one panel',
		})
		await money.run()
		const rest = lines.map(({ n: line, quantity, total }) => ({ line, quantity, amount: total }))
		const charges = (invoice?.items ?? [])
			.filter(({ of }) => of === 'charge')
			.map(({ n, total: amount }) => ({ n, amount }))
		await money.credit({ orderId: id, lines: rest, charges, key: 'the rest' })
		await money.run()
		const notes = await money.documents(id, 'credit-note')
		expect(notes[0]?.sums.total).toBe(third)
		expect(notes[0]?.items[0]?.taxes.map(({ hsnSac }) => hsnSac)).toEqual(['8501', '9954'])
		expect(notes[0]?.items[0]?.counted).toBe(0)
		expectSameSums(notes, invoice)
		expect(await money.failed()).toEqual([])
	})

	itOnSqlite('of an order from before is billed line by line, as it was taxed', async () => {
		const { id, store, money } = await opened(open(LIVE))
		await setOrder(store, id, { system_hsn: null })
		await money.supply({ orderId: id })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect([invoice?.system, invoice?.items[0]?.counted]).toEqual([undefined, undefined])
	})

	itOnSqlite('that is cancelled keeps its lines on the invoice of the fee', async () => {
		const { id, store, money } = await opened(open(LIVE))
		await money.payAll(id)
		await setOrder(store, id, { status: 'cancelled', kept_paise: 1_000_00 as never })
		await money.supply({ orderId: id, isKept: true })
		await money.run()
		const [invoice] = await money.documents(id, 'tax-invoice')
		expect([invoice?.system, invoice?.sums.total]).toEqual([undefined, 1_000_00])
	})
})
