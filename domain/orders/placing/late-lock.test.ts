import {
	InsertQueryNode,
	type KyselyPlugin,
	type PluginTransformQueryArgs,
	TableNode,
	UpdateQueryNode,
} from 'kysely'
import { expect, it } from 'vitest'
import { installed } from '../../../test/builders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { NewOrder } from '../schema.ts'
import { placeOrder } from './place.ts'

const PANEL = 'solar-panel-250w'

/** Such as `insert order_lines`, or the kind of another statement. */
function wordsOf({ node }: PluginTransformQueryArgs): string {
	if (InsertQueryNode.is(node)) return `insert ${node.into?.table.identifier.name}`
	if (UpdateQueryNode.is(node) && node.table && TableNode.is(node.table))
		return `update ${node.table.table.identifier.name}`
	return node.kind
}

describeOnAllEngines('the goods of an order', (open) => {
	it('are taken when all else is written, since others who want them wait until the commit', async () => {
		const { store } = await open({ mode: 'live', sampleData: true })
		const statements: string[] = []
		const plugin: KyselyPlugin = {
			transformQuery: (asked) => {
				statements.push(wordsOf(asked))
				return asked.node
			},
			transformResult: async ({ result }) => result,
		}
		const watched = { ...store, db: store.db.withPlugin(plugin) as typeof store.db }
		const input = NewOrder.parse({ ...installed({ [PANEL]: 1 }, 6490, 250), payment: 'transfer' })
		const asked = { key: 'a key', address: '192.0.2.1', device: null }
		const placed = await placeOrder(watched, { kind: 'visitor', cartId: null }, asked, input)
		expect(placed.ok).toBe(true)
		const taken = statements.indexOf('update products')
		const whatIsWritten = (some: string[]) => some.filter((each) => /^(insert|update)/.test(each))
		expect(whatIsWritten(statements.slice(0, taken))).toContain('insert order_lines')
		expect(whatIsWritten(statements.slice(taken))).toEqual([
			'update products',
			'insert stock_movements',
			'update catalogue_state',
			'update products',
		])
	})
})
