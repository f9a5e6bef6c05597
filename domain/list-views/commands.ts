import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import { lockAccount } from '../accounts/administration/lock-account.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { MAX_VIEWS } from './limits.ts'
import { NOT_FOUND, ownerOf } from './policy.ts'
import { viewOf } from './queries.ts'
import { rememberedOf } from './rules.ts'
import type { NewListView, UsedFilters } from './schema.ts'
import { listViewTables } from './tables.ts'

const FULL = message('list_views.full', { most: MAX_VIEWS })

/** Keeps filters of a list under a name. One of that name is there already: it gets these filters. */
export const saveListView = (ctx: AppContext, actor: Actor, { list, name, query }: NewListView) =>
	authorizedTransaction(ownerOf(actor), ctx, async ({ tx, who: { id: user_id }, at }) => {
		await lockAccount(tx, user_id)
		const row = await listViewTables(tx)
			.insertInto('list_views')
			.values({ id: newId(), user_id, list, name, query, created_at: at })
			.onConflict((conflict) =>
				conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query }),
			)
			.returningAll()
			.executeTakeFirstOrThrow()
		const own = listViewTables(tx)
			.selectFrom('list_views')
			.where((eb) => eb.and({ user_id, list }))
		if ((await countOf(own)) > MAX_VIEWS) return fail('conflict', FULL)
		return ok(viewOf(row))
	})

/** @returns the view that was removed, with which it can be saved again */
export const removeListView = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(ownerOf(actor), ctx, async ({ tx, who: { id: user_id } }) => {
		const row = await listViewTables(tx)
			.deleteFrom('list_views')
			.where((eb) => eb.and({ id, user_id }))
			.returningAll()
			.executeTakeFirst()
		return row ? ok(viewOf(row)) : fail('not_found', NOT_FOUND)
	})

/** Remembers the filters of a list that the caller uses now, without words and days. */
export const rememberFilters = (
	ctx: AppContext,
	actor: Actor,
	{ list, query: given }: UsedFilters,
) =>
	authorizedTransaction(ownerOf(actor), ctx, async ({ tx, who: { id: user_id }, at }) => {
		const query = rememberedOf(given)
		await listViewTables(tx)
			.insertInto('list_filters')
			.values({ user_id, list, query, updated_at: at })
			.onConflict((conflict) =>
				conflict.columns(['user_id', 'list']).doUpdateSet({ query, updated_at: at }),
			)
			.execute()
		return ok({ list, query })
	})

/** Removes all views of an account, in the transaction that closes it. */
export async function removeListViewsOf(tx: Tx, user_id: UserId): Promise<void> {
	for (const table of ['list_views', 'list_filters'] as const)
		await listViewTables(tx).deleteFrom(table).where('user_id', '=', user_id).execute()
}
