import type { PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Sentences } from '../../ui/display/list'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import classes from '../answer/answer.module.css'
import { Parts } from '../answer/plan-parts'
import { RoofDrawing } from '../drawings/roof-drawing'
import { Explanations } from '../explained/explanations'
import { KeyFigures } from '../explained/key-figures'
import { WithoutGrid } from '../power-cut/without-grid'
import { NextSteps } from '../process/next-steps'
import { FURTHER } from './below-styles'
import { Engineering } from './engineering'
import { Money } from './money'

export interface BelowProps {
	plan: PlanAnswer
	option: PlanOption
	details: PlanDetails
}

/** The parts below a plan’s first figures: the money, the roof, the parts, the steps to come and the engineering. */
export function Below({ plan, option, details }: BelowProps) {
	const thoughts = [...option.checks.warnings, ...option.notes]
	return (
		<>
			<Money plan={plan} option={option} details={details} />
			<Stack id={FURTHER} className={classes.sections}>
				<section aria-labelledby="roof-title">
					<h2 id="roof-title">On the roof</h2>
					<Stack gap={5}>
						<KeyFigures of={['power', 'yield', 'co2']} option={option} plan={plan} />
						<RoofDrawing roof={option.roof} panel={option.panel} />
					</Stack>
				</section>
				<Parts option={option} />
				{thoughts.length > 0 && (
					<Banner variant="notice">
						<Heading level={3} size="body">
							Before you decide
						</Heading>
						<Sentences of={thoughts} />
					</Banner>
				)}
				<WithoutGrid plan={plan} option={option} details={details} />
				<NextSteps plan={plan} option={option} />
				<Engineering plan={plan} option={option} />
			</Stack>
			<Explanations plan={plan} option={option} />
		</>
	)
}
