import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Inline } from '../../ui/layout/inline'
import { MONTHS } from '../../ui/text/clock'
import { Text } from '../../ui/text/text'
import { DayChart } from '../drawings/day-chart'
import { MonthsChart } from '../drawings/months-chart'
import { RoofDrawing } from '../drawings/roof-drawing'
import { SystemDrawing } from '../drawings/system/system-drawing'
import { spreadOf } from '../words'
import classes from './charts.module.css'
import { MONTHS_TITLE } from './figures-styles'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** The month that is shown first: the brightest nearly everywhere. */
const APRIL = 3

export interface ChartsProps {
	plan: PlanAnswer
	option: PlanOption
}

/** What is made beside what is used: month by month, and on a day of any of them. */
export function Charts({ plan, option }: ChartsProps) {
	const [month, setMonth] = useState(APRIL)
	const select = useRef<HTMLSelectElement>(null)
	// It may have been chosen before the page came alive.
	useEffect(() => setMonth(Number(select.current?.value ?? APRIL)), [])
	const { production, useShare } = plan.day
	const dailyUse = (plan.monthlyUse[month] ?? 0) / (DAYS[month] ?? 30)
	return (
		<>
			<section aria-labelledby={MONTHS_TITLE}>
				<h2 id={MONTHS_TITLE}>Month by month</h2>
				<MonthsChart use={plan.monthlyUse} production={option.monthlyKwh} />
			</section>
			<section aria-labelledby="day-title">
				<Inline wrap align="baseline" justify="between" gap={4}>
					<h2 id="day-title">A usual day</h2>
					<NativeSelect
						ref={select}
						aria-label="Month of the day that is shown"
						className={classes.month ?? ''}
						value={month}
						onChange={(event) => setMonth(Number(event.currentTarget.value))}
						data={MONTHS.map((label, value) => ({ label, value: String(value) }))}
					/>
				</Inline>
				<DayChart
					hours={production[month] ?? []}
					useShare={useShare}
					kwp={option.kwp}
					dailyUse={dailyUse}
					month={month}
				/>
				<Text size="tiny" tone="muted" className={classes.note}>
					{spreadOf(plan)}
				</Text>
			</section>
		</>
	)
}

/** How it is wired, and how it lies on the roof. */
export function Drawings({ option }: Pick<ChartsProps, 'option'>) {
	return (
		<>
			<section aria-labelledby="wiring-title">
				<h2 id="wiring-title">How it is wired</h2>
				<SystemDrawing option={option} />
			</section>
			<section aria-labelledby="roof-title">
				<h2 id="roof-title">On the roof</h2>
				<RoofDrawing roof={option.roof} panel={option.panel} />
			</section>
		</>
	)
}
