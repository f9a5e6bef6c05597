import { dayInWords } from '../../../format/dates.ts'
import { counted, either, figure, list } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'
import { MONTHS } from '../../../format/months.ts'

interface Backup {
	loadW: number
	hours: number
}

/** Why batteries last much longer than was asked. */
function leastBackup({ loadW, quantity, inverters }: MuchBackup): string {
	if (inverters > 1) {
		const each = quantity === inverters ? 'one' : figure(quantity / inverters, 0)
		return `each of the ${figure(inverters, 0)} inverters needs batteries of its own, and ${each} on each is the least that answers`
	}
	return `${quantity === 1 ? 'it is' : 'that is'} the least that a plan has for this inverter and your ${figure(loadW, 0)} W`
}

interface MuchBackup extends Backup {
	/** Hours. */
	lasts: number
	/** Of batteries. */
	quantity: number
	inverters: number
}

/** A limit on a month's units within reach, below which bills are much lower. */
export interface Cliff {
	/** Units of a month. */
	limitKwh: number
	/** The months of the year that are a little above it, 0 is January, with the units to be used less in each. */
	months: readonly { month: number; lessKwh: number }[]
	/** Or to be added, so that all of them stay below; kW. */
	moreKw: number
	/** The saving of staying below in the year, paise. */
	saves: number
}

/** `71 units less in August`, `up to 71 units less a month in May and August`. */
function useLess({ months }: Cliff): string {
	const most = Math.max(...months.map(({ lessKwh }) => lessKwh))
	const names = list(months.map(({ month }) => MONTHS[month] as string))
	const units = counted(most, 'unit')
	return months.length === 1
		? `${units} less in ${names}`
		: `up to ${units} less a month in ${names}`
}

/** A rule of a state that is not counted, with what a year would bring by it. */
interface RuleTold {
	kind: 'solar-fixed-charge' | 'use-cap' | 'network-charge' | 'surplus-by-size'
	state: string | null
	/** Its last day; null where none is known. */
	until: string | null
	pctOfUse: number | null
	isMore: boolean
	/** Paise a year. */
	amount: number
}

const untilThen = (until: string | null) => (until ? ` until ${dayInWords(until)}` : '')

const RULES_TOLD: Record<RuleTold['kind'], (of: RuleTold) => string> = {
	'solar-fixed-charge': ({ state }) =>
		`${state} may charge a home with solar its fixed charge by all the units it uses. If it does,`,
	'use-cap': ({ state, pctOfUse }) =>
		`${state} may count what a system makes only up to ${figure(pctOfUse ?? 0, 0)} % of a year’s use. If it does,`,
	'network-charge': ({ state, until }) =>
		`${state} had a network charge on every unit that a system makes${untilThen(until)}. If it still has,`,
	'surplus-by-size': ({ state, until }) =>
		`${state} paid for surplus by the size of a system${untilThen(until)}; the price since then is not known. At those prices`,
}

/** The storage a state requires, by the kW of a system. */
interface StorageAsked {
	aboveKw: number
	bands: readonly { uptoKw: number; pct: number }[]
}

/** The parts of a tariff that may be another than on the bill. */
const TARIFF_PARTS = {
	slabs: 'the prices of the slabs',
	fixed: 'the fixed charge',
	duty: 'the electricity duty',
	surcharge: 'the surcharge',
	levies: 'other levies',
	hours: 'the prices by the hour',
	subsidy: 'the subsidy of the state',
}
export type TariffPart = keyof typeof TARIFF_PARTS

/** A tariff of a company that stands in for one that is not known. */
interface StandIn {
	of: string
	/** How far bills may be off, per cent. */
	pct: number
}

const COMPARE = 'Compare with your bill, or type the price of a unit.'

/** A system a little above the budget; in paise. */
interface OverBudget {
	/** Than the budget. */
	more: number
	/** Before any subsidy. */
	whole: number
	subsidy: number
	/** In the end, of it and of the best within the budget, and how much less it is; below nothing where it is more. */
	cost: number
	instead: number
	saves: number
	kwp: number
	/** Saved more in a year. */
	saving: number
}

