import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { isBuyerOrAdmin, type OrderFacts } from './policy.ts'
import { factsOf, findOrder, NOT_FOUND, type OrderRow } from './queries.ts'

/** The order, for a caller with access; for others it does not exist. */
export async function visibleOrder(
	db: Database,
	id: string,
	sees: (order: OrderRow) => boolean,
	notFound: Message = NOT_FOUND,
): Promise<Result<OrderRow>> {
	const order = await findOrder(db, id)
	return order && sees(order) ? ok(order) : fail('not_found', notFound)
}

/** The order, for its buyer and for admins; to anyone else it does not exist. */
export const orderOfBuyer = (db: Database, actor: Actor, id: string, key?: string) =>
	visibleOrder(db, id, (order) => isBuyerOrAdmin(actor, factsOf(order), key))

/** A call that reads something of an order, for its buyer and for admins; to anyone else there is no such order. */
export const readOfBuyer =
	<T>(read: (ctx: AppContext, order: OrderRow, actor: Actor, key?: string) => Promise<T>) =>
	async (ctx: AppContext, actor: Actor, id: string, key?: string): Promise<Result<T>> => {
		const found = await orderOfBuyer(ctx.db, actor, id, key)
		return found.ok ? ok(await read(ctx, found.value, actor, key)) : found
	}

/** The rules of a module for actions on a part of an order. */
interface OrderPolicy<Action> {
	/** Whether the caller's role allows it with any order, asked before one is looked for. */
	mayEver: (actor: Actor, action: Action) => Result<unknown>
	maySee: (actor: Actor, order: OrderFacts, key?: string) => boolean
	may: (actor: Actor, action: Action, order: OrderFacts, key?: string) => boolean
	forbidden: (action: Action) => ReturnType<typeof fail>
	notFound: Message
}

/** How a module finds the orders with which its policy lets a caller do something. */
export function orderAccess<Action>({
	mayEver,
	maySee,
	may,
	forbidden,
	notFound,
}: OrderPolicy<Action>) {
	/** The order, where the caller may do this with it. */
	async function orderFor(
		db: Database,
		actor: Actor,
		id: string,
		action: Action,
		key?: string,
	): Promise<Result<OrderRow>> {
		const sees = (order: OrderRow) => maySee(actor, factsOf(order), key)
		const found = await visibleOrder(db, id, sees, notFound)
		if (!found.ok) return found
		return may(actor, action, factsOf(found.value), key) ? found : forbidden(action)
	}
	return {
		orderFor,
		/** Whether the caller may do this with this order. */
		mayWith: async (
			{ db }: AppContext,
			actor: Actor,
			id: string,
			action: Action,
			key?: string,
		): Promise<Result<unknown>> => {
			const allowed = mayEver(actor, action)
			return allowed.ok ? orderFor(db, actor, id, action, key) : allowed
		},
	}
}
