import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { MONTHS } from '../../../shared/format/months'
import { spreadOf } from '../../components/planner/words'
import hidden from '../../ui/layout/hidden.module.css'
import { Stack } from '../../ui/layout/stack'
import { classNames } from '../../ui/polymorphic'
import { Text } from '../../ui/text/text'
import { DayChart } from '../drawings/day-chart'
import classes from './day.module.css'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** The month that is shown first: the brightest nearly everywhere. */
const APRIL = 3

/** Production beside use on a day of any month. */
export function Day({ plan, option }: { plan: PlanAnswer; option: PlanOption }) {
	const [month, setMonth] = useState(APRIL)
	const { production, useShare } = plan.day
	const { own = 0, production: made = 0 } = option.money.months[month] ?? {}
	const dailyUse = (plan.monthlyUse[month] ?? 0) / (DAYS[month] ?? 30)
	return (
		<Stack gap={3}>
			<NativeSelect
				aria-label="Month of the day that is shown"
				className={classNames(classes.month, hidden.withoutScript)}
				value={month}
				onInput={(event) => setMonth(Number(event.currentTarget.value))}
				data={MONTHS.map((label, value) => ({ label, value: String(value) }))}
			/>
			<DayChart
				hours={production[month] ?? []}
				useShare={useShare}
				ownShare={made > 0 ? own / made : 0}
				kwp={option.kwp}
				dailyUse={dailyUse}
				month={month}
			/>
			<Text size="tiny" color="muted">
				{spreadOf(plan)} {option.money.ownUse.what}
			</Text>
		</Stack>
	)
}
