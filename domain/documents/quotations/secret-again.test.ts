import { expect, it } from 'vitest'
import { once, order } from '../../../test/builders.ts'
import { register } from '../../../test/documents/billing-documents.ts'
import { enterRates } from '../../../test/shop-settings.ts'
import { describeOnSqlite } from '../../../test/store.ts'

describeOnSqlite('a quotation that is asked for again', (open) => {
	it('gives its secret to nobody known for an hour alone', async () => {
		const { visitor, store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		await enterRates(await as('Admin'))
		const { now } = store
		const key = once()
		const wanted = { ...order({ 'solar-panel-250w': 1 }), fulfilment: 'delivery' }
		const after = async (minutes: number) => {
			store.now = () => now() + minutes * 60_000
			return (await visitor().post('/api/quotations', wanted, key)).body
		}
		const { number, trackingKey } = await after(0)
		expect(trackingKey).toEqual(expect.any(String))
		expect(await after(59)).toMatchObject({ number, trackingKey })
		expect(await after(61)).toMatchObject({ number, trackingKey: null })
	})
})
