import { Button } from '@mantine/core'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import { Sheet } from '../../../ui/overlay/sheet'
import { Text } from '../../../ui/text/text'
import type { PlannerData } from '../../answer/planner-data'
import classes from './expert.module.css'
import { ExpertField, ExpertSelect } from './expert-field'
import { type ExpertFigure, expertGroups } from './expert-figures'
import { EXPERT } from './expert-id'
import { ExpertMonths } from './expert-months'

export interface ExpertProps {
	planned: PlannerData
	plan: PlannerData['plan']
	/** Tells that a field was set by other means than typing. */
	changed: () => void
}

/** Every figure that a plan is calculated with: the value in force, to be replaced by one's own. */
export function Expert({ planned, plan, changed }: ExpertProps) {
	const { details, mistakes } = planned
	const fieldOf = ({ options, unit, usual, isDay, ...figure }: ExpertFigure) => {
		const { name } = figure
		const field = { ...figure, value: details[name], error: mistakes[name] }
		return options ? (
			<ExpertSelect key={name} {...field} options={options} />
		) : (
			<ExpertField
				key={name}
				{...field}
				unit={unit}
				usual={usual}
				isDay={isDay}
				changed={changed}
			/>
		)
	}
	return (
		<Sheet id={EXPERT} title="Expert" close="Close the expert’s drawer" className={classes.drawer}>
			<Text size="small" color="muted">
				Every figure that the plan is calculated with. An empty field means what is in force, shown
				in it.
			</Text>
			{expertGroups(plan, details).map(({ title, figures }) => (
				<Stack as="section" gap={3} key={title} className={classes.group}>
					<h3>{title}</h3>
					<Grid>{figures.map(fieldOf)}</Grid>
				</Stack>
			))}
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
		</Sheet>
	)
}
