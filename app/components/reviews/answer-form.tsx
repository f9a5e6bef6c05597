import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { staffIntents } from './staff-intents'

const MAX_LENGTH = 1000

interface Props {
	id: string
	/** The answer there is; null where there is none. */
	answer: string | null
	problem: FormProblem<'id' | 'text'> | null
}

/** The answer of the reader's side to a review, which everybody reads. */
export const AnswerForm = ({ id, answer, problem }: Props) => (
	<details open={problem !== null || undefined}>
		<ButtonLink as="summary" variant="line">
			{answer === null ? 'Answer in public' : 'Change the answer'}
		</ButtonLink>
		<Stack as={Form} method="post" noValidate gap={3} preventScrollReset>
			<ProblemSummary of={problem} beside={['text']} />
			<input type="hidden" name="id" value={id} />
			<Textarea
				{...formFields(problem, { text: answer ?? undefined }, { size: 'md' })('text')}
				label="Your answer"
				autosize
				minRows={2}
				maxRows={10}
				maxLength={MAX_LENGTH}
			/>
			<Row wrap>
				<IntentButton intents={staffIntents} intent="answer" size="md">
					Answer
				</IntentButton>
				{answer !== null && (
					<IntentButton
						intents={staffIntents}
						intent="delete-answer"
						danger
						variant="subtle"
						size="md"
					>
						Delete the answer
					</IntentButton>
				)}
			</Row>
		</Stack>
	</details>
)
