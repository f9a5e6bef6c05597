import { dayInWords } from '../../../format/dates.ts'
import { list, number } from '../../../format/english.ts'
import { byNumber, remembering } from '../../../format/remembering.ts'

/** @param amount paise */
const rupees = (amount: number) => `₹${number(amount / 100)}`
const kilowatts = remembering((kw: number) => `${Number(kw.toFixed(2))} kW`, byNumber)

/** So much for each kW up to this one. */
interface Tier {
	uptoKw: number
	paisePerKw: number
}

const tier = ({ uptoKw, paisePerKw }: Tier, index: number) =>
	`${rupees(paisePerKw)} per kW ${index === 0 ? 'up' : 'from there'} to ${kilowatts(uptoKw)}`

interface Renewed {
	name: 'inverter' | 'battery'
	quantity: number
	/** Years. */
	after: readonly number[]
}

const PLURAL = { inverter: 'inverters', battery: 'batteries' }

function renewed({ name, quantity, after }: Renewed): string {
	const bought = quantity === 1 ? `a new ${name}` : `${quantity} new ${PLURAL[name]}`
	return `${bought} after ${list(after.map((years) => number(years, 1)))} years`
}

/** Messages about subsidies and replacements; money is in paise. */
export const money = {
	'planner.subsidy.home_rate': ({ tiers }: { tiers: readonly Tier[] }) =>
		`Homes get ${tiers.map(tier).join(', ')}.`,
	'planner.subsidy.special_state': ({ state }: { state: string }) =>
		`${state} has the higher rates of the special states.`,
	'planner.subsidy.home_limit': ({ limitKw, kwp }: { limitKw: number; kwp: number }) =>
		`Only the first ${kilowatts(limitKw)} of ${kilowatts(kwp)} count.`,
	'planner.subsidy.cap': ({ cap }: { cap: number }) => `${rupees(cap)} is the most a home gets.`,
	'planner.subsidy.inverter_limit': ({ kwp, acKw }: { kwp: number; acKw: number }) =>
		`The inverters’ ${kilowatts(acKw)} count, which are less than the panels’ ${kilowatts(kwp)}.`,
	'planner.subsidy.society_rate': ({ paisePerKw }: { paisePerKw: number }) =>
		`Housing societies get ${rupees(paisePerKw)} per kW.`,
	'planner.subsidy.house_limit': ({ kwAHouse, limitKw }: { kwAHouse: number; limitKw: number }) =>
		`${kilowatts(kwAHouse)} a home count, ${kilowatts(limitKw)} in all.`,
	'planner.subsidy.society_limit': ({ limitKw }: { limitKw: number }) =>
		`At most ${kilowatts(limitKw)} of a society count.`,
	'planner.subsidy.ended': ({ until }: { until: string }) =>
		`The scheme pays for systems commissioned until ${dayInWords(until)}; this one would come later.`,
	'planner.subsidy.not_indian_made': 'The scheme asks for panels with cells made in India (DCR).',
	'planner.subsidy.paid_later': ({ until }: { until: string }) =>
		`It is paid after commissioning; the scheme runs until ${dayInWords(until)}.`,
	/** Money in paise. */
	'planner.subsidy.state_adds': (p: {
		state: string
		amount: number
		conditions: string
		until: string | null
	}) =>
		[
			`${p.state} adds ${rupees(p.amount)} beside the national scheme${p.until ? `, until ${dayInWords(p.until)}` : ''}.`,
			p.conditions,
		]
			.join(' ')
			.trim(),
	'planner.subsidy.state_told': ({ state, conditions }: { state: string; conditions: string }) =>
		`${state} may add more, which is not counted here. ${conditions}`,
	'planner.subsidy.state_rebate': (p: {
		state: string
		rupeesPerKwMonth: number
		uptoKw: number
	}) =>
		`In ${p.state} homes with solar up to ${kilowatts(p.uptoKw)} pay ${rupees(p.rupeesPerKwMonth * 100)} less fixed charge a month for each kW of sanctioned load.`,

	'planner.replacements': ({ parts }: { parts: readonly Renewed[] }) =>
		parts.map(renewed).join('; '),
}
