import { Form } from 'react-router'
import type { Subsidy } from '../../../domain/subsidy/schema'
import { contactField, OrderContact } from '../../components/orders/order-contact'
import { Status } from '../../ui/display/status'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { type Side, stepLabels } from './labels'
import { subsidyIntents } from './subsidy-intents'
import classes from './subsidy-steps.module.css'

type Step = Subsidy['steps'][number]

interface Props {
	subsidy: Pick<Subsidy, 'steps' | 'requiresContact'>
	side: Side
	problem: FormProblem<'step' | 'done' | 'contact'> | null
}

function stateOf({ done, isOverdue, dueAt }: Step) {
	if (done) return <Status variant="good">Done</Status>
	if (isOverdue) return <Status variant="bad">Late</Status>
	return dueAt ? <Status variant="waiting">Next</Status> : <Status variant="off">To do</Status>
}

/** The steps to the subsidy: who does what, by when, with which papers; the next one can be ticked. */
export const SubsidySteps = ({ subsidy: { steps, requiresContact }, side, problem }: Props) => (
	<ol className={classes.steps}>
		{steps.map((each) => {
			const { step, done, dueAt, days, mayTick, mayUndo } = each
			const { name, who, what, papers } = stepLabels(side)[step]
			const its = problem?.values.step === step ? problem : null
			return (
				<Card
					as="li"
					key={step}
					gap={2}
					className={done ? classes.done : mayTick ? classes.next : undefined}
				>
					<Row wrap justify="between">
						<Heading level={2} size="body">
							{name}
						</Heading>
						{stateOf(each)}
					</Row>
					<Text size="small" measure>
						<strong>{who}.</strong> {what}
					</Text>
					{papers && (
						<Text size="small" color="muted">
							Papers: {papers}
						</Text>
					)}
					{done && (
						<Text size="small" color="muted">
							Ticked by {done.by} on <When at={done.at} />
						</Text>
					)}
					{!done && dueAt && (
						<Text size="small">
							By <When at={dueAt} />
						</Text>
					)}
					{!done && !dueAt && (
						<Text size="small" color="muted">
							{days === null
								? 'On the day agreed for the installation'
								: `Usually within ${days} days of the step before`}
						</Text>
					)}
					{(mayTick || mayUndo) && (
						<Form method="post" preventScrollReset noValidate>
							<ProblemLine>{sentenceOf(its, ['contact'])}</ProblemLine>
							<input type="hidden" name="step" value={step} />
							<input type="hidden" name="done" value={mayTick ? 'yes' : 'no'} />
							<OrderContact contact={contactField(requiresContact, its)} />
							<IntentButton
								intents={subsidyIntents}
								intent="tick"
								variant={mayTick ? 'filled' : 'subtle'}
								size="md"
							>
								{mayTick ? 'Tick as done' : 'Take the tick back'}
								<Hidden>: {name}</Hidden>
							</IntentButton>
						</Form>
					)}
				</Card>
			)
		})}
	</ol>
)
