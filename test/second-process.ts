import { openStore } from '../store/open.ts'
import { once, order } from './builders.ts'
import { callersOf } from './callers.ts'
import type { StoreConfig } from './store.ts'

// A second process on a test's database: places as many orders as it is asked to and says what came
// of each.
const config: StoreConfig = JSON.parse(process.argv[2] ?? '')
const store = await openStore(config)
const { visitor } = callersOf(store)

process.on('message', async ({ orders }: { orders: number }) => {
	const statuses: number[] = []
	for (let n = 0; n < orders; n++) {
		const { status } = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		statuses.push(status)
	}
	process.send?.({ statuses })
	await store[Symbol.asyncDispose]()
	process.disconnect?.()
})
process.send?.({ ready: true })
