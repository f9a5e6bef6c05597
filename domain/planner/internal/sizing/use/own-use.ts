import { daytimePctOf, withDaytime } from '../../../../tariffs/bill/use-by-hour.ts'
import { memoize } from '../../memoize.ts'
import { ownShare } from './day.ts'
import { EVERY_DAY_ALIKE } from './met-share.ts'
import type { Months } from './months.ts'

/** Of a home's day more or less may fall into the hours of the sun than is assumed, points of per cent. */
const DAYTIME_POINTS = 10

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Of each month's production, the share that is used as it is made, 0 to 1. */
export const ownShares = ({ use, production, hours, useShares, met }: Months): number[] =>
	hours.map((day, month) =>
		ownShare(
			day,
			useShares,
			production[month] ?? 0,
			use[month] ?? 0,
			met[month] ?? EVERY_DAY_ALIKE,
		),
	)

/** Of a year's production, the share that is used as it is made, per cent. */
export interface OwnUse {
	pct: number
	/** Where 10 % less of a day's use falls between 6 and 18. */
	lowPct: number
	/** Where 10 % more does. */
	highPct: number
}

/** The own use of a year, and how far it may be off. @param assumed `ownShares` of these months */
export function ownUseOf(months: Months, assumed: readonly number[]): OwnUse {
	const made = sumOf(months.production)
	const pctOf = (own: readonly number[]) => {
		let used = 0
		for (const [month, kwh] of months.production.entries()) used += kwh * (own[month] ?? 0)
		return made > 0 ? Math.round((100 * used) / made) : 0
	}
	const { less, more } = otherDays(months.useShares)
	return {
		pct: pctOf(assumed),
		lowPct: pctOf(ownShares({ ...months, useShares: less })),
		highPct: pctOf(ownShares({ ...months, useShares: more })),
	}
}

// The usual days of customers are the same arrays for many plans.
const otherDays = memoize((useShares: readonly number[]) => {
	const shifted = (points: number) =>
		withDaytime(useShares, Math.min(90, Math.max(10, daytimePctOf(useShares) + points)))
	return { less: shifted(-DAYTIME_POINTS), more: shifted(DAYTIME_POINTS) }
})
