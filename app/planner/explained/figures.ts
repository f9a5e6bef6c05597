import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { approx, inLakh } from '../../../shared/format/lakh'
import {
	between,
	figure,
	hoursOf,
	kilowatts,
	paybackOf,
	rupees,
	tonnes,
} from '../../components/planner/words'
import { netInLakh, netNote, paybackNote } from '../figures/net-saving'

export const FIGURES = [
	'saving',
	'cost',
	'subsidy',
	'payback',
	'net',
	'power',
	'yield',
	'co2',
	'backup',
] as const

/** A figure of a plan that opens to its calculation. */
export type FigureName = (typeof FIGURES)[number]

/** The id of a figure's explanation in the page. */
export const explanationOf = (name: FigureName) => `explain-${name}`

export interface Shown {
	label: string
	value: string
	/** Its accuracy, and its subject. */
	hint: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The contents of the cost of a system, in words. */
function costOf({ installation, estimates, delivery }: PlanOption['money']): string {
	const isBrought = delivery !== null && delivery > 0
	if (installation > 0)
		return estimates.length > 0
			? 'parts, installation and an estimate of the rest'
			: 'parts and installation'
	const parts = isBrought ? 'its parts and their delivery' : 'its parts'
	if (estimates.length > 0) return `${parts}, and an estimate of the rest`
	return isBrought ? parts : 'its parts alone'
}

const WORDED: Record<FigureName, (option: PlanOption, plan: PlanAnswer) => Shown> = {
	saving: ({ money: { saving, savingRange } }) => ({
		label: 'Saves',
		value: `${rupees(approx(saving))} a year`,
		hint: `${between(savingRange.low, savingRange.high, rupees)} in the first${savingRange.high > 0 ? ', depending on the weather' : ''}`,
	}),
	cost: ({ money, money: { cost, subsidy, whole } }) => ({
		label: subsidy.amount > 0 ? 'Cost after subsidy' : 'Cost',
		value: inLakh(cost),
		hint: `${rupees(cost)} for ${costOf(money)}${subsidy.amount > 0 ? `; ${rupees(whole)} before the subsidy` : ''}`,
	}),
	subsidy: ({ money: { subsidy } }) => ({
		label: 'Subsidy',
		value: rupees(subsidy.amount),
		hint: subsidy.amount > 0 ? 'paid to you after installation' : 'none for this system',
	}),
	payback: ({ money }, { assumed }) => {
		const { isAbout, time } = paybackOf(money.paybackRange)
		const label = money.paybackRange.earliest === null ? 'Paid back' : 'Paid back in'
		return {
			label: isAbout ? `${label} about` : label,
			value: capital(time),
			hint: paybackNote(money, assumed.years),
		}
	},
	net: ({ money: { net } }, { assumed }) => ({
		label: `Over ${assumed.years} years`,
		value: netInLakh(net).expected,
		hint: netNote(net),
	}),
	power: ({ kwp, panel }) => ({
		label: 'Power',
		value: kilowatts(kwp),
		hint: `${figure(panel.quantity)} × ${figure(panel.powerW)} W`,
	}),
	yield: ({ yearlyKwh }, { assumed }) => {
		const off = assumed.bandPct / 100
		const range = between(yearlyKwh * (1 - off), yearlyKwh * (1 + off), figure)
		return {
			label: 'Produces',
			value: `${figure(approx(yearlyKwh))} kWh a year`,
			hint: `${range}, depending on the weather`,
		}
	},
	co2: ({ money: { co2 } }) => ({
		label: 'CO₂ kept out of the air',
		value: tonnes(co2?.yearKg ?? 0),
		hint: 'a year',
	}),
	backup: ({ backup, backupHours }) => ({
		label: 'Back-up',
		value: `${hoursOf(backupHours ?? 0)} hours`,
		hint: `of what you picked; ${figure(backup?.powerW ?? 0)} W at once at most`,
	}),
}

/** A figure in words, no closer than it is known; null where the plan has none. */
export function shownFigure(name: FigureName, option: PlanOption, plan: PlanAnswer): Shown | null {
	if (name === 'co2' && !option.money.co2) return null
	if (name === 'backup' && !option.backupHours) return null
	return WORDED[name](option, plan)
}
