import { paise } from '../../../../../shared/money.ts'
import type { Connection } from '../../../../tariffs/bill/connection.ts'
import { type UnitsRead, unitsOf } from '../../../../tariffs/bill/units.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'

const MONTHS = 12
const HOURS = 24 * 30
/** Of a home's connection, and the least of any other's, kW. */
const USUAL_KW = 3
/** Loads of smaller connections, kW: for bills below the charges for a usual one. */
const SMALLER_KW = [2, 1, 0.5]
/** How much of a connection shops and societies use in the mean; an assumption of the store. */
const LOAD_FACTOR = 0.25

/** The load a connection may carry: the fixed charge counts it. */
export interface SanctionedLoad {
	kw: number
	/** false: assumed. */
	isGiven: boolean
	/** Whether it is smaller than usual since the bill is too small for a usual one. */
	isForSmallBill?: boolean
}

type Used = Pick<
	PlanRequest,
	'monthlyUse' | 'monthlyKwh' | 'monthlyBill' | 'monthlyBills' | 'billMonths'
>

/** April to September. */
const isSummer = (month: number) => month >= 3 && month < 9

/** The payment of each month, rupees, as far as bills are given. */
function billsOf({ monthlyBill = 0, monthlyBills, billMonths = 1 }: Used): number[] {
	const [ofSummer = 0, ofWinter = 0] = monthlyBills ?? []
	const isYear = monthlyBills?.length === MONTHS / billMonths
	return Array.from({ length: MONTHS }, (_, month) => {
		const ofSeason = isSummer(month) ? ofSummer : ofWinter
		const ofPeriod = isYear ? (monthlyBills[Math.floor(month / billMonths)] ?? 0) : ofSeason
		return (monthlyBills ? ofPeriod : monthlyBill) / billMonths
	})
}

/** The use of each month, January first. */
export interface UnitsUsed {
	kwh: number[]
	/** Months whose bill is that of no unit: the most units that they may be. null where there are none. */
	free: { months: number[]; mostKwh: number } | null
}

const asGiven = (kwh: number[]): UnitsUsed => ({ kwh, free: null })

/**
 * kWh used in each month: as given, or each month as much as its bill pays for, half of the free units where it pays for
 * none; null where a bill cannot tell.
 */
export function unitsUsed(request: Used, connection: Connection): UnitsUsed | null {
	const { monthlyUse, monthlyKwh } = request
	if (monthlyUse) return asGiven(monthlyUse)
	if (monthlyKwh !== undefined) return asGiven(Array<number>(MONTHS).fill(monthlyKwh))
	const known = new Map<number, UnitsRead | null>()
	const read: UnitsRead[] = []
	for (const bill of billsOf(request)) {
		const before = known.get(bill)
		const found = before === undefined ? unitsOf(connection, paise(Math.round(bill * 100))) : before
		known.set(bill, found)
		if (found === null) return null
		read.push(found)
	}
	const months = read.flatMap(({ freeKwh }, month) => (freeKwh === null ? [] : [month]))
	const mostKwh = Math.max(...read.map(({ freeKwh }) => freeKwh ?? 0))
	return { kwh: read.map(({ kwh }) => kwh), free: months.length > 0 ? { months, mostKwh } : null }
}

/** Whether a buyer pays nothing in a month: then the home gets the free units of its state, asked for or not. */
export const hasFreeMonth = ({ monthlyUse, monthlyKwh, monthlyBill, monthlyBills }: Used) =>
	!monthlyUse && monthlyKwh === undefined && (monthlyBills ?? [monthlyBill]).includes(0)

/**
 * As given; else that of a usual home, and for shops and societies the least whole kW that carries their use in the
 * greatest month. Use calculated from a bill depends on the load in turn: a greater load leaves less of the bill for
 * units. A bill below the charges for such a load is that of a smaller one.
 */
export function sanctionedLoad(
	request: Used & Pick<PlanRequest, 'customer' | 'sanctionedKw'>,
	connectionAt: (kw: number) => Connection,
): SanctionedLoad {
	const { customer, sanctionedKw } = request
	if (sanctionedKw !== undefined) return { kw: sanctionedKw, isGiven: true, isForSmallBill: false }
	const usedBy = (kw: number) => unitsUsed(request, connectionAt(kw))
	if (usedBy(USUAL_KW) === null) {
		const smaller = SMALLER_KW.find((kw) => usedBy(kw) !== null)
		if (smaller !== undefined) return { kw: smaller, isGiven: false, isForSmallBill: true }
	}
	const carrying = (kw: number) => {
		const most = Math.max(...(usedBy(kw)?.kwh ?? []), 0)
		return Math.max(USUAL_KW, Math.ceil(most / (HOURS * LOAD_FACTOR)))
	}
	let kw = USUAL_KW
	let enough = customer === 'home' ? kw : carrying(kw)
	while (enough > kw) {
		const middle = Math.floor((kw + enough) / 2)
		if (carrying(middle) <= middle) enough = middle
		else kw = middle + 1
	}
	return { kw, isGiven: false, isForSmallBill: false }
}
