import { wattsOf } from '../../../domain/planner/loads'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import { TOO_MUCH } from '../../../domain/planner/share-of-use'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { MUCH_BACKUP } from '../../../domain/planner/sizing/answer/much-backup'
import { aboutLakh, approx } from '../../../shared/format/lakh'
import { ofUse } from '../../../shared/messages/en/planner/share-of-use'
import { numberIn } from '../../../shared/numbers/typed-number'
import { number } from '../../ui/text/format'

/** `₹2,13,456`; a whole number of rupees. */
export const rupees = (amount: number) =>
	`${amount <= -0.5 ? '−' : ''}₹${number(Math.abs(amount), 0)}`

/** `5,644` */
export const figure = (value: number) => number(value, 0)
/** `3.8` */
export const withTenth = (value: number) => number(value, 1)
/** `3.78 kW` */
export const kilowatts = (kw: number) => `${number(kw, 2)} kW`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const counted = (count: number, one: string, many: string) =>
	`${NUMBERS[count] ?? number(count, 0)} ${count === 1 ? one : many}`

const INVERTERS = {
	string: ['inverter', 'inverters'],
	hybrid: ['hybrid inverter', 'hybrid inverters'],
	micro: ['micro-inverter', 'micro-inverters'],
	'off-grid': ['off-grid inverter', 'off-grid inverters'],
} as const

type Parts = Pick<PlanOption, 'panel' | 'inverter' | 'battery'>

