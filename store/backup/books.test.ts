import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { BillingDocument } from '../../domain/documents/billing/schema.ts'
import { paise } from '../../shared/money.ts'
import { callersOf } from '../../test/callers.ts'
import { HARYANA, moneyOf, placeOrder, register } from '../../test/documents/billing-documents.ts'
import { exportsOf } from '../../test/documents/books-of-month.ts'
import { drawn } from '../../test/documents/drawn-documents.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { type OpenStore, openStore } from '../open.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const PANEL = 'solar-panel-250w'

const documentsOf = ({ db }: OpenStore) =>
	db.selectFrom('documents').selectAll().orderBy('id').execute()

describeOnSqlite('the books of a shop that was restored', (open) => {
	it('are the same, document by document and export by export', async () => {
		const opened = await open({ mode: 'live', sampleData: true, onDisk: true })
		const { store, as } = opened
		await register(store)
		const admin = await as('Admin')
		const buyer = await as('Buyer')
		const money = moneyOf(store)
		const ids = [
			await placeOrder(store, buyer, { [PANEL]: 2 }),
			await placeOrder(store, buyer, { [PANEL]: 3 }, { billing: HARYANA }),
			await placeOrder(store, buyer, { [PANEL]: 4 }, { watts: 1000 }),
		]
		for (const [n, id] of ids.entries()) {
			const payment = await money.payAll(id)
			await money.run()
			if (n === 2) {
				await money.refund(id, payment, 1_000_00)
				await store.db
					.updateTable('payments')
					.set({ refunded_paise: paise(1_000_00) })
					.where('id', '=', payment)
					.execute()
			} else await money.supply({ orderId: id })
			await money.run()
		}
		const lines = [{ line: 1, quantity: 1, amount: 6490_00 }]
		await money.credit({ orderId: ids[1] as never, key: `${ids[1]} 1`, lines })
		await money.run()
		const [documents, exports] = [await documentsOf(store), await exportsOf(admin, store.now())]
		expect(new Set(documents.map(({ kind }) => kind)).size).toBe(4)
		const texts = await Promise.all(
			documents.map(({ snapshot }) => drawn(JSON.parse(snapshot) as BillingDocument)),
		)

		const folder = mkdtempSync(join(tmpdir(), 'solbazaar-books-'))
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
		await backUp(opened.config, join(folder, 'backup'))
		const target = { ...opened.config, dataDir: join(folder, 'shop') }
		await restore(target, join(folder, 'backup'))
		await using again = await openStore(target)
		again.hasher.scheme = store.hasher.scheme
		const restored = await documentsOf(again)
		expect(restored).toEqual(documents)
		expect(await exportsOf(await callersOf(again).as('Admin'), store.now())).toEqual(exports)
		expect(
			await Promise.all(
				restored.map(({ snapshot }) => drawn(JSON.parse(snapshot) as BillingDocument)),
			),
		).toEqual(texts)
	})
})
