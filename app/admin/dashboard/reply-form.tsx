import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { dashboardIntents } from './dashboard-intents'

/** The form that the boxes beside the messages belong to. */
export const REPLY_FORM = 'reply'

const MAX_LENGTH = 5000

/** One reply to all chosen messages. */
export function ReplyForm({ problem }: { problem: FormProblem<'text' | 'ids'> | null }) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<Card as="section" aria-labelledby="reply-to-chosen" gap={3}>
			<h2 id="reply-to-chosen">Reply to the chosen</h2>
			<Form id={REPLY_FORM} ref={form} method="post" noValidate preventScrollReset>
				<ProblemSummary of={problem} beside={['text']} />
				<Textarea
					{...field('text')}
					label="Reply"
					description="Each gets it by mail, and it stays with what they wrote, which is resolved."
					autosize
					minRows={3}
					maxRows={12}
					maxLength={MAX_LENGTH}
				/>
				<p>
					<IntentButton intents={dashboardIntents} intent="reply" size="md">
						Send the reply
					</IntentButton>
				</p>
			</Form>
		</Card>
	)
}
