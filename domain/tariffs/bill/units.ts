import type { Paise } from '../../../shared/money.ts'
import type { RetailTariff } from '../internal/bill/tariff.ts'
import { type Connection, monthBill } from './connection.ts'

/** More in a month than anybody uses; a price this small is one that is not known. */
const MAX_KWH = 1_000_000

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

/**
 * The most whole units of a month whose bill is not above this one: the inverse of `monthBill`. Between two jumps a
 * bill never falls, across them it may. null where the bill cannot tell: it is nothing, below the bill of no unit, pays
 * for more than a million, or is the same without any.
 * @param bill for a month; of a longer period, its share
 */
export function unitsOf(connection: Connection, bill: Paise): number | null {
	const totalOf = (kwh: number) => monthBill(connection, kwh).total
	const fits = (kwh: number) => totalOf(kwh) <= bill
	if (bill <= 0 || fits(MAX_KWH + 1)) return null
	const starts = [0, ...allJumpsOf(connection).map((limit) => Math.floor(limit) + 1)].sort(
		(a, b) => b - a,
	)
	let beyond = MAX_KWH + 1
	for (const start of starts) {
		if (start < beyond && fits(start)) {
			const most = lastThat(fits, start, beyond)
			return totalOf(most) === totalOf(0) ? null : most
		}
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
