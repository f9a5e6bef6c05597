import { dayAt } from '../../shared/calendar.ts'
import type { AppContext } from '../app-context.ts'
import { referenceDataOn } from '../reference-data/queries.ts'
import { companiesOfPin } from '../tariffs/bill/companies.ts'
import { tariffBookOn } from '../tariffs/queries.ts'
import type { PlanInput } from './sizing/plan-input.ts'
import type { PlanRequest } from './sizing/schema.ts'

/** The inputs of a plan made at a moment. @param at epoch milliseconds */
export async function planInput(
	ctx: AppContext,
	request: PlanRequest,
	at = ctx.now(),
): Promise<PlanInput> {
	const today = dayAt(at)
	const companies = request.state || !request.pin ? [] : companiesOfPin(request.pin)
	const [referenceData, book] = await Promise.all([
		referenceDataOn(ctx, { on: today }),
		tariffBookOn(ctx, today, companies),
	])
	return { request, referenceData, book, today, unproven: ctx.policy.unproven }
}
