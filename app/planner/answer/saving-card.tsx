import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { approx } from '../../../shared/format/lakh'
import { rupees } from '../../components/planner/words'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { BillChart } from '../drawings/bill-chart'
import { ExplainedValue } from '../explained/explained-value'
import { shownFigure } from '../explained/figures'
import classes from './saving-card.module.css'

/** The buyer's gain, in one figure, and their bills before and after. */
export function SavingCard({ option, plan }: { option: PlanOption; plan: PlanAnswer }) {
	return (
		<Card pad={6} gap={2} className={classes.card}>
			<div>
				<Text size="small" color="muted">
					Saves
				</Text>
				<p className={classes.saving}>
					<ExplainedValue name="saving">{rupees(approx(option.money.saving))}</ExplainedValue>
				</p>
				<Text size="large" strong>
					a year
				</Text>
				<Text size="tiny" color="muted" numeric>
					{shownFigure('saving', option, plan)?.hint}
				</Text>
			</div>
			<section aria-labelledby="bill-title">
				<Heading level={3} size="body" id="bill-title">
					Your electricity bill, before and after
				</Heading>
				<Stack gap={2}>
					<BillChart months={option.money.months} />
					{option.money.timeOfDay && (
						<Text size="tiny" color="muted" numeric>
							{option.money.timeOfDay.sentence}
						</Text>
					)}
				</Stack>
			</section>
		</Card>
	)
}
