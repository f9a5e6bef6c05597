import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { extremesOf, rupees } from '../../components/planner/words'
import { Disclosure } from '../../ui/display/disclosure'
import { Text } from '../../ui/text/text'
import { MonthsChart } from '../drawings/months-chart'
import { SystemDrawing } from '../drawings/system/system-drawing'
import { Checks } from './checks'
import { Day } from './day'
import { MonthsTable } from './months-table'
import { Grounds } from './sources'

interface EngineeringProps {
	plan: PlanAnswer
	option: PlanOption
}

/** A browser opens the sections around the place an address names; a section hydrated since is closed again. */
function openAt(hash: string) {
	const place = hash ? document.getElementById(hash.slice(1)) : null
	const fold = place?.closest('details')
	if (!fold || fold.open) return
	fold.open = true
	place?.scrollIntoView()
}

/** How it is wired, calculated and checked: each part one tap away. */
export function Engineering({ plan, option }: EngineeringProps) {
	const { all, passed } = option.checks
	const { hash } = useLocation()
	useEffect(() => openAt(hash), [hash])
	return (
		<section aria-labelledby="engineering-title">
			<h2 id="engineering-title">Engineering</h2>
			<Text size="small" color="muted">
				Checked to fit together: {passed} rules of voltage, current and power hold for these very
				parts, {extremesOf(plan)}. <a href="#checks">See every check</a>
			</Text>
			<Disclosure id="wiring" title="How it is wired">
				<SystemDrawing option={option} />
			</Disclosure>
			<Disclosure id="checks" title={`${passed} of ${all.length} checks hold`}>
				<Checks checks={all} />
			</Disclosure>
			<Disclosure id="energy" title="Made and used, month by month">
				<MonthsChart use={plan.monthlyUse} production={option.monthlyKwh} />
			</Disclosure>
			<Disclosure id="day" title="A usual day">
				<Day plan={plan} option={option} />
			</Disclosure>
			<Disclosure id="months" title="Month by month, the first year">
				<Text size="small" color="muted">
					Your bill without solar comes to {rupees(plan.monthlyBill)} a month, the mean of the year.
				</Text>
				<Text as="div" size="small">
					<MonthsTable
						months={option.money.months}
						metering={plan.assumed.metering}
						used="Use, kWh"
					/>
				</Text>
			</Disclosure>
			<Disclosure id="sources" title="Where the figures are from">
				<Text as="div" size="small">
					<Grounds plan={plan} />
				</Text>
			</Disclosure>
		</section>
	)
}
