import { inIndia } from '../../shared/addresses/address.ts'
import { dayAt } from '../../shared/calendar.ts'
import type { AppContext } from '../app-context.ts'
import { installsAt } from '../delivery/coverage.ts'
import { referenceDataOn } from '../reference-data/queries.ts'
import { companiesOfPin } from '../tariffs/bill/companies.ts'
import { tariffBookOn } from '../tariffs/queries.ts'
import { knownState } from '../tax/rules.ts'
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
	const pin = request.pin ?? null
	const state = pin ? inIndia({ zipCode: pin, state: request.state }).state : request.state
	const to = { pin, state: knownState(state ?? null), at }
	const [referenceData, book, installs] = await Promise.all([
		referenceDataOn(ctx, { on: today }),
		tariffBookOn(ctx, today, companies),
		installsAt(ctx, ctx.db, to),
	])
	return { request, referenceData, book, today, unproven: ctx.policy.unproven, installs }
}
