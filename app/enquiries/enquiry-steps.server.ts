import { z } from 'zod'
import {
	type Enquiry,
	EnquiryAnswer,
	EnquiryAssignment,
	EnquiryNote,
	type EnquirySteps,
	NewQuotedPrice,
} from '../../domain/enquiries/schema'
import type { BulkResult } from '../../shared/lists/bulk'
import { type Asked, api, attempt } from '../api.server'
import { onCall } from '../components/portal/call-action.server'
import { redirectHere } from '../components/portal/here.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../ui/forms/form-action.server'
import type { Refused } from '../ui/forms/problem'
import { enquiryIntents } from './enquiry-intents'

/** The result of a button of an enquiry: its state now, or why nothing was done. */
export type StepAnswer = Refused | { problem: null; enquiry: Enquiry } | ChosenAnswer | Asking

/** The result of a step with several. */
export interface ChosenAnswer {
	problem: null
	step: EnquirySteps['step']
	several: BulkResult
	/** Whether each was mailed a reply, which cannot be taken back. */
	isReplied?: boolean
}

/** A reply to several that is sent once it is confirmed. */
export interface Asking {
	problem: null
	asking: { ids: string[]; reply: string }
}

const CHOOSE = 'Choose at least one enquiry.'

const Step = z.object({ id: Id })
const Priced = NewQuotedPrice.extend(Step.shape)
const Chosen = z.object({ id: z.array(z.string()), note: z.string().optional() })
const Replied = z.object({
	id: z.array(z.string()),
	reply: z.string(),
	sure: z.string().optional(),
})
const Assigned = EnquiryAssignment.extend(Step.shape)
const Noted = EnquiryNote.extend(Step.shape)
const RepliedTo = EnquiryAnswer.pick({ reply: true }).extend(Step.shape)
const NO_REPLY = { status: 422, detail: 'Type the reply.', errors: { reply: 'Type the reply.' } }

/** Applies the transition of a list's form to an enquiry. @throws a redirect back, where no script has sent it */
export async function stepEnquiry({ request, context }: Asked): Promise<StepAnswer> {
	const calls = api(context).enquiries[':id']
	const nextOf = ({ value, form }: { value: Enquiry; form: Pick<SentForm<never>, 'stays'> }) =>
		form.stays ? { problem: null, enquiry: value } : redirectHere(request, {}, value.id)
	const take = (step: 'take' | 'reopen') =>
		onCall(
			Step,
			(param) => calls[step].$post({ param }),
			(made) => nextOf(made),
		)
	const takeWithNote = (step: 'answer' | 'release' | 'close') =>
		onCall(
			Noted,
			({ id, ...json }) => calls[step].$post({ param: { id }, json }),
			(made) => nextOf(made),
		)
	const withChosen = (step: EnquirySteps['step']) =>
		onCall(
			Chosen,
			({ id: ids, note }) => api(context).enquiries.$patch({ json: { ids, step, note } }),
			({ value }): ChosenAnswer => ({ problem: null, step, several: value }),
		)
	return formAction(request, enquiryIntents, {
		'reply-chosen': onForm(Replied, async ({ id: ids, reply, sure }, form) => {
			if (ids.length === 0) return form.refuse(CHOOSE)
			if (reply.trim() === '') return form.refuse(NO_REPLY.detail)
			if (!sure) return { problem: null, asking: { ids, reply } }
			const json = { ids, step: 'answer' as const, reply }
			const made = await attempt(api(context).enquiries.$patch({ json }))
			if (!made.ok) return form.refuse(made.problem)
			return { problem: null, step: json.step, several: made.value, isReplied: true }
		}),
		reply: onForm(RepliedTo, async ({ id, reply }, form) => {
			if (typeof reply !== 'string' || reply.trim() === '') return form.refuse(NO_REPLY)
			const made = await attempt(calls.answer.$post({ param: { id }, json: { reply } }))
			if (!made.ok) return form.refuse(made.problem)
			const next = nextOf({ value: made.value, form })
			if (next instanceof Response) throw next
			return next
		}),
		'answer-chosen': withChosen('answer'),
		'close-chosen': withChosen('close'),
		'reopen-chosen': withChosen('reopen'),
		take: take('take'),
		answer: takeWithNote('answer'),
		release: takeWithNote('release'),
		close: takeWithNote('close'),
		reopen: take('reopen'),
		price: onCall(
			Priced,
			({ id, ...json }) => calls.price.$post({ param: { id }, json }),
			(made) => nextOf(made),
		),
		assign: onCall(
			Assigned,
			({ id, ...json }) => calls.assign.$post({ param: { id }, json }),
			(made) => nextOf(made),
		),
	})
}
