import { rounded } from '../../../../shared/rounding.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'

export type BatteryFigures = Pick<
	SheetOf<'battery'>,
	'nominalV' | 'minV' | 'maxV' | 'maxChargeA' | 'maxDischargeA' | 'maxParallel' | 'maxSeries'
>
export type BatterySide = NonNullable<SheetOf<'inverter'>['battery']>
type Voltages = Pick<BatteryFigures, 'nominalV' | 'minV' | 'maxV'>

/** How many of a kind its maker allows in series; series that the sheet does not mention are not allowed. */
export const seriesLimit = ({ maxSeries = 1 }: Pick<BatteryFigures, 'maxSeries'>) => maxSeries

/** The voltages of so many in series, V. They add up; the currents stay those of one. */
export const bankVoltages = ({ nominalV, minV, maxV }: Voltages, inSeries: number): Voltages => ({
	nominalV: rounded(nominalV * inSeries, 4),
	minV: rounded(minV * inSeries, 4),
	maxV: rounded(maxV * inSeries, 4),
})

/** Whether its voltages stay within the inverter's range from empty to full. */
function isWithin({ nominalV, minV, maxV }: Voltages, side: BatterySide): boolean {
	return Math.min(nominalV, minV) >= side.minV && Math.max(nominalV, maxV) <= side.maxV
}

/** Whether the inverter takes a battery without others in series; then as many side by side as its maker allows. */
export const suitsAlone = (battery: BatteryFigures, side: BatterySide): boolean =>
	isWithin(bankVoltages(battery, 1), side)

/** How many in series the inverter takes, the fewest first; none where no number of them will do. */
export const seriesCounts = (battery: BatteryFigures, side: BatterySide): number[] =>
	Array.from({ length: seriesLimit(battery) }, (_, index) => index + 1).filter((inSeries) =>
		isWithin(bankVoltages(battery, inSeries), side),
	)

/** The number in series that comes nearest to the middle of the inverter's range. */
function nearestCount(battery: BatteryFigures, side: BatterySide): number {
	const nearest = Math.round((side.minV + side.maxV) / 2 / battery.nominalV)
	return Math.max(1, Math.min(seriesLimit(battery), nearest))
}

/** So many batteries of a kind on so many inverters of a kind. */
export interface Connection {
	battery: BatteryFigures
	side: BatterySide
	batteries: number
	inverters: number
}

/**
 * How many banks work side by side on the inverter with the most of them; batteries that make no whole bank are left
 * out.
 */
export const banksOnOne = (
	{ batteries, inverters }: Pick<Connection, 'batteries' | 'inverters'>,
	inSeries: number,
) => Math.ceil(Math.max(1, Math.floor(batteries / inSeries)) / inverters)

/**
 * How many are put in series. Where the inverter takes several numbers: so that the fewest batteries are
 * missing from whole banks, no more banks are side by side than may be, each inverter has one, and currents
 * are least.
 * @returns also whether the voltages are right
 */
export function seriesFor(connection: Connection): { inSeries: number; suits: boolean } {
	const { battery, side, batteries, inverters } = connection
	const missing = (inSeries: number) => Math.ceil(batteries / inSeries) * inSeries - batteries
	const over = (inSeries: number) =>
		Math.max(0, banksOnOne(connection, inSeries) - battery.maxParallel)
	const idle = (inSeries: number) => Math.max(0, inverters - batteries / inSeries)
	const [best] = seriesCounts(battery, side).sort(
		(a, b) => missing(a) - missing(b) || over(a) - over(b) || idle(a) - idle(b) || b - a,
	)
	return best
		? { inSeries: best, suits: true }
		: { inSeries: nearestCount(battery, side), suits: false }
}

/**
 * Other numbers of the same batteries that make whole banks and are not too many, the nearest first.
 * @returns at most one above and one below
 */
export function wholeCounts({ battery, side, batteries, inverters }: Connection): number[] {
	const most = inverters * battery.maxParallel
	const counts = seriesCounts(battery, side)
	const above = counts
		.map((inSeries) => (Math.floor(batteries / inSeries) + 1) * inSeries)
		.filter((count, index) => count <= most * (counts[index] ?? 1))
	const below = counts
		.map((inSeries) => Math.min(Math.ceil(batteries / inSeries) - 1, most) * inSeries)
		.filter((count) => count > 0)
	return [
		...above.sort((a, b) => a - b).slice(0, 1),
		...below.sort((a, b) => b - a).slice(0, 1),
	].sort((a, b) => Math.abs(a - batteries) - Math.abs(b - batteries))
}
