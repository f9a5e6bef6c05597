import type { Actor } from '../../../shared/actor.ts'
import {
	type BulkResultWithMessages,
	bulkResult,
	inLockingOrder,
} from '../../../shared/lists/bulk.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { mayStepSeveral } from '../policy.ts'
import type { EnquirySteps } from '../schema.ts'
import { enquiryTables } from '../tables.ts'
import { stepEnquiry } from './enquiry-steps.ts'

/**
 * Takes one step with several enquiries, each in a transaction of its own.
 * @returns not_signed_in or forbidden for all but admins
 */
export async function stepEnquiries(
	ctx: AppContext,
	actor: Actor,
	{ ids, step, note, reply }: EnquirySteps,
): Promise<Result<BulkResultWithMessages>> {
	const allowed = mayStepSeveral(actor)
	if (!allowed.ok) return allowed
	const rows = await enquiryTables(ctx.db)
		.selectFrom('enquiries')
		.select(['id', 'name', 'number'])
		.where('id', 'in', ids)
		.execute()
	const names = new Map(rows.map(({ id, name, number }) => [id, `${name}, ${number}`]))
	const results: { id: string; result: Result<unknown> }[] = []
	for (const id of inLockingOrder(ids))
		results.push({ id, result: await stepEnquiry(ctx, actor, id, step, { note, reply }) })
	return ok(bulkResult(results, (id) => names.get(id) ?? null))
}
