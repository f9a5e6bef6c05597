import { fromRupees } from '../../../../shared/money.ts'
import { type Tariff, unitsOf } from '../../money/tariff.ts'
import type { PlanRequest } from '../schema.ts'

const MONTHS = 12
const HOURS = 24 * 30
/** Of a home's connection, and the least of any other's, kW. */
const USUAL_KW = 3
/** How much of a connection shops and societies use in the mean; an assumption of the store. */
const LOAD_FACTOR = 0.25

/** What a connection may carry: the fixed charge counts it. */
export interface SanctionedLoad {
	kw: number
	/** false: assumed. */
	isGiven: boolean
}

type Used = Pick<PlanRequest, 'monthlyUse' | 'monthlyKwh' | 'monthlyBill'>

/**
 * kWh used in each month: as given, or each month as much as the bill pays for; null where the bill
 * cannot tell.
 */
export function unitsUsed(
	{ monthlyUse, monthlyKwh, monthlyBill = 0 }: Used,
	tariff: Tariff,
	sanctionedKw: number,
): number[] | null {
	if (monthlyUse) return monthlyUse
	const bill = fromRupees(monthlyBill)
	const units = monthlyKwh ?? (bill ? unitsOf(tariff, bill, sanctionedKw) : 0)
	return units === null ? null : Array<number>(MONTHS).fill(units)
}

/**
 * As given; else that of a usual home, and for shops and societies the least whole kW that carries
 * what they use in their greatest month. Of a bill, what is used depends on the load in turn: a
 * greater load leaves less of the bill for units.
 */
export function sanctionedLoad(
	request: Used & Pick<PlanRequest, 'customer' | 'sanctionedKw'>,
	tariff: Tariff,
): SanctionedLoad {
	const { customer, sanctionedKw } = request
	if (sanctionedKw !== undefined) return { kw: sanctionedKw, isGiven: true }
	const carrying = (kw: number) => {
		const most = Math.max(...(unitsUsed(request, tariff, kw) ?? []), 0)
		return Math.max(USUAL_KW, Math.ceil(most / (HOURS * LOAD_FACTOR)))
	}
	let kw = USUAL_KW
	let enough = customer === 'home' ? kw : carrying(kw)
	while (enough > kw) {
		const middle = Math.floor((kw + enough) / 2)
		if (carrying(middle) <= middle) enough = middle
		else kw = middle + 1
	}
	return { kw, isGiven: false }
}
