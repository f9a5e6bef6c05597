// Runs in a thread of its own: plans over the catalogue it was sent.
import { parentPort } from 'node:worker_threads'
import type { Item } from '../../electrical/items.ts'
import { answerPlan } from '../../sizing/answer/plan-answer.ts'
import { SearchBudget } from '../sizing/search/search-budget.ts'
import type { FromThread, ToThread } from './plan-message.ts'

const byId = new Map<string, Item>()
let order: readonly string[] = []
/** The same list until something changes: values memoized for a catalogue last as long. */
let catalogue: readonly Item[] | null = null

const post = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToThread) => {
	if (message.kind === 'plan') {
		catalogue ??= order.flatMap((id) => byId.get(id) ?? [])
		const until = performance.now() + message.searchMs
		const searchBudget = new SearchBudget(() => performance.now() > until)
		post(answerPlan(message.input, catalogue, searchBudget))
		return
	}
	catalogue = null
	if (message.kind === 'items') {
		for (const item of message.items) byId.set(item.id, item)
		return
	}
	order = message.ids
	const left = new Set(order)
	for (const id of byId.keys()) if (!left.has(id)) byId.delete(id)
})

post('ready')
