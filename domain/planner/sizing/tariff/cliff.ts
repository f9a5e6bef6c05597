import { paise } from '../../../../shared/money.ts'
import { type Connection, monthBill, tariffOfKwh } from '../../bill/connection.ts'
import { jumpsOf } from '../../bill/units.ts'

/** A limit on the month's units below which bills are much lower. */
export interface Cliff {
	/** Units of a month. */
	limitKwh: number
	/** How many months of the first year are a little above it. */
	months: number
	/** To be used less in the greatest of them, units. */
	lessKwh: number
	/** Or to be added, so that all of them stay below; kW. */
	moreKw: number
	/** Of a month at the limit, paise. */
	billAtLimit: number
	/** What staying below saves in the year, paise. */
	saves: number
}

interface Month {
	billed: number
	/** kWh, of the whole system. */
	production: number
}

/** As far above a limit a month may be to be within reach of it. */
const WITHIN_REACH = 0.25
/** A smaller jump in a month's bill is not worth a word, paise. */
const LEAST_JUMP = 100_00

/** Of the limits within reach the one that is worth most; null where there is none. @param kwp of the system */
export function cliffWithin(
	connection: Connection,
	months: readonly Month[],
	kwp: number,
): Cliff | null {
	const limits = new Set(months.flatMap(({ billed }) => jumpsOf(tariffOfKwh(connection, billed))))
	let best: Cliff | null = null
	for (const limitKwh of limits) {
		const cliff = cliffAt(connection, limitKwh, months, kwp)
		if (cliff && cliff.saves > (best?.saves ?? 0)) best = cliff
	}
	return best
}

function cliffAt(
	connection: Connection,
	limitKwh: number,
	months: readonly Month[],
	kwp: number,
): Cliff | null {
	const total = (kwh: number) => monthBill(connection, kwh).total
	const billAtLimit = total(limitKwh)
	if (total(limitKwh + 1) - billAtLimit < LEAST_JUMP) return null
	const above = months.filter(
		({ billed }) => billed > limitKwh && billed <= limitKwh * (1 + WITHIN_REACH),
	)
	if (above.length === 0) return null
	const excess = above.map(({ billed, production }) => ({
		kwh: billed - limitKwh,
		kw: (kwp * (billed - limitKwh)) / Math.max(production, 1),
	}))
	return {
		limitKwh,
		months: above.length,
		lessKwh: Math.ceil(Math.max(...excess.map(({ kwh }) => kwh))),
		moreKw: Math.ceil(Math.max(...excess.map(({ kw }) => kw)) * 10) / 10,
		billAtLimit,
		saves: paise(above.reduce((sum, { billed }) => sum + total(billed) - billAtLimit, 0)),
	}
}
