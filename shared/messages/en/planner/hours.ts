import { figure, list } from '../../../format/english.ts'
import { formatRupees, inWholeRupees } from '../../../format/money.ts'

/** Prices by the hour, as a tariff has them. */
export interface HourPrices {
	/** Only in months of more units; null for all. */
	aboveKwh: number | null
	bands: readonly HourPrice[]
}

interface HourPrice {
	from: number
	/** Up to this hour, 1 to 24. */
	to: number
	/** More for a unit; below nothing for less. */
	rupeesPerKwh: number
	pct: number
}

const oClock = (hour: number): string => {
	if (hour % 24 === 0) return 'midnight'
	if (hour === 12) return 'noon'
	return `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}

/** `9 am to 5 pm` */
export const hoursBetween = ({ from, to }: Pick<HourPrice, 'from' | 'to'>): string =>
	`${oClock(from)} to ${oClock(to)}`

function priceOf({ rupeesPerKwh, pct }: HourPrice): string {
	const amounts = [
		{ amount: rupeesPerKwh, text: formatRupees(Math.abs(rupeesPerKwh)) },
		{ amount: pct, text: `${figure(Math.abs(pct))} %` },
	]
		.filter(({ amount }) => amount !== 0)
		.map(({ amount, text }) => `${text} ${amount < 0 ? 'less' : 'more'}`)
	return amounts.length === 0 ? 'the same' : amounts.join(' and ')
}

/** The effect of a tariff's hours, and the customers they count for. */
interface HoursCounted extends HourPrices {
	/** null for an unknown meter. */
	meter: 'smart' | 'ordinary' | null
	/** Whether surplus of some hours pays for use at any; null where it is sold. */
	netsAnyHour: boolean | null
}

/** `a unit costs ₹0.80 less from 9 am to 5 pm` */
export function pricesByHour({ aboveKwh, bands }: HourPrices): string {
	const prices = bands.map((band) => `${priceOf(band)} from ${hoursBetween(band)}`)
	const months = aboveKwh === null ? '' : ` in months of more than ${figure(aboveKwh, 0)} units`
	return `a unit costs ${list(prices)}${months}`
}

function hoursCounted({ meter, netsAnyHour, ...prices }: HoursCounted): string {
	const costs = pricesByHour(prices)
	if (meter === 'ordinary')
		return `With a smart meter ${costs}. With your ordinary meter that is not counted.`
	const begins = meter === null ? 'We assumed a smart meter, with which' : 'With your smart meter'
	if (netsAnyHour === null) return `${begins} ${costs}.`
	const pays = netsAnyHour ? 'units of any hour' : 'units of the same hours alone'
	return `${begins} ${costs}. Surplus pays for ${pays}.`
}

/** Money: paise a year, below nothing where more is saved. */
function hoursInSaving({ less, ...prices }: HourPrices & { less: number }): string {
	const amount = inWholeRupees(Math.abs(less))
	const changes =
		Math.abs(less) < 100
			? 'this system saves as much as if every hour cost the same'
			: less > 0
				? `this system saves ${amount} a year less than if every hour cost the same, because solar makes its energy in the cheaper hours`
				: `this system saves ${amount} a year more than if every hour cost the same`
	return `With a smart meter ${pricesByHour(prices)}. So ${changes}.`
}

/** Of bills; paise a year. */
interface HoursInBills extends HourPrices {
	without: number
	withSolar: number
}

const change = (amount: number) =>
	Math.abs(amount) < 100
		? 'the same'
		: `${inWholeRupees(Math.abs(amount))} ${amount < 0 ? 'lower' : 'higher'}`

const hoursInBills = ({ bands, without, withSolar }: HoursInBills) =>
	`Because of the prices from ${list(bands.map(hoursBetween))} the bills of a year are ${change(without)} without solar and ${change(withSolar)} with it.`

/** Messages about prices by the hour; money is in paise. */
export const hours = {
	'planner.hours.between': hoursBetween,
	'planner.hours.counted': hoursCounted,
	'planner.hours.in_bills': hoursInBills,
	'planner.note.time_of_day': hoursInSaving,
}
