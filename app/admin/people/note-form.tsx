import { NativeSelect, Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { personIntents } from './person-intents'

const FIELDS = ['kind', 'text'] as const
const MAX_LENGTH = 2000

interface NoteFormProps {
	/** The person it is about. */
	contact: string
	problem: FormProblem<'contact' | 'kind' | 'text'> | null
}

/** A call or a note, to be written down. */
export function NoteForm({ contact, problem }: NoteFormProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<Card as="section" aria-labelledby="write-down" gap={3}>
			<h2 id="write-down">Write down</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={4} preventScrollReset>
				<ProblemSummary of={problem} beside={FIELDS} />
				<input type="hidden" name="contact" value={contact} />
				<NativeSelect
					{...field('kind')}
					label="Kind"
					data={[
						{ value: 'call', label: 'A call' },
						{ value: 'note', label: 'A note' },
					]}
				/>
				<Textarea
					{...field('text')}
					label="What was said"
					autosize
					minRows={2}
					maxRows={10}
					maxLength={MAX_LENGTH}
				/>
				<IntentButton intents={personIntents} intent="write" size="md" w="fit-content">
					Write down
				</IntentButton>
			</Stack>
		</Card>
	)
}
