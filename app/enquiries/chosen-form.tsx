import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { BulkFlash } from '../components/portal/chosen/bulk-outcome'
import { ChosenPart } from '../components/portal/chosen/chosen-part'
import { IntentButton } from '../ui/forms/intent-button'
import { sentenceOf } from '../ui/forms/problem'
import { Row } from '../ui/layout/row'
import { Flash } from '../ui/overlay/flash'
import { ButtonLink } from '../ui/text/button-link'
import { enquiryIntents } from './enquiry-intents'
import type { StepAnswer } from './enquiry-steps.server'

/** The form that the boxes beside the enquiries belong to. */
export const CHOSEN_FORM = 'chosen-enquiries'

const MAX_NOTE = 500

/** Answers or closes the chosen enquiries. */
export function ChosenForm() {
	return (
		<ChosenPart id="with-chosen" title="With the chosen">
			<Form id={CHOSEN_FORM} method="post" preventScrollReset>
				<Textarea
					name="note"
					label="Note to the answer (optional)"
					description="For installers and the store; whoever asked does not see it."
					maxLength={MAX_NOTE}
					rows={2}
				/>
				<Row as="p" wrap>
					<IntentButton intents={enquiryIntents} intent="answer-chosen">
						Answered
					</IntentButton>
					<IntentButton intents={enquiryIntents} intent="close-chosen" variant="default">
						Close
					</IntentButton>
				</Row>
			</Form>
		</ChosenPart>
	)
}

const DONE = { answer: 'answered', close: 'closed', reopen: 'open again' }

/** The result for the chosen enquiries, with the way back. */
export function ChosenFlash({ answer }: { answer: StepAnswer | undefined }) {
	const several = answer && 'several' in answer ? answer : null
	const problem = answer?.problem ?? null
	if (!several) return <Flash done={null} problem={sentenceOf(problem)} />
	const { step, several: result } = several
	const { changed } = result
	const doneOf = ({ length }: readonly unknown[]) =>
		length === 1 ? `1 enquiry is ${DONE[step]}.` : `${length} enquiries are ${DONE[step]}.`
	return (
		<BulkFlash
			result={result}
			done={doneOf}
			undo={
				step !== 'reopen' &&
				changed.length > 0 && (
					<Form method="post" preventScrollReset>
						{changed.map(({ id }) => (
							<input key={id} type="hidden" name="id" value={id} />
						))}
						<ButtonLink variant="quiet" type="submit" {...enquiryIntents.field('reopen-chosen')}>
							Undo
						</ButtonLink>
					</Form>
				)
			}
		/>
	)
}
