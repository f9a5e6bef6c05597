import { Form } from 'react-router'
import { ChosenPart } from '../../components/portal/chosen/chosen-part'
import { ReplyField } from '../../ui/forms/field/reply-field'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { dashboardIntents } from './dashboard-intents'

/** The form that the boxes beside the messages belong to. */
export const REPLY_FORM = 'reply'

const MAX_LENGTH = 5000

/** One reply to all chosen messages. */
export function ReplyForm({ problem }: { problem: FormProblem<'text' | 'ids'> | null }) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<ChosenPart id="reply-to-chosen" title="Reply to the chosen" isOpen={problem !== null}>
			<Form id={REPLY_FORM} ref={form} method="post" noValidate preventScrollReset>
				<ProblemSummary of={problem} beside={['text']} />
				<ReplyField
					{...field('text')}
					description="Each gets it by mail, and it stays with what they wrote, which is resolved."
					maxLength={MAX_LENGTH}
				/>
				<p>
					<IntentButton intents={dashboardIntents} intent="reply" size="md">
						Send the reply
					</IntentButton>
				</p>
			</Form>
		</ChosenPart>
	)
}
