import type { Item } from '../../electrical/items.ts'
import { BATCH_SIZE } from '../../limits.ts'
import type { ToThread } from './plan-message.ts'

/** Of a plan; generators are no parts of one. */
const KINDS = ['panel', 'inverter', 'battery', 'mounting', 'cable', 'protection', 'kit']

/** The catalogue as a thread has it; sends it the changes. */
export class ThreadCatalogue {
	#last: readonly Item[] = []
	#sent = new Map<string, Item>()
	#ids: readonly string[] = []

	/** @param post to the thread */
	async bring(catalogue: readonly Item[], post: (message: ToThread) => void): Promise<void> {
		// A catalogue is the same list, and a product the same object, until it changes.
		if (catalogue === this.#last) return
		const parts = catalogue.filter(({ sheet }) => sheet && KINDS.includes(sheet.kind))
		const changed = parts.filter((item) => this.#sent.get(item.id) !== item)
		for (let at = 0; at < changed.length; at += BATCH_SIZE) {
			post({ kind: 'items', items: changed.slice(at, at + BATCH_SIZE).map(asItem) })
			await new Promise(setImmediate)
		}
		const ids = parts.map(({ id }) => id)
		if (ids.length !== this.#ids.length || ids.some((id, at) => id !== this.#ids[at]))
			post({ kind: 'order', ids })
		this.#last = catalogue
		this.#sent = new Map(parts.map((item) => [item.id, item]))
		this.#ids = ids
	}
}

/** The fields of a product that a plan depends on. */
const asItem = (item: Item): Item => {
	const { id, name, category, wattage, price, stock, image, brand, sheet, compliance } = item
	return {
		id,
		name,
		category,
		wattage,
		price,
		stock,
		sheet,
		...(image !== undefined && { image }),
		...(brand !== undefined && { brand }),
		...(compliance && { compliance }),
	}
}
