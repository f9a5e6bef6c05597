import { daytimePctOf, withDaytime } from '../../../../tariffs/bill/use-by-hour.ts'
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
	const pctAt = (points: number) => {
		const daytime = Math.min(90, Math.max(10, daytimePctOf(months.useShares) + points))
		const useShares = withDaytime(months.useShares, daytime)
		const own = points === 0 ? assumed : ownShares({ ...months, useShares })
		const made = sumOf(months.production)
		const used = sumOf(months.production.map((kwh, month) => kwh * (own[month] ?? 0)))
		return made > 0 ? Math.round((100 * used) / made) : 0
	}
	return { pct: pctAt(0), lowPct: pctAt(-DAYTIME_POINTS), highPct: pctAt(DAYTIME_POINTS) }
}
