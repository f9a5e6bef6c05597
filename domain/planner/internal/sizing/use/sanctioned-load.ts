import { paise } from '../../../../../shared/money.ts'
import type { FiguresOf } from '../../../../reference-data/rules.ts'
import type { Connection } from '../../../../tariffs/bill/connection.ts'
import { type UnitsRead, unitsOf } from '../../../../tariffs/bill/units.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { memoize } from '../../memoize.ts'
import { totalsOf } from '../../money/finance.ts'

const MONTHS = 12
/** Where no row of the reference data says otherwise. */
const USUAL_LOAD: UsualLoad = { unitsPerKw: 100, leastKw: 1 }
/** The least load of all, kW. */
const LEAST_KW = 0.5

type UsualLoad = FiguresOf<'usual-load'>

/** The error of a mean. */
const A_LITTLE = 1e-9

/** The load a connection may carry: the fixed charge counts it. */
export interface SanctionedLoad {
	kw: number
	/** false: assumed. */
	isGiven: boolean
	/** The usual load, where it is smaller than that since the bill is below the charges for it. */
	usualKw?: number
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
	const known = knownOf(request)
	const before = known.get(connection)
	if (before !== undefined) return before
	const found = unitsOfYear(request, connection)
	known.set(connection, found)
	return found
}

const knownOf = memoize((_request: Used) => new Map<Connection, UnitsUsed | null>())

function unitsOfYear(request: Used, connection: Connection): UnitsUsed | null {
	const { monthlyUse, monthlyKwh } = request
	if (monthlyUse) return asGiven(monthlyUse)
	if (monthlyKwh !== undefined) return asGiven(Array<number>(MONTHS).fill(monthlyKwh))
	const known = new Map<number, UnitsRead | null>()
	const read: UnitsRead[] = []
	for (const bill of billsOf(request)) {
		const before = known.get(bill)
		const found =
			before === undefined
				? unitsOf(connection, paise(Math.round(bill * 100)), totalsOf(connection))
				: before
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
 * As given; else the least whole kW for the units of a mean month. Use calculated from a bill depends on the load in
 * turn: a greater load leaves less of the bill for units. A bill below the charges for such a load is that of a smaller
 * one.
 */
export function sanctionedLoad(
	request: Used & Pick<PlanRequest, 'sanctionedKw'>,
	connectionAt: (kw: number) => Connection,
	{ unitsPerKw, leastKw }: UsualLoad = USUAL_LOAD,
): SanctionedLoad {
	const { sanctionedKw } = request
	if (sanctionedKw !== undefined) return { kw: sanctionedKw, isGiven: true }
	const usedBy = (kw: number) => unitsUsed(request, connectionAt(kw))
	const carrying = (kw: number) => {
		const units = usedBy(kw)?.kwh ?? []
		const mean = units.reduce((total, each) => total + each, 0) / MONTHS
		return Math.max(leastKw, Math.ceil(mean / unitsPerKw - A_LITTLE))
	}
	let kw = leastKw
	let enough = carrying(kw)
	while (enough > kw) {
		const middle = Math.floor((kw + enough) / 2)
		if (carrying(middle) <= middle) enough = middle
		else kw = middle + 1
	}
	const smaller = usedBy(kw) ? undefined : loadsBelow(kw).find((each) => usedBy(each))
	return smaller === undefined
		? { kw, isGiven: false }
		: { kw: smaller, isGiven: false, usualKw: kw }
}

/** Whole kW below a load, the greatest first, and the least of all. */
const loadsBelow = (kw: number): number[] => [
	...Array.from({ length: Math.max(0, Math.ceil(kw) - 1) }, (_, less) => Math.ceil(kw) - 1 - less),
	LEAST_KW,
]
