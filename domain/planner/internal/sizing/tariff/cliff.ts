import type { Cliff } from '../../../../../shared/messages/en/planner/plans.ts'
import { paise } from '../../../../../shared/money.ts'
import { type Connection, monthBill, tariffOfKwh } from '../../../../tariffs/bill/connection.ts'
import { jumpsOf } from '../../../../tariffs/bill/units.ts'

interface Month {
	billed: number
	/** kWh, of the whole system. */
	production: number
	/** How it is billed. */
	connection: Connection
	/** Of the units billed, the share in each band of the hours; less use lessens all alike. */
	bandShares?: readonly number[] | undefined
}

/** As far above a limit a month may be to be within reach of it. */
const WITHIN_REACH = 0.25
/** A smaller jump in a month's bill is not worth a word, paise. */
const LEAST_JUMP = 100_00

/** Of the limits within reach the one that is worth most; null where there is none. @param kwp of the system */
export function cliffWithin(months: readonly Month[], kwp: number): Cliff | null {
	const limits = new Set(
		months.flatMap(({ billed, connection }) => jumpsOf(tariffOfKwh(connection, billed))),
	)
	let best: Cliff | null = null
	for (const limitKwh of limits) {
		const cliff = cliffAt(limitKwh, months, kwp)
		if (cliff && cliff.saves > (best?.saves ?? 0)) best = cliff
	}
	return best
}

function cliffAt(limitKwh: number, months: readonly Month[], kwp: number): Cliff | null {
	const total = (kwh: number, { connection, bandShares }: Month) =>
		monthBill(connection, kwh, { bandShares }).total
	const above = months
		.map((of, month) => ({ of, month }))
		.filter(
			({ of }) =>
				of.billed > limitKwh &&
				of.billed <= limitKwh * (1 + WITHIN_REACH) &&
				total(limitKwh + 1, of) - total(limitKwh, of) >= LEAST_JUMP,
		)
	if (above.length === 0) return null
	const moreKw = above.map(({ of }) => (kwp * (of.billed - limitKwh)) / Math.max(of.production, 1))
	return {
		limitKwh,
		months: above.map(({ of, month }) => ({ month, lessKwh: Math.ceil(of.billed - limitKwh) })),
		moreKw: Math.ceil(Math.max(...moreKw) * 10) / 10,
		saves: paise(
			above.reduce((sum, { of }) => sum + total(of.billed, of) - total(limitKwh, of), 0),
		),
	}
}
