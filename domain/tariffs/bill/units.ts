import type { Paise } from '../../../shared/money.ts'
import type { RetailTariff } from '../internal/bill/tariff.ts'
import { MAX_KWH } from '../limits.ts'
import { type Connection, monthBill } from './connection.ts'

const limitsIn = (bands: readonly { uptoKwh: number | null }[]) =>
	bands.flatMap(({ uptoKwh }) => uptoKwh ?? [])

/** Where a bill may jump: after these kWh. */
export function jumpsOf(tariff: RetailTariff): number[] {
	const { energy, timeOfDay, fixed, customerCharge, subsidy } = tariff
	const jumps = [...limitsIn(fixed.bySlab), ...limitsIn(customerCharge)]
	if (energy.way === 'whole-month') jumps.push(...limitsIn(energy.slabs))
	if (timeOfDay?.aboveKwh) jumps.push(timeOfDay.aboveKwh)
	if (energy.way === 'ladders') jumps.push(...limitsIn(energy.ladders))
	if (subsidy && 'uptoKwh' in subsidy) jumps.push(subsidy.uptoKwh)
	if (subsidy?.kind === 'free-then-price' && subsidy.zeroUptoKwh) jumps.push(subsidy.zeroUptoKwh)
	if (subsidy?.kind === 'tiers') jumps.push(...limitsIn(subsidy.tiers))
	if (subsidy?.kind === 'free-units-by-total') jumps.push(...limitsIn(subsidy.free))
	return jumps
}

/** Where a line of bills may bend or jump: after these kWh. */
export const cornersOf = (connection: Connection): number[] => [
	...allJumpsOf(connection),
	...connection.tariffs.flatMap(({ tariff }) => bendsOf(tariff)),
]

function bendsOf({ energy, surcharge, subsidy }: RetailTariff): number[] {
	const bends =
		energy.way === 'ladders' ? energy.ladders.flatMap(({ slabs }) => limitsIn(slabs)) : []
	if (energy.way === 'telescopic') bends.push(...limitsIn(energy.slabs))
	if (surcharge.way === 'by-slab') bends.push(...limitsIn(surcharge.slabs))
	if (subsidy?.kind === 'free-then-price') bends.push(subsidy.freeKwh)
	if (subsidy?.kind === 'first-units-for') bends.push(subsidy.firstKwh)
	if (subsidy?.kind === 'half-bill' && subsidy.ofFirstKwh) bends.push(subsidy.ofFirstKwh)
	if (subsidy?.kind === 'free-units-by-total') bends.push(...subsidy.free.map(({ kwh }) => kwh))
	return bends
}

const allJumpsOf = ({ tariffs }: Connection) =>
	tariffs.flatMap(({ tariff, uptoKwh }) => [...jumpsOf(tariff), ...(uptoKwh ? [uptoKwh] : [])])

/** Units that a bill pays for. */
export interface UnitsRead {
	kwh: number
	/** The most units of the same bill, where it is that of a month without any; else null. */
	freeKwh: number | null
}

/**
 * The most whole units of a month whose bill is not above this one: the inverse of `monthBill`. Between two jumps a
 * bill never falls, across them it may. A bill that is the same without any unit pays for half of the units that are
 * free; one between that and the bill of the first unit charged is of the nearer one. null where the bill cannot tell: it is below that of no unit, the same for any, or pays for more than a million.
 * @param bill for a month; of a longer period, its share
 * @param nearly bills within a few paise, quicker to calculate: where to look first
 */
export function unitsOf(
	connection: Connection,
	bill: Paise,
	nearly?: (kwh: number) => number,
): UnitsRead | null {
	const totalOf = (kwh: number) => monthBill(connection, kwh).total
	const marks = marksOf(connection)
	const most = mostWithin(marks, bill, {
		fits: (kwh) => totalOf(kwh) <= bill,
		fitsNearly: (kwh) => (nearly ?? totalOf)(kwh) <= bill,
	})
	if (most === null) return null
	if (totalOf(most) > marks.ofNone) return { kwh: most, freeKwh: null }
	if (most < 1) return null
	const charged = totalOf(most + 1)
	return bill - marks.ofNone > charged - bill
		? { kwh: most + 1, freeKwh: null }
		: { kwh: most / 2, freeKwh: most }
}

/** Bills of a connection where each search for units looks, paise. */
interface Marks {
	/** Of the first whole units after each jump and none, the most first. */
	starts: readonly { kwh: number; total: number }[]
	ofNone: number
	/** Of more than anybody uses. */
	ofMost: number
}

const marks = new WeakMap<Connection, Marks>()

function marksOf(connection: Connection): Marks {
	const before = marks.get(connection)
	if (before) return before
	const totalOf = (kwh: number) => monthBill(connection, kwh).total
	const jumps = allJumpsOf(connection).map((limit) => Math.floor(limit) + 1)
	const found = {
		starts: [0, ...jumps].sort((a, b) => b - a).map((kwh) => ({ kwh, total: totalOf(kwh) })),
		ofNone: totalOf(0),
		ofMost: totalOf(MAX_KWH + 1),
	}
	marks.set(connection, found)
	return found
}

/** Whether the bill of so many kWh fits: just so, and within a few paise. */
interface Fitting {
	fits: (kwh: number) => boolean
	fitsNearly: (kwh: number) => boolean
}

/** The most whole units with bills that fit; null for none and for any. */
function mostWithin(
	{ starts, ofMost }: Marks,
	bill: Paise,
	{ fits, fitsNearly }: Fitting,
): number | null {
	if (ofMost <= bill) return null
	let beyond = MAX_KWH + 1
	for (const { kwh: start, total } of starts) {
		if (start < beyond && total <= bill)
			return corrected(fits, lastThat(fitsNearly, start, beyond), start, beyond)
		beyond = Math.min(beyond, start)
	}
	return null
}

/** The last whole number from `first` on and below `beyond` for which it holds; it holds up to there. */
function lastThat(holds: (n: number) => boolean, first: number, beyond: number): number {
	let last = first
	let no = beyond
	while (no - last > 1) {
		const middle = Math.floor((last + no) / 2)
		if (holds(middle)) last = middle
		else no = middle
	}
	return last
}

/** The last whole number for which it holds, from one that is near it. */
function corrected(holds: (n: number) => boolean, near: number, first: number, beyond: number) {
	let last = near
	while (last > first && !holds(last)) last--
	while (last + 1 < beyond && holds(last + 1)) last++
	return last
}
