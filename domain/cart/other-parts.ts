import type { Actor } from '../../shared/actor.ts'
import { ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { type Changed, change } from './internal/change.ts'
import { setOtherParts } from './internal/other-parts.ts'
import type { OtherParts } from './schema.ts'

/** Notes whether the buyer has the parts that the cart lacks, so that screens do not advise to buy them. */
export const noteOtherParts = (
	ctx: AppContext,
	actor: Actor,
	{ hasOtherParts }: OtherParts,
): Promise<Changed> =>
	change(ctx, actor, async (tx, cartId) => {
		await setOtherParts(tx, cartId, hasOtherParts)
		return ok(null)
	})
