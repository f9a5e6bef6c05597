import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import type { Actor } from '../../../shared/actor.ts'
import { discountCode, installed } from '../../../test/builders.ts'
import { describeOnPostgres } from '../../../test/store.ts'
import { NewOrder } from '../schema.ts'
import { placeOrder } from './place.ts'

const PANEL = 'solar-panel-250w'
const NOBODY: Actor = { kind: 'visitor', cartId: null }

// On SQLite one transaction that writes waits for the other from its start.
describeOnPostgres('a request that is sent twice', (open) => {
	it('gives one order where the second looked for it just before the first used a code up', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		const code = discountCode({ maxUses: 1, maxPerPerson: null })
		expect((await (await as('Admin')).post('/api/codes', code)).status).toBe(201)
		const [looked, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
		let queries = 0
		const plugin: KyselyPlugin = {
			transformQuery: ({ node }) => node,
			async transformResult({ result }) {
				if (++queries === 1) {
					looked.resolve()
					await taken.promise
				}
				return result
			},
		}
		const slow = { ...store, db: store.db.withPlugin(plugin) as typeof store.db }
		const input = NewOrder.parse({
			...installed({ [PANEL]: 1 }, 6490 * 0.9, 250),
			code: 'SUN-10',
			payment: 'cod',
		})
		const asked = { key: 'the same', address: '192.0.2.1', device: null }
		const second = placeOrder(slow, NOBODY, asked, input)
		await looked.promise
		const first = await placeOrder(store, NOBODY, asked, input)
		taken.resolve()
		const idOf = (result: typeof first) => (result.ok ? result.value.id : result.problem)
		expect(idOf(await second)).toBe(idOf(first))
		expect(first.ok).toBe(true)
	})
})
