import { metShare } from '../../domain/planner/internal/sizing/use/met-share.ts'
import type { PlanWithMessages } from '../../domain/planner/sizing/answer/answer-schema.ts'
import { type Customer, sharesOfDay } from '../../domain/tariffs/bill/use-by-hour.ts'
import type { MeteringRule } from '../../domain/tariffs/metering.ts'

type Month = PlanWithMessages['options'][number]['money']['months'][number]

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Months of one bill, January first. */
export const periodsOf = (billingMonths: number) =>
	Array.from({ length: 12 / billingMonths }, (_, period) =>
		Array.from({ length: billingMonths }, (_, month) => period * billingMonths + month),
	)

export const meanOver = (months: readonly number[], values: readonly number[]) =>
	total(months.map((month) => values[month] ?? 0)) / months.length

interface Flows {
	billed: number[]
	surplus: number[]
}

/** Net metering, bill by bill: surplus pays for later bills until the settlement. */
function netFlows(months: readonly Month[], rule: MeteringRule, billingMonths: number): Flows {
	const flows: Flows = { billed: Array(12).fill(0), surplus: Array(12).fill(0) }
	const periods = periodsOf(billingMonths)
	const first = periods.findIndex(([january = 0]) => january + 1 >= (rule.settlementMonth ?? 4))
	const inOrder = [...periods.slice(first), ...periods.slice(0, Math.max(0, first))]
	const perSettlement = { bill: 1, 'half-year': periods.length / 2, year: periods.length }
	let kept = 0
	for (const [index, period] of (first < 0 ? periods : inOrder).entries()) {
		const wanted = total(
			period.map((month) => (months[month]?.use ?? 0) - (months[month]?.production ?? 0)),
		)
		const bought = Math.max(0, wanted - kept)
		kept = Math.max(0, kept - wanted)
		const isSettled = (index + 1) % perSettlement[rule.settlement] === 0
		for (const month of period) {
			flows.billed[month] = bought / period.length
			flows.surplus[month] = isSettled ? kept / period.length : 0
		}
		if (isSettled) kept = 0
	}
	return flows
}

/** kWh of a month used as they are made in an hour, over the sunny and cloudy days of the month. */
function ownIn(plan: PlanWithMessages, customer: Customer, month: number, of: Month, hour: number) {
	const day = plan.day.production[month] ?? []
	const used = (plan.day.useShare[hour] ?? 0) * of.use
	const made = ((day[hour] ?? 0) * of.production) / total(day)
	return used * metShare(customer, plan.day.clearness[month] ?? 0)(made / used)
}

/** The part of each month's production that is used as it is made, by the hours of its days, and the part sold. */
function soldFlows(
	plan: PlanWithMessages,
	months: readonly Month[],
	way: MeteringRule['way'],
	customer: Customer,
) {
	const own = months.map((of, month) =>
		way === 'gross' ? 0 : total(HOURS.map((hour) => ownIn(plan, customer, month, of, hour))),
	)
	return {
		bought: months.map(({ use }, month) => use - (own[month] ?? 0)),
		surplus: months.map(({ production }, month) => production - (own[month] ?? 0)),
	}
}

/**
 * The units billed of a period, in each hour: with net metering the use beyond the production, by the hours at one
 * price; else the use that is not met as it is made.
 */
export function billedByHour(
	plan: PlanWithMessages,
	months: readonly Month[],
	period: readonly number[],
	way: MeteringRule['way'],
	customer: Customer = 'home',
): readonly number[] {
	const usual = sharesOfDay(customer)
	const named = plan.tariff?.timeOfDay?.bands ?? []
	const bandOf = (hour: number) => named.findIndex(({ from, to }) => hour >= from && hour < to)
	const wanted = usual.map((share, hour) => {
		const all = period.map((at) => {
			const { use = 0, production = 0 } = months[at] ?? {}
			const day = plan.day.production[at] ?? []
			const made = ((day[hour] ?? 0) / total(day)) * production
			if (way === 'net') return share * use - made
			const month = months[at]
			return share * use - (way === 'gross' || !month ? 0 : ownIn(plan, customer, at, month, hour))
		})
		return total(all)
	})
	const hours = usual.map((_, hour) => hour)
	const bought = [...new Set(hours.map(bandOf))].map((band) => {
		const within = hours.filter((hour) => bandOf(hour) === band)
		return { within, kwh: Math.max(0, total(within.map((hour) => wanted[hour] ?? 0))) }
	})
	const whole = total(bought.map(({ kwh }) => kwh))
	if (whole === 0) return usual
	return hours.map((hour) => {
		const { within, kwh } = bought.find((each) => each.within.includes(hour)) ?? {
			within: [hour],
			kwh: 0,
		}
		return kwh / whole / within.length
	})
}

/** The units billed and sold of each month, by the metering rule; bills are of `by` months. */
export function flowsOf(
	plan: PlanWithMessages,
	months: readonly Month[],
	rule: MeteringRule,
	by: number,
	customer: Customer = 'home',
) {
	if (rule.way === 'net') return netFlows(months, rule, by)
	const { bought, surplus } = soldFlows(plan, months, rule.way, customer)
	const billed = periodsOf(by).flatMap((period) => period.map(() => meanOver(period, bought)))
	return { billed, surplus }
}
