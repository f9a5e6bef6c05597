import { inIndia } from '../../shared/addresses/address.ts'
import { type Day, dayAt } from '../../shared/calendar.ts'
import { type Paise, zero } from '../../shared/money.ts'
import type { AppContext } from '../app-context.ts'
import { installsAt } from '../delivery/coverage.ts'
import { deliveryWayTo } from '../delivery/queries.ts'
import { cachedReferenceData } from '../reference-data/queries.ts'
import { homeSchemeOf, inForce, rowOfKind } from '../reference-data/rules.ts'
import { stateOfPin } from '../tariffs/bill/companies.ts'
import { tariffBook } from '../tariffs/queries.ts'
import { knownState } from '../tax/rules.ts'
import { lawOf } from './internal/law/law-in-force.ts'
import { lawfulOn } from './internal/law/lawful.ts'
import { commissioningDay } from './internal/sizing/commissioning.ts'
import { singlePhaseLimit, singlePhaseWOf } from './internal/sizing/tariff/state-rules.ts'
import { planRequestIn } from './plan-address.ts'
import type { PlanInput } from './sizing/plan-input.ts'
import { PlanRequest } from './sizing/schema.ts'
import { type Line, subsidyOfKits, subsidyOfSystem } from './sizing/subsidy-of-parts.ts'

/** The inputs of a plan made at a moment. @param at epoch milliseconds */
export async function planInput(
	ctx: AppContext,
	request: PlanRequest,
	at = ctx.now(),
): Promise<PlanInput> {
	const today = dayAt(at)
	const pin = request.pin ?? null
	const delivered = pin ? inIndia({ zipCode: pin, state: request.state }).state : request.state
	const to = { pin, state: knownState(delivered ?? null), at }
	const state = request.state ?? (request.pin ? stateOfPin(request.pin) : null)
	const [referenceData, book, installs] = await Promise.all([
		cachedReferenceData(ctx, today),
		tariffBook(ctx, state),
		installsAt(ctx, ctx.db, to),
	])
	const delivery = !installs && pin ? await deliveryWayTo(ctx, pin) : null
	return { request, referenceData, book, today, unproven: ctx.policy.unproven, installs, delivery }
}

/** The most that one phase of a home's connection carries at a PIN code, W; the usual limit where there is no code. */
export async function singlePhaseWAt(ctx: AppContext, pin: string | undefined): Promise<number> {
	const state = pin ? stateOfPin(pin) : null
	if (!state) return singlePhaseWOf(null)
	const today = dayAt(ctx.now())
	const here = inForce(await cachedReferenceData(ctx, today), state)
	return singlePhaseWOf(singlePhaseLimit(here, 'home', today))
}

interface Bought {
	/** Plans' systems: the address of each plan within the store, and its parts. */
	systems: readonly { plan: string; parts: readonly Line[] }[]
	/** Kits that are no part of them, for a home. */
	kits: readonly Line[]
}

/**
 * The subsidy that is expected for goods: that of the plan for its system, and that of a home for kits. All of an order
 * goes to one connection, which is subsidised once, so the largest counts.
 * @param at epoch milliseconds
 */
export async function subsidyOfGoods(
	ctx: AppContext,
	{ systems, kits }: Bought,
	at: number,
): Promise<Paise> {
	let most = kits.length > 0 ? await ofKits(ctx, kits, at) : zero
	for (const { plan, parts } of systems) {
		const query = new URLSearchParams(plan.slice(plan.indexOf('?') + 1))
		const request = PlanRequest.safeParse(planRequestIn(query))
		if (!request.success) continue
		const input = await planInput(ctx, request.data, at)
		const amount = subsidyOfSystem(input, parts, ctx.catalogue.products)
		if (amount > most) most = amount
	}
	return most
}

async function ofKits(ctx: AppContext, kits: readonly Line[], at: number): Promise<Paise> {
	const today = dayAt(at)
	const { scheme, law } = await nationalTerms(ctx, today)
	return subsidyOfKits(kits, ctx.catalogue.products, { scheme, law, today })
}

/**
 * The home subsidy in force in all of India, null where there is none, the requirements for products on the grid, and those
 * of the catalogue that may be connected on the day on which a system bought today is expected to be.
 */
export async function nationalTerms(ctx: AppContext, today: Day) {
	const rows = (await cachedReferenceData(ctx, today)).filter(({ state }) => state === null)
	const subsidy = rowOfKind(rows, 'home-subsidy')
	const law = lawOf(rows)
	const on = commissioningDay({ commissioning: undefined }, today)
	return {
		scheme: subsidy ? homeSchemeOf(subsidy.figures) : null,
		law,
		rows,
		on,
		lawful: lawfulOn(ctx.catalogue.products, law, on, 'offer'),
	}
}
