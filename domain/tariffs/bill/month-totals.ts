import { energyCharge } from '../internal/bill/charges.ts'
import type { RetailTariff } from '../internal/bill/tariff.ts'
import { MAX_KWH } from '../limits.ts'
import { atAnyHour, type Connection, monthBill, tariffOfKwh } from './connection.ts'
import { timeOfDayCharge } from './time-of-day.ts'
import { cornersOf } from './units.ts'

/** From some units to others: the costs of months at both ends, paise. */
interface Piece {
	from: number
	to: number
	low: number
	high: number
	/** Whether all between lies on the line of the ends; not yet known where it is missing. */
	isStraight?: boolean
	halves?: readonly [Piece, Piece]
}

/** So much above a limit a bill is that of the units beyond it. */
const JUST_ABOVE = 1e-6
/** Each part of a bill is rounded to the paisa. */
const ROUNDED = 4
/** A unit may cost ten rupees: where a line bends, pieces of a unit are halved down to this, kWh. */
const SHORTEST = 1 / 128
/** Where to look whether a piece is straight: in the middle, and where equal steps do not hide. */
const LOOKED_AT = [0.5, 0.382]
/** Beyond the last limit pieces grow by so much. */
const GROWTH = 4

/**
 * The cost of a month of so many kWh, paise. @param bandShares the shares of the units in each band of the hours; the
 * usual ones unless given
 */
export type MonthTotals = (kwh: number, bandShares?: readonly number[]) => number

/**
 * The costs of months within a few paise of their bills, at any hour and by the hours. The surcharge of the hours is in
 * proportion to their units, with the duty and the levies on it, but where a minimum or a subsidy counts.
 */
export function monthTotals(connection: Connection): MonthTotals {
	const { tariffs, hours } = connection
	if (!hours) return totalsAtAnyHour(connection)
	const isInProportion = tariffs.every(
		({ tariff: { minimumPaise, subsidy } }) => minimumPaise === 0 && subsidy === null,
	)
	if (!isInProportion) return (kwh, bandShares) => monthBill(connection, kwh, { bandShares }).total
	const plain = totalsAtAnyHour(atAnyHour(connection))
	const taxed = new Map(tariffs.map(({ tariff }) => [tariff, taxedIn(tariff)]))
	return (kwh, bandShares = hours.useShares) => {
		const tariff = tariffOfKwh(connection, kwh)
		if (tariff.timeOfDay && kwh <= tariff.timeOfDay.aboveKwh) return plain(kwh)
		const energy = energyCharge(tariff, kwh)
		return (
			plain(kwh) +
			timeOfDayCharge(tariff.timeOfDay, kwh, energy, bandShares) * (taxed.get(tariff) ?? 1)
		)
	}
}

/** The cost of a paisa for energy with the duty and the levies on it. */
const taxedIn = ({ duty, levies }: RetailTariff): number =>
	[duty, ...levies].reduce(
		(whole, { pct = 0, of = [] }) => whole + (of.includes('energy') ? pct / 100 : 0),
		1,
	)

/**
 * The costs of months, paise, for the thousands of them that a plan looks at: within a few paise of their bills.
 * Between two limits of a tariff a bill is a straight line, but where a minimum or the most of a subsidy begins to
 * count; there the line is halved until it is straight, or too short to matter.
 */
function totalsAtAnyHour(connection: Connection): (kwh: number) => number {
	const total = (kwh: number): number => monthBill(connection, kwh).total
	const ends = endsOf(connection)
	const pieces: (Piece | undefined)[] = []
	const pieceAt = (kwh: number): Piece => {
		let at = 0
		while (kwh > (ends[at] ?? Number.POSITIVE_INFINITY)) at++
		const before = pieces[at]
		if (before) return before
		const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + JUST_ABOVE
		const to = ends[at] ?? MAX_KWH
		const piece = { from, to, low: total(from), high: total(to) }
		pieces[at] = piece
		return piece
	}
	/** Those of the months before: years on are often on them too. */
	let last: Piece | undefined
	let other: Piece | undefined
	const within = (piece: Piece, kwh: number): number => {
		piece.isStraight ??=
			piece.to - piece.from <= SHORTEST || LOOKED_AT.every((share) => isOnLine(piece, share, total))
		if (piece.isStraight) {
			other = last
			last = piece
			return onLine(piece, kwh)
		}
		piece.halves ??= halved(piece, total)
		const [lower, upper] = piece.halves
		return within(kwh <= lower.to ? lower : upper, kwh)
	}
	let ofNone: number | undefined
	return (kwh) => {
		if (kwh === 0) {
			ofNone ??= pieceAt(0).low
			return ofNone
		}
		if (last && kwh > last.from && kwh <= last.to) return onLine(last, kwh)
		if (other && kwh > other.from && kwh <= other.to) return onLine(other, kwh)
		return within(pieceAt(kwh), kwh)
	}
}

const onLine = ({ from, to, low, high }: Piece, kwh: number): number =>
	low + ((high - low) * (kwh - from)) / (to - from)

function isOnLine(
	{ from, to, low, high }: Piece,
	share: number,
	total: (kwh: number) => number,
): boolean {
	const there = total(from + share * (to - from))
	return Math.abs(there - low - share * (high - low)) <= ROUNDED
}

/** Below and above the middle; at a whole number of units while there is one, since bills jump only after those. */
function halved({ from, to, low, high }: Piece, total: (kwh: number) => number): [Piece, Piece] {
	const half = (from + to) / 2
	const middle = Math.floor(half) > from ? Math.floor(half) : half
	const above = middle + JUST_ABOVE
	return [
		{ from, to: middle, low, high: total(middle) },
		{ from: above, to, low: total(above), high },
	]
}

function endsOf(connection: Connection): number[] {
	const ends = [...new Set(cornersOf(connection))].sort((a, b) => a - b)
	for (let last = ends.at(-1) ?? 100; last < MAX_KWH; last *= GROWTH) ends.push(last * GROWTH)
	return ends
}
