import { Textarea } from '@mantine/core'
import type { FetcherWithComponents } from 'react-router'
import type { EnquiryStep } from '../../domain/enquiries/rules'
import type { EnquiryStatus } from '../../domain/enquiries/schema'
import { formFields } from '../ui/forms/form-fields'
import type { FormProblem } from '../ui/forms/problem'
import { Row } from '../ui/layout/row'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import { enquiryIntents } from './enquiry-intents'
import classes from './enquiry-list.module.css'

interface StepButtonsProps {
	id: string
	allowedActions: EnquiryStep[]
	words: Record<EnquiryStep, string>
	/** Why an answer was not taken. */
	problem: FormProblem<'note'> | null
	fetcher: FetcherWithComponents<unknown>
}

const WORDS: Record<EnquiryStep, string> = {
	take: 'Take it',
	answer: 'Answered',
	release: 'Hand back',
	close: 'Close',
	reopen: 'Reopen',
}

/** The names of the transitions, for people who work with an enquiry and for its sender. */
export const wordsFor = (status: EnquiryStatus, isOwn: boolean): typeof WORDS => ({
	...WORDS,
	...(status === 'answered' && { reopen: 'Not answered yet' }),
	...(isOwn && { close: 'No longer needed', reopen: 'Ask again' }),
})

/** Each transition can be undone: a taken enquiry can be given back, an answered or closed one reopened. */
export function StepButtons({ id, allowedActions, words, problem, fetcher }: StepButtonsProps) {
	if (allowedActions.length === 0) return null
	const field = formFields(problem)
	const pressed = enquiryIntents.in(fetcher.formData)
	return (
		<Row method="post" as={fetcher.Form} wrap align="stretch">
			<input type="hidden" name="id" value={id} />
			{allowedActions.map((step, index) => (
				<WorkingButton
					key={step}
					type="submit"
					{...enquiryIntents.field(step)}
					size="sm"
					variant={index === 0 && (step === 'take' || step === 'answer') ? 'filled' : 'default'}
					working={pressed === step}
					waiting={pressed != null && pressed !== step}
					className={classes.step ?? ''}
					aria-describedby={`name-${id}`}
				>
					{words[step]}
				</WorkingButton>
			))}
			{allowedActions.includes('answer') && (
				<Text as="details" size="tiny" className={classes.more} open={problem ? true : undefined}>
					<summary>Add a note</summary>
					<Textarea
						{...field('note')}
						label="Note"
						description="For installers and the store; whoever asked does not see it."
						aria-describedby={`name-${id}`}
						maxLength={500}
						rows={2}
					/>
				</Text>
			)}
		</Row>
	)
}
