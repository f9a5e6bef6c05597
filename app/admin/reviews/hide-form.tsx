import { NativeSelect } from '@mantine/core'
import { HIDE_REASON_LABELS } from '../../components/reviews/review-labels'
import { staffIntents } from '../../components/reviews/staff-intents'
import { choicesOf } from '../../ui/forms/choices'
import { FoldedForm } from '../../ui/forms/folded-form'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Text } from '../../ui/text/text'

interface Props {
	id: string
	problem: FormProblem<'id' | 'reason'> | null
}

/** Hides a review for one of the reasons there are; a low mark is none. */
export const HideForm = ({ id, problem }: Props) => (
	<FoldedForm plain title="Hide" color="danger" open={problem !== null}>
		<ProblemSummary of={problem} beside={['reason']} />
		<input type="hidden" name="id" value={id} />
		<NativeSelect
			{...formFields(problem, {}, { size: 'md' })('reason')}
			label="Reason"
			data={[{ value: '', label: 'Choose a reason' }, ...choicesOf(HIDE_REASON_LABELS)]}
		/>
		<Text size="small" color="muted">
			Its buyer is told the reason. A low mark is no reason: answer the review instead.
		</Text>
		<IntentButton intents={staffIntents} intent="hide" danger size="md" w="fit-content">
			Hide the review
		</IntentButton>
	</FoldedForm>
)
