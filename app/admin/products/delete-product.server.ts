import type { RouterContextProvider } from 'react-router'
import { api, attempt } from '../../api.server'
import { addedProducts } from './all-products.server'

type Context = Readonly<RouterContextProvider>

export interface DeleteAnswer {
	problem: string | null
	/** What is wrong with the word typed to confirm. */
	confirmation: string | null
}

export interface Deleted {
	deleted: number
	problem: string | null
}

/** Deletes a product; one that is gone already counts as deleted. */
export async function deleteOne(context: Context, id: string): Promise<Deleted> {
	const result = await attempt(api(context).catalogue.products[':id'].$delete({ param: { id } }))
	if (result.ok || result.problem.status === 404) return { deleted: 1, problem: null }
	return { deleted: 0, problem: result.problem.detail }
}

/** Deletes every added product, stopping at the first that will not go. */
export async function deleteAllAdded(context: Context): Promise<Deleted> {
	let deleted = 0
	for (;;) {
		const { items } = await addedProducts(context)
		if (items.length === 0) return { deleted, problem: null }
		for (const { id } of items) {
			const one = await deleteOne(context, id)
			if (one.problem) return { deleted, problem: one.problem }
			deleted += 1
		}
	}
}
