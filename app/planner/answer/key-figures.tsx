import type { ReactNode } from 'react'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { aboutLakh, approx, inLakh } from '../figures/lakh'
import { netNote, paybackNote } from '../figures/net-saving'
import { between, figure, paybackOf, rupees, tonnes } from '../words'
import classes from './key-figures.module.css'

function Figure({
	label,
	main,
	unit,
	children,
}: {
	label: string
	main: ReactNode
	unit?: string
	children: ReactNode
}) {
	return (
		<div className={classes.figure}>
			<dt>{label}</dt>
			<dd>
				<strong>
					{main}
					{unit && <small> {unit}</small>}
				</strong>
				<span>{children}</span>
			</dd>
		</div>
	)
}

/** What a system does for whoever has it, no closer than it is known. */
export function KeyFigures({ option, plan }: { option: PlanOption; plan: PlanAnswer }) {
	const { money, yearlyKwh } = option
	const { bandPct, years } = plan.assumed
	const off = bandPct / 100
	const { saving, savingRange, subsidy, cost, paybackRange, net, co2 } = money
	const payback = paybackOf(paybackRange)
	const parts = option.price + money.installation
	return (
		<dl className={classes.figures}>
			<Figure label="Makes" main={figure(approx(yearlyKwh))} unit="kWh a year">
				{between(yearlyKwh * (1 - off), yearlyKwh * (1 + off), figure)}, depending on the weather
			</Figure>
			<Figure label="Saves" main={rupees(approx(saving))} unit="a year">
				{between(savingRange.low, savingRange.high, rupees)} in the first, depending on the weather
			</Figure>
			<Figure label="Subsidy" main={rupees(subsidy.amount)}>
				{subsidy.amount > 0 ? 'paid to you after installation' : 'none for this system'}
			</Figure>
			<Figure label={subsidy.amount > 0 ? 'Cost after subsidy' : 'Cost'} main={inLakh(cost)}>
				{rupees(cost)}, installed{subsidy.amount > 0 && `; ${rupees(parts)} before it`}
			</Figure>
			<Figure label={paidBack(payback.isAbout, paybackRange.earliest)} main={capital(payback.time)}>
				{paybackNote(money, years)}
			</Figure>
			<Figure label={`Over ${years} years`} main={aboutLakh(net.expected)}>
				{netNote(net)}
			</Figure>
			{co2 && (
				<Figure label="CO₂ kept out of the air" main={tonnes(co2.yearKg)}>
					a year
				</Figure>
			)}
		</dl>
	)
}

const paidBack = (isAbout: boolean, earliest: number | null) =>
	earliest === null ? 'Paid back' : isAbout ? 'Paid back in about' : 'Paid back in'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
