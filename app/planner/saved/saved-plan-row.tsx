import { TextInput } from '@mantine/core'
import { Form, Link } from 'react-router'
import type { SavedPlan } from '../../../domain/saved-plans/schema'
import { kilowatts, rupees } from '../../components/planner/words'
import { IdButton } from '../../ui/forms/id-button'
import { fieldProblem } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './saved-plans.module.css'
import type { SavedPlanAnswer } from './saved-plans.server'
import { savedPlansIntents } from './saved-plans-intents'

/** What a plan that is no clear yes says. */
const VERDICTS = {
	no: 'Not worth it when it was saved: over 25 years it costs more than it saves.',
	unsure:
		'Not certain to be worth it when it was saved: in poor years it costs more than it saves.',
}

interface SavedPlanRowProps {
	plan: SavedPlan
	answer: SavedPlanAnswer | undefined
}

/** One saved plan: opened, renamed or removed. */
export function SavedPlanRow({ plan, answer }: SavedPlanRowProps) {
	const { id, name, kwp, cost, verdict, createdAt } = plan
	const refused = savedPlansIntents.problem(answer, 'rename')
	const problem = refused?.values.id === id ? refused : null
	return (
		<Row as="li" wrap gap={3} className={classes.plan}>
			<div className={classes.what}>
				<ButtonLink as={Link} variant="name" to={plan.plan}>
					{name}
				</ButtonLink>
				<Text size="small" color="muted" numeric>
					{kilowatts(kwp)}, {rupees(Math.round(cost))} installed, saved <When at={createdAt} />
				</Text>
				{verdict && verdict !== 'yes' && <Text size="small">{VERDICTS[verdict]}</Text>}
			</div>
			<details className={classes.rename} open={problem !== null}>
				<ButtonLink as="summary" aria-label={`Rename ${name}`}>
					Rename
				</ButtonLink>
				<Row as={Form} method="post" replace preventScrollReset wrap align="end" gap={3} noValidate>
					<input type="hidden" name="id" value={id} />
					<TextInput
						name="name"
						label="Name"
						className={classes.name ?? ''}
						defaultValue={problem?.values.name ?? name}
						maxLength={80}
						error={fieldProblem(problem, 'name')}
					/>
					<ButtonLink type="submit" {...savedPlansIntents.field('rename')}>
						Save name
					</ButtonLink>
				</Row>
			</details>
			<IdButton id={id} {...savedPlansIntents.field('remove')} aria-label={`Remove ${name}`}>
				Remove
			</IdButton>
		</Row>
	)
}
