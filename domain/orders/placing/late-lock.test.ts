import { expect, it } from 'vitest'
import { isPostgres } from '../../../db/database.ts'
import { installed } from '../../../test/builders.ts'
import { watched, writtenBy } from '../../../test/databases/statements.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { NewOrder } from '../schema.ts'
import { placeOrder } from './place.ts'

const PANEL = 'solar-panel-250w'

describeOnAllEngines('the goods of an order', (open) => {
	it('are taken when all else is written, since others who want them wait until the commit', async () => {
		const { store, statements } = watched((await open({ mode: 'live', sampleData: true })).store)
		const input = NewOrder.parse({ ...installed({ [PANEL]: 1 }, 6490, 250), payment: 'transfer' })
		const asked = { key: 'a key', address: '192.0.2.1', device: null }
		const placed = await placeOrder(store, { kind: 'visitor', cartId: null }, asked, input)
		expect(placed.ok).toBe(true)
		const taken = statements.findIndex((words) => words.includes('update products'))
		expect(writtenBy(statements.slice(0, taken))).toContain('insert order_lines')
		expect(writtenBy(statements.slice(taken))).toEqual([
			'update products',
			'insert stock_movements',
			'update catalogue_state',
			'update products',
		])
		const withWrites = statements.slice(taken).filter((words) => writtenBy([words]).length > 0)
		// Each is a way there and back, which SQLite has not.
		expect(withWrites).toHaveLength(isPostgres(store.db) ? 2 : 4)
	})
})