/** Notes on a plan; money is in paise. */
export const plans = {
	'planner.plan.no_tariff': (p: { companies: readonly string[]; state: string | null }) =>
		`Type the price of a unit from your bill: we know no tariff of ${p.companies.length > 0 ? either(p.companies) : (p.state ?? 'this place')}.`,
	'planner.plan.bill_tells_nothing':
		'We cannot tell from this bill how much you use. Enter the units instead.',
	/** Months from 0 for January. */
	'planner.use.free': (p: { months: readonly number[]; mostKwh: number }) =>
		`${p.months.length === 12 ? 'Your bills' : `The bills of ${list(p.months.map((month) => MONTHS[month] as string))}`} are the same up to ${figure(p.mostKwh, 0)} units a month, so we assumed half of that: ${figure(p.mostKwh / 2, 0)} units, which may be anything from 0 to ${figure(p.mostKwh, 0)}. If you know the units, type them under Units, or month by month under Expert.`,
	'planner.use.small_load': ({ kw, usualKw }: { kw: number; usualKw: number }) =>
		`Your bill is smaller than the fixed charge of a usual connection of ${figure(usualKw, 2)} kW, so we assumed a sanctioned load of ${figure(kw, 2)} kW. The figure is on your bill.`,
	'planner.plan.after_year': ({ on, end }: { on: string; end: string }) =>
		`We assumed that it is connected on ${dayInWords(on)}. Tariffs and schemes of this year end on ${dayInWords(end)}, and those after it may differ. If you know a sooner day, set it under Expert.`,
	'planner.plan.no_time': 'We are busy with other plans. Please try again in a moment.',
	'planner.plan.best_so_far':
		'There was no time to look at every system: these are the best of those looked at. Ask again in a moment.',
	'planner.plan.busy': 'Too many plans are being made just now. Please try again in a moment.',
	'planner.plan.failed': 'The plan could not be made just now. Please try again in a moment.',

	'planner.tariff.assumed_company': (p: { company: string; others: readonly string[] }) =>
		`We assumed that ${p.company} sends your bill. If it is ${either(p.others)}, choose it: the bills differ.`,
	'planner.tariff.society': 'A housing society pays the tariff of a home here.',
	'planner.tariff.other_load': (p: StandIn & { kw: number }) =>
		`Roughly: we do not know what ${p.of} charges a connection of ${figure(p.kw, 2)} kW and took its nearest tariff, so bills may be ${figure(p.pct)} % higher or lower. ${COMPARE}`,
	'planner.tariff.other_company': (p: StandIn & { company: string | null }) =>
		`Roughly: we know no such tariff of ${p.company ?? 'your company'} and took that of ${p.of} in the same state, so bills may be ${figure(p.pct)} % higher or lower. ${COMPARE}`,
	'planner.tariff.ended': (p: StandIn & { until: string }) =>
		`Roughly: this tariff of ${p.of} ends on ${dayInWords(p.until)} and the next one is not known, so bills may be ${figure(p.pct)} % higher or lower.`,
	'planner.tariff.unconfirmed': (p: StandIn) =>
		`Roughly: we are not sure of this tariff of ${p.of}, so bills may be ${figure(p.pct)} % higher or lower. ${COMPARE}`,
	'planner.tariff.review': ({ on }: { on: string }) =>
		`It is due for review by ${dayInWords(on)}, before the day of connection: we went on with it until a new one is known.`,
	'planner.tariff.weak': ({ parts }: { parts: readonly TariffPart[] }) =>
		`Please compare with your bill: ${list(parts.map((part) => TARIFF_PARTS[part]))} may differ.`,
	'planner.tariff.weak_own': ({ weak }: { weak: readonly string[] }) =>
		`Please compare with your bill, as these may differ: ${weak.join('; ')}.`,

	'planner.note.much_backup': (p: MuchBackup) =>
		`You asked for ${figure(p.hours)} h of back-up; ${p.quantity === 1 ? 'the battery lasts' : `the ${figure(p.quantity, 0)} batteries last`} about ${figure(p.lasts)} h: ${leastBackup(p)}.`,
	'planner.note.above_sanctioned': ({ kwp, sanctionedKw }: { kwp: number; sanctionedKw: number }) =>
		`This system has ${figure(kwp, 2)} kW, more than your sanctioned load of ${figure(sanctionedKw, 2)} kW. Your electricity company may ask you to raise it first; the higher fixed charge is counted.`,
	'planner.note.above_assumed': ({ kwp, sanctionedKw }: { kwp: number; sanctionedKw: number }) =>
		`This system has ${figure(kwp, 2)} kW; we assumed a sanctioned load of ${figure(sanctionedKw, 2)} kW. Your electricity company may ask you to raise it first: the figure is on your bill. The higher fixed charge is counted.`,
	'planner.note.delivery_asked':
		'Delivery is not in these figures: nobody can say its cost yet. Ask the shop before you order.',
	'planner.note.three_phases':
		'It needs a three-phase connection. Ask the installer to check that you have one.',
	'planner.note.on_three_phases': (p: { inverters: number; isKnown: boolean }) =>
		`It needs a three-phase connection, with ${figure(p.inverters / 3, 0)} of its ${figure(p.inverters, 0)} inverters on each phase.${p.isKnown ? '' : ' Ask the installer to check that you have one.'}`,
	'planner.way_to_pay.cash': 'All at once',
	/** Amount: paise. */
	'planner.way_to_pay.lent': (p: {
		way: 'bank' | 'scheme'
		amount: number
		ratePct: number
		years: number
	}) =>
		`${p.way === 'scheme' ? 'Loan of the scheme' : 'Loan of a bank'}: ${inWholeRupees(p.amount)} at ${figure(p.ratePct, 2)} % over ${counted(p.years, 'year')}`,
	/** Amount: paise a year. */
	'planner.rule.told': (p: RuleTold) =>
		`${RULES_TOLD[p.kind](p)} this system would save ${inWholeRupees(p.amount)} ${p.isMore ? 'more' : 'less'} a year. It is not counted.`,
	/** Per cent of a year's production. */
	'planner.own_use': ({ pct, lowPct, highPct }: { pct: number; lowPct: number; highPct: number }) =>
		`Over sunny and cloudy days about ${pct} % of what it makes is used as it is made (${lowPct} to ${highPct} %, by how much you use in the day); the rest goes into the grid.`,
	'planner.note.surplus_price_unknown': ({ surplus }: { surplus: number }) =>
		`About ${figure(surplus, 0)} units a year are left over. What your company pays for them is not known, so they count as nothing.`,
	/** Saving: paise a year. */
	'planner.note.subsidy_by_use': ({ saving }: { saving: number }) =>
		`The subsidy on your bill may go by the units billed or by all that you use. We counted those billed; by those used you save ${inWholeRupees(saving)} a year.`,
	'planner.note.cliff': (p: Cliff) =>
		`Using ${useLess(p)} saves ${inWholeRupees(p.saves)} a year, as your bill then stays within ${figure(p.limitKwh, 0)} units a month. About ${figure(p.moreKw, 1)} kW more would do the same.`,
	'planner.note.storage_asked': (p: { aboveKw: number; askedKwh: number; storedKwh: number }) =>
		`Above ${figure(p.aboveKw, 2)} kW a system needs storage to be connected there: at least ${figure(p.askedKwh)} kWh of this one, which stores ${figure(p.storedKwh)} kWh.`,
	'planner.storage.reading': ({ aboveKw, bands }: StorageAsked) =>
		`Above ${figure(aboveKw, 2)} kW the state asks for storage of ${list(bands.map(({ uptoKw, pct }) => `${figure(pct)} % up to ${figure(uptoKw, 2)} kW`))}. We read it as usable kWh in per cent of the kW of the panels.`,
	'planner.note.battery_for_cuts':
		'The battery is kept for power cuts. Using it in the evening to lower the bill is not counted.',
	'planner.note.repairs': 'Cleaning and repairs are not counted.',

	'planner.over_budget.title': (p: OverBudget) =>
		p.saves > 0
			? `${inWholeRupees(p.more)} more saves you ${inWholeRupees(p.saves)}`
			: `For ${inWholeRupees(p.more)} more: ${figure(p.kwp, 2)} kW`,
	'planner.over_budget': (p: OverBudget) =>
		`${inWholeRupees(p.whole)} in all is ${inWholeRupees(p.more)} above your budget. ${p.subsidy > 0 ? `After a subsidy of ${inWholeRupees(p.subsidy)} you` : 'You'} pay ${inWholeRupees(p.cost)} instead of ${inWholeRupees(p.instead)}${p.saving > 0 ? `, and save about ${inWholeRupees(p.saving)} more a year` : ''}.`,
}
