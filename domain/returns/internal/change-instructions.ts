import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { answerBuyer, findReturn, updateReturn } from '../commands.ts'
import { listReturns } from '../queries.ts'
import type { OrderReturns, ReturnInstructions } from '../schema.ts'
import { instructionColumns, instructionsNow } from './instructions.ts'
import { notifyBuyer } from './notices.ts'

/**
 * Says anew what the buyer of an approved return does with its goods, and writes to them.
 * @returns not_found; conflict where it is not awaited; as `instructionsFor`
 */
export async function changeInstructions(
	ctx: AppContext,
	actor: Actor,
	{ id, n }: { id: string; n: number },
	given: ReturnInstructions,
): Promise<Result<OrderReturns>> {
	const changed = await answerBuyer(ctx, actor, id, async ({ tx, who, at, order }) => {
		const told = instructionsNow(ctx, given)
		if (!told.ok) return told
		const before = await findReturn(tx, order.id, n)
		if (!before) return fail('not_found', message('returns.not_found'))
		const change = before.instruction_changes + 1
		const set = { ...instructionColumns(told.value), instruction_changes: change }
		const updated = await updateReturn(tx, { id: order.id, n, state: 'agreed' }, set)
		if (!updated.ok) return updated
		const instructions = told.value
		const kind = 'return-changed' as const
		await notifyBuyer(ctx, tx, order, { kind, n, answer: null, at, instructions, change })
		await audit(tx, who, at, [
			{
				action: 'return instructions changed',
				...ofOrder(id),
				after: { return: n, ...instructions },
			},
		])
		return ok(undefined)
	})
	return changed.ok ? listReturns(ctx, actor, id) : changed
}
