import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { ReplyField } from '../ui/forms/field/reply-field'
import { useFirstError } from '../ui/forms/first-error'
import { formFields } from '../ui/forms/form-fields'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import { MAX_REPLY } from './chosen-form'
import { enquiryIntents } from './enquiry-intents'
import classes from './enquiry-list.module.css'
import type { StepAnswer } from './enquiry-steps.server'

interface ReplyFormProps {
	id: string
	/** The name of the person who asked. */
	name: string
	onType: () => void
	fetcher: FetcherWithComponents<StepAnswer>
	/** The last answer to a form of this enquiry. */
	answer: StepAnswer | undefined
}

/** Whether the form is shown: while a reply can be sent, and until a typed one has been sent. */
export function useReplyForm(canReply: boolean, answer: StepAnswer | undefined) {
	const [isTyped, setIsTyped] = useState(false)
	const isSent = answer?.problem === null
	return {
		isShown: canReply || (isTyped && !isSent),
		onType: () => setIsTyped(true),
	}
}

/** Replies to one enquiry: by mail, and beside it. */
export function ReplyForm({ id, name, onType, fetcher, answer }: ReplyFormProps) {
	const problem = enquiryIntents.problem(answer, 'reply')
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'sm' })
	return (
		<Text as="details" size="tiny" className={classes.more} open={problem ? true : undefined}>
			<summary>Reply by mail</summary>
			<Stack
				as={fetcher.Form}
				ref={form}
				method="post"
				gap={2}
				noValidate
				aria-label={`Reply to ${name}`}
				onInput={onType}
			>
				<input type="hidden" name="id" value={id} />
				<ReplyField
					{...field('reply')}
					description="Whoever asked gets it by mail, and it stays here. The enquiry is answered."
					maxLength={MAX_REPLY}
				/>
				<div>
					<WorkingButton
						type="submit"
						size="sm"
						{...enquiryIntents.field('reply')}
						working={enquiryIntents.in(fetcher.formData) === 'reply'}
					>
						Send the reply
					</WorkingButton>
				</div>
			</Stack>
		</Text>
	)
}
