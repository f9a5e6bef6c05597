import { NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import { HIDE_REASON_LABELS } from '../../components/reviews/review-labels'
import { staffIntents } from '../../components/reviews/staff-intents'
import { choicesOf } from '../../ui/forms/choices'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

interface Props {
	id: string
	problem: FormProblem<'id' | 'reason'> | null
}

/** Hides a review for one of the reasons there are; a low mark is none. */
export const HideForm = ({ id, problem }: Props) => (
	<details open={problem !== null || undefined}>
		<ButtonLink as="summary" variant="line" tone="danger">
			Hide
		</ButtonLink>
		<Stack as={Form} method="post" noValidate gap={3} preventScrollReset>
			<ProblemSummary of={problem} beside={['reason']} />
			<input type="hidden" name="id" value={id} />
			<NativeSelect
				{...formFields(problem, {}, { size: 'md' })('reason')}
				label="Reason"
				data={[{ value: '', label: 'Choose a reason' }, ...choicesOf(HIDE_REASON_LABELS)]}
			/>
			<Text size="small" tone="muted">
				Its buyer is told the reason. A low mark is no reason: answer the review instead.
			</Text>
			<div>
				<IntentButton intents={staffIntents} intent="hide" danger size="md">
					Hide the review
				</IntentButton>
			</div>
		</Stack>
	</details>
)
