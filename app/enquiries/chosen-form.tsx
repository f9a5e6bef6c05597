import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { BulkFlash } from '../components/portal/chosen/bulk-outcome'
import { ChosenPart } from '../components/portal/chosen/chosen-part'
import { ReplyField } from '../ui/forms/field/reply-field'
import { IntentButton } from '../ui/forms/intent-button'
import { sentenceOf } from '../ui/forms/problem'
import { useHydrated } from '../ui/hydrated'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Flash } from '../ui/overlay/flash'
import { Confirm } from '../ui/overlay/question-confirm'
import { ButtonLink } from '../ui/text/button-link'
import { number } from '../ui/text/format'
import { Text } from '../ui/text/text'
import { enquiryIntents } from './enquiry-intents'
import type { Asking, StepAnswer } from './enquiry-steps.server'

/** The form that the boxes beside the enquiries belong to. */
export const CHOSEN_FORM = 'chosen-enquiries'

const MAX_NOTE = 500
export const MAX_REPLY = 2000

/** Answers or closes the chosen enquiries; what goes to their senders is asked for once more before. */
export function ChosenForm({ answer }: { answer: StepAnswer | undefined }) {
	const [asking, setAsking] = useState<Asking['asking'] | null>(null)
	const asked = asking ?? (answer && 'asking' in answer ? answer.asking : null)
	const hydrated = useHydrated()
	const { pathname, search } = useLocation()
	return (
		<ChosenPart id="with-chosen" title="With the chosen">
			<Stack
				as={Form}
				gap={3}
				id={CHOSEN_FORM}
				method="post"
				preventScrollReset
				onSubmit={(event: FormEvent<HTMLFormElement>) => {
					const { submitter } = event.nativeEvent as SubmitEvent
					const form = new FormData(event.currentTarget, submitter)
					const ids = form.getAll('id').map(String)
					const reply = String(form.get('reply'))
					const isReply = enquiryIntents.in(form) === 'reply-chosen'
					if (!isReply || ids.length === 0 || reply.trim() === '') return
					event.preventDefault()
					setAsking({ ids, reply })
				}}
			>
				<ReplyField
					name="reply"
					label="Reply to each of them"
					description="By mail, and beside their enquiry, which is answered."
					maxLength={MAX_REPLY}
				/>
				<p>
					<IntentButton intents={enquiryIntents} intent="reply-chosen">
						Send the reply
					</IntentButton>
				</p>
				<Textarea
					name="note"
					label="Note to the answer (optional)"
					description="For installers and the store; whoever asked does not see it."
					maxLength={MAX_NOTE}
					rows={2}
				/>
				<Row as="p" wrap>
					<IntentButton intents={enquiryIntents} intent="answer-chosen" variant="default">
						Answered
					</IntentButton>
					<IntentButton intents={enquiryIntents} intent="close-chosen" variant="default">
						Close
					</IntentButton>
				</Row>
			</Stack>
			{asked && (
				<Confirm
					title={`Send this reply to ${asked.ids.length === 1 ? '1 enquiry' : `${number(asked.ids.length)} enquiries`}?`}
					label="Send"
					color="leaf"
					fields={{
						...enquiryIntents.entry('reply-chosen'),
						reply: asked.reply,
						sure: 'yes',
						id: asked.ids,
					}}
					back={pathname + search}
					action={pathname + search}
					onCancel={hydrated && asking ? () => setAsking(null) : undefined}
				>
					<Text written>{asked.reply}</Text>
					<p>Each is mailed to whoever asked, and cannot be taken back.</p>
				</Confirm>
			)}
		</ChosenPart>
	)
}

const DONE = { answer: 'answered', close: 'closed', reopen: 'open again' }

/** The result for the chosen enquiries, with the way back. */
export function ChosenFlash({ answer }: { answer: StepAnswer | undefined }) {
	const several = answer && 'several' in answer ? answer : null
	const problem = answer?.problem ?? null
	if (!several) return <Flash done={null} problem={sentenceOf(problem)} />
	const { step, several: result, isReplied = false } = several
	const { changed } = result
	const doneOf = ({ length }: readonly unknown[]) => {
		if (isReplied) return length === 1 ? '1 reply is sent.' : `${length} replies are sent.`
		return length === 1 ? `1 enquiry is ${DONE[step]}.` : `${length} enquiries are ${DONE[step]}.`
	}
	return (
		<BulkFlash
			result={result}
			done={doneOf}
			undo={
				!isReplied &&
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
