import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LOAN } from '../../../../domain/planner/plan-address'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import sheet from '../../../ui/overlay/sheet.module.css'
import { SheetHead } from '../../../ui/overlay/sheet-head'
import { Text } from '../../../ui/text/text'
import type { PlannerData } from '../../answer/planner-data'
import { withTenth } from '../../words'
import classes from './expert.module.css'
import { ExpertField, ExpertSelect } from './expert-field'
import { EXPERT } from './expert-id'
import { ExpertMonths } from './expert-months'

export interface ExpertProps {
	planned: PlannerData
	plan: PlannerData['plan']
	/** Tells that a field was set by other means than typing. */
	changed: () => void
}

const degrees = (value: number | undefined) => (value === undefined ? undefined : withTenth(value))

/** Every figure that a plan is calculated with: what is in force, to be replaced by one's own. */
export function Expert({ planned, plan, changed }: ExpertProps) {
	const { details, mistakes } = planned
	const { plane, assumed } = plan ?? {}
	const one = (name: string, usual: number | string | undefined) => ({
		name,
		value: details[name],
		usual: typeof usual === 'number' ? withTenth(usual) : usual,
		error: mistakes[name],
		changed,
	})
	return (
		<section
			id={EXPERT}
			popover="auto"
			className={`${sheet.sheet} ${classes.drawer}`}
			aria-labelledby="expert-title"
		>
			<SheetHead of={EXPERT} close="Close the expert’s drawer">
				<h2 id="expert-title">Expert</h2>
			</SheetHead>
			<Text size="small" tone="muted">
				Every figure that the plan is calculated with. An empty field means what is in force, shown
				in it.
			</Text>
			<Group title="Panels and place">
				<ExpertField {...one('tilt', degrees(plane?.tilt))} label="Tilt" unit="°" />
				<ExpertField
					{...one('azimuth', degrees(plane?.azimuth))}
					label="Azimuth, 180 is south"
					unit="°"
					help="Where the panels face, clockwise from north: 90 is east, 270 is west."
				/>
				<ExpertField
					{...one('losses', plane?.losses)}
					label="Losses"
					unit="%"
					help="Power lost to dust, cables, heat in the inverter and small faults."
				/>
				<ExpertSelect
					{...one('mounting', undefined)}
					label="Mounting"
					help="With air behind them panels stay cooler, and make a little more."
					options={[
						['', 'Usual: on a rack'],
						['rack', 'On a rack, air behind'],
						['roof', 'Close to the roof'],
					]}
				/>
			</Group>
			<Group title="Electricity">
				<ExpertField
					{...one('rate', plan?.tariff ? 'by the tariff' : undefined)}
					label="Price of a unit"
					unit="₹"
				/>
				<ExpertField
					{...one('sanctioned', assumed?.sanctionedKw)}
					label="Sanctioned load"
					unit="kW"
				/>
				<ExpertField
					{...one('daytime', assumed?.daytimeUsePct)}
					label="Used from 6 am to 6 pm"
					unit="%"
					help="Of a day’s use. It matters where surplus is sold, or where some hours cost more or less."
				/>
				<ExpertSelect
					{...one('metering', undefined)}
					label="Surplus"
					options={[
						['', 'As the state has it'],
						['net', 'Net metering'],
						['export-only', 'Sold month by month'],
					]}
				/>
				<ExpertField
					{...one('export', assumed?.exportRupeesPerKwh)}
					label="Paid for a unit of surplus"
					unit="₹"
				/>
			</Group>
			<Group title={`The next ${assumed?.years ?? 25} years`}>
				<ExpertField
					{...one('degradation', assumed?.degradationPct)}
					label="Panels lose a year"
					unit="%"
				/>
				<ExpertField
					{...one('growth', assumed?.tariffGrowthPct)}
					label="Tariffs rise a year"
					unit="%"
				/>
				<ExpertField {...one('loan', 'no loan')} label="Loan, share of the cost" unit="%" />
				<ExpertField {...one('interest', LOAN.interest)} label="Interest a year" unit="%" />
				<ExpertField {...one('years', LOAN.years)} label="Years of the loan" />
			</Group>
			<Stack as="section" gap={3} className={classes.group}>
				<h3>Units of each month</h3>
				<ExpertMonths
					value={details.months}
					use={plan?.monthlyUse}
					mistake={mistakes.months}
					changed={changed}
				/>
			</Stack>
			<noscript>
				<Button type="submit" fullWidth size="md">
					Calculate with these
				</Button>
			</noscript>
		</section>
	)
}

/** Figures of one kind, beside one another where there is room. */
function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap={3} className={classes.group}>
			<h3>{title}</h3>
			<Grid>{children}</Grid>
		</Stack>
	)
}
