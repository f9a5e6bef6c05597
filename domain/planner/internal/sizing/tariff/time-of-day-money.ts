import { message } from '../../../../../shared/messages/message.ts'
import { sum, toRupees } from '../../../../../shared/money.ts'
import { hundredths } from '../../../../../shared/rounding.ts'
import { atAnyHour } from '../../../../tariffs/bill/connection.ts'
import { hoursFrom } from '../../../../tariffs/bill/time-of-day.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import type { SystemWithMessages } from '../../../sizing/answer/option-schema.ts'
import type { Supply } from '../../money/flows.ts'
import { type Saving, savingOf } from '../../money/saving.ts'

interface FirstYear {
	supply: Supply
	/** kWh of each month, January first. */
	use: number[]
	production: number[]
}

/** The effect of the hours on the bills of the first year; null where all hours cost the same. */
export function timeOfDayMoney(
	known: Pick<KnownTariff, 'figures'> | null,
	{ supply, use, production }: FirstYear,
	{ months }: Saving,
): SystemWithMessages['money']['timeOfDay'] {
	const { hours } = supply.connection
	const timeOfDay = known?.figures.timeOfDay
	if (!hours || !timeOfDay) return null
	const { bands, useShares } = hours
	const total = (of: (month: Saving['months'][number]) => number) =>
		months.reduce((all, month) => all + of(month), 0)
	const within = (from: number, to: number, shares: readonly number[] = []) => {
		const named = hoursFrom(from, to)
		return bands.reduce(
			(all, [hour = 0], n) => all + (named.includes(hour) ? (shares[n] ?? 0) : 0),
			0,
		)
	}
	const { connection, without = connection } = supply
	const atOnePrice = {
		...supply,
		hours: null,
		connection: atAnyHour(connection),
		without: atAnyHour(without),
	}
	const ofHours = {
		without: sum(months.map(({ ofHours }) => ofHours.without)),
		withSolar: sum(months.map(({ ofHours }) => ofHours.withSolar)),
	}
	return {
		bands: timeOfDay.bands.map(({ from, to }) => ({
			what: message('planner.hours.between', { from, to }),
			from,
			to,
			use: hundredths(total((month) => month.use * within(from, to, useShares))),
			billed: hundredths(total(({ billed, shares }) => billed * within(from, to, shares))),
		})),
		without: toRupees(ofHours.without),
		withSolar: toRupees(ofHours.withSolar),
		savingAtOnePrice: toRupees(savingOf(atOnePrice, use, production).saving),
		sentence: message('planner.hours.in_bills', { ...timeOfDay, ...ofHours }),
	}
}
