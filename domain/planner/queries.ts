import { dayAt } from '../../shared/calendar.ts'
import { factsOn } from '../facts/queries.ts'
import type { Store } from '../store.ts'
import { companiesOfPin } from '../tariffs/bill/companies.ts'
import { tariffBookOn } from '../tariffs/queries.ts'
import type { PlanInput } from './sizing/plan-input.ts'
import type { PlanRequest } from './sizing/schema.ts'

/** All that a plan made at a moment goes by. @param at epoch milliseconds */
export async function planInput(
	store: Store,
	request: PlanRequest,
	at = store.now(),
): Promise<PlanInput> {
	const today = dayAt(at)
	const companies = request.state || !request.pin ? [] : companiesOfPin(request.pin)
	const [facts, book] = await Promise.all([
		factsOn(store, { on: today }),
		tariffBookOn(store, today, companies),
	])
	return { request, facts, book, today, unproven: store.policy.unproven }
}
