import type { ListName } from '../../../../domain/list-views/schema'
import { api, type Context, read } from '../../../api.server'

/** The views that the person has saved of a list, and the filters they used last. */
export async function readViews(context: Context, list: ListName) {
	const { views, used } = await read(api(context).listViews.$get({ query: { list } }))
	return { list, views, used }
}
export type Views = Awaited<ReturnType<typeof readViews>>
