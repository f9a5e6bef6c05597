import type { Selectable } from 'kysely'
import type { Actor } from '../../shared/actor.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { NOT_FOUND, ownerOf } from './policy.ts'
import type { ListQuery, ListView } from './schema.ts'
import { type ListViewTables, listViewTables } from './tables.ts'

export const viewOf = ({
	id,
	list,
	name,
	query,
}: Selectable<ListViewTables['list_views']>): ListView => ({ id, list, name, query })

/** The caller’s own views of a list, by their names, and the filters they used last. */
export const listViews = (ctx: AppContext, actor: Actor, { list }: ListQuery) =>
	authorizedRead(ownerOf(actor), async ({ id: user_id }) => {
		const tables = listViewTables(ctx.db)
		const [views, filters] = await Promise.all([
			tables
				.selectFrom('list_views')
				.selectAll()
				.where((eb) => eb.and({ user_id, list }))
				.orderBy('name')
				.execute(),
			tables
				.selectFrom('list_filters')
				.select('query')
				.where((eb) => eb.and({ user_id, list }))
				.executeTakeFirst(),
		])
		return { views: views.map(viewOf), used: filters?.query ?? '' }
	})

/** One of the caller’s own views. */
export async function getListView(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<ListView>> {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const row = await listViewTables(ctx.db)
		.selectFrom('list_views')
		.selectAll()
		.where((eb) => eb.and({ id, user_id: owner.value.id }))
		.executeTakeFirst()
	return row ? ok(viewOf(row)) : fail('not_found', NOT_FOUND)
}