/** `7 panels, one hybrid inverter and one battery` */
export function partsOf({ panel, inverter, battery }: Parts): string {
	const [one, many] = INVERTERS[inverter.type]
	const parts = [
		panel.quantity === 1 ? 'one panel' : `${number(panel.quantity, 0)} panels`,
		counted(inverter.quantity, one, many),
		...(battery ? [counted(battery.quantity, 'battery', 'batteries')] : []),
	]
	return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

type Made = Pick<PlanOption['items'][number], 'brand' | 'warranty'>

const yearsOf = (years: number) => `${number(years, 1)} ${years === 1 ? 'year' : 'years'}`

/** `Solbazaar, warranty 12 years, 30 years on its power` */
export function madeBy({ brand, warranty }: Made): string {
	if (!warranty) return brand
	const { years, performanceYears } = warranty
	const onPower = performanceYears ? `, ${yearsOf(performanceYears)} on its power` : ''
	return `${brand}, warranty ${yearsOf(years)}${onPower}`
}

/** `Covers about 97 % of the 571 units you use`, `Produces about 4.5 times the 60 units you use` */
export function coversOf({ coversPct }: Pick<PlanOption, 'coversPct'>, use: string): string {
	const share = coversPct / 100
	return `${share < TOO_MUCH ? 'Covers' : 'Produces'} about ${ofUse(share, use)}`
}

/** Tenths matter of a few hours only; never more than there are. */
export const hoursOf = (time: number) =>
	time < 10 ? withTenth(Math.floor(time * 10) / 10) : figure(Math.floor(time))

/** `runs what you picked for 18 hours without the grid, more than the 4 hours you asked for` */
export function runsFor(backupHours: number, { hours = '' }: PlanDetails): string {
	const runs = `runs what you picked for ${hoursOf(backupHours)} hours without the grid`
	const requested = numberIn(hours)
	return backupHours > MUCH_BACKUP * requested
		? `${runs}, more than the ${hoursOf(requested)} you asked for`
		: runs
}

/** `about 31,000`, from how far it may be off: neither end is known more closely than two figures. */
export const between = (low: number, high: number, of: (value: number) => string) =>
	of(approx(low)) === of(approx(high))
		? `about ${of(approx(low))}`
		: `${of(approx(low))} to ${of(approx(high))}`

interface Payback {
	earliest: number | null
	latest: number | null
}

/** `4½` */
const halves = (half: number) =>
	`${half >= 2 || half === 0 ? Math.floor(half / 2) : ''}${half % 2 ? '½' : ''}`

interface InWords {
	/** Whether it is rounded: `about` goes before it. */
	isAbout: boolean
	time: string
}

const exactly = (time: string): InWords => ({ isAbout: false, time })
const about = (time: string): InWords => ({ isAbout: true, time })

/** `4 to 4½ years`, from months, to half a year; null is never, as far as anybody can see. */
export function paybackOf({ earliest, latest }: Payback): InWords {
	if (earliest === null) return exactly('not in 25 years')
	const from = Math.round(earliest / 6)
	if (latest === null) return exactly(from < 3 ? 'a year or more' : `${halves(from)} years or more`)
	if (latest <= 12) return exactly('within a year')
	if (from < 2) return exactly(`up to ${halves(Math.ceil(latest / 6))} years`)
	const to = Math.round(latest / 6)
	if (from !== to) return about(`${halves(from)} to ${halves(to)} years`)
	return about(from === 2 ? 'a year' : `${halves(from)} years`)
}

/** `about 4 to 4½ years` */
export function paidBackIn(payback: Payback): string {
	const { isAbout, time } = paybackOf(payback)
	return isAbout ? `about ${time}` : time
}

/** `2.6 tonnes`, or `850 kg` of less than one. */
export const tonnes = (kg: number) =>
	kg < 995 ? `${number(approx(kg), 0)} kg` : `${number(approx(kg) / 1000, 1)} tonnes`

export const NAMES: Record<PlanOption['role'], string> = {
	best: 'Best fit',
	fits: 'Fits your use',
	cheaper: 'Lower price',
	bigger: 'Produces more',
}

const CUSTOMERS: Record<string, string> = { society: 'a housing society', shop: 'a shop' }

/** `for a home`, `for a housing society of 40 houses` */
export const customerOf = ({ customer = '', houses }: PlanDetails) =>
	(CUSTOMERS[customer] ?? 'a home') + (houses ? ` of ${houses} homes` : '')

/** Whether the units used are calculated from a bill. */
export const isFromBill = ({ bill, bills, units, months }: PlanDetails) =>
	Boolean((bill || bills) && !units && !months)

/** `₹7`, `₹7.25`: the price of a unit, the mean of a year with all charges in it. */
export function perUnit({
	monthlyBill,
	monthlyKwh,
}: Pick<PlanAnswer, 'monthlyBill' | 'monthlyKwh'>) {
	return `₹${number(monthlyBill / monthlyKwh, 2)}`
}

/** The replacements counted over the years for parts with shorter lives. */
export const replacementsOf = (
	{ amount, what }: NonNullable<PlanOption['money']['replacements']>,
	years: number,
) => `Counted over the ${years} years: ${what}, ${aboutLakh(amount)} in all at today’s prices.`

const asTyped = (text: string, of: (value: number) => string) => {
	const value = numberIn(text)
	return Number.isNaN(value) ? text : of(value)
}

/** The known use: `₹4,000 a month`, `₹5,000 in summer and ₹2,500 in winter`. */
function usageOf({ bill, bills, billMonths, units, months }: PlanDetails): string | undefined {
	if (months) return 'units of each month'
	if (units) return `${asTyped(units, figure)} units a month`
	const [summer = '', winter = '', ...others] = bills?.split(',') ?? []
	if (others.length > 0) return 'all bills of a year'
	if (bills) return `${asTyped(summer, rupees)} in summer and ${asTyped(winter, rupees)} in winter`
	const period = billMonths ? `for ${billMonths} months` : 'a month'
	return bill && `${asTyped(bill, rupees)} ${period}`
}

/** The details, in a line: `411038 · ₹4,000 a month · any roof · no back-up`. */
export function detailsLine(details: PlanDetails): string {
	const { pin, city, state, area, width, depth, budget, hours } = details
	const roof =
		width || depth
			? `${width ?? '?'} × ${depth ?? '?'} m`
			: area
				? `${area} m² of roof`
				: 'any roof'
	const load = details.load ? numberIn(details.load) : wattsOf(details)
	const backup = hours ? `${figure(load)} W for ${hours} h` : 'no back-up'
	const most = budget && `up to ${asTyped(budget, rupees)}`
	const who = details.customer && customerOf(details)
	return [pin ?? city, state, who, usageOf(details), roof, most, backup].filter(Boolean).join(' · ')
}

/** How a day's use is spread over its hours, and the assumed part of that. */
export function spreadOf({ assumed }: Pick<PlanAnswer, 'assumed'>): string {
	const { daytimeUsePct, daytimeUseGiven } = assumed
	const share = `${withTenth(daytimeUsePct)} % of your use falls between 6 am and 6 pm`
	return daytimeUseGiven
		? `You said that ${share}; how it is spread over the hours is an assumption.`
		: `We assume that ${share}. If you know better, say so under Expert.`
}

/** That another state was counted than the place seems to lie in; null where it was not. */
export function stateNote({ state }: Pick<PlanAnswer, 'state'>): string | null {
	const { name, ofPlace } = state
	if (name === ofPlace) return null
	return `Tariff, subsidy and metering are those of ${name}, as you gave it. By its PIN code or city this place is in ${ofPlace}.`
}

/** `at 3.6 °C at dawn and with cells of 78 °C in the hottest sun`; says so where the cold is assumed. */
export function extremesOf({ site, place }: Pick<PlanAnswer, 'site' | 'place'>): string {
	const cold = `at ${withTenth(site.tMin).replace('-', '−')} °C at dawn`
	const assumed = place.isColdAssumed ? ', which is assumed,' : ''
	return `${cold}${assumed} and with cells of ${figure(site.tCellMax)} °C in the hottest sun`
}
