import { z } from 'zod'
import type { EnquiryStep } from '../../domain/enquiries/rules'
import { type Enquiry, EnquiryAnswer } from '../../domain/enquiries/schema'
import { ROLES } from '../../shared/actor'
import { type Asked, type Attempt, api, attempt } from '../api.server'
import { redirectHere } from '../components/portal/here.server'
import { requireRole } from '../components/session/guard.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../ui/forms/form-action.server'
import type { Refused } from '../ui/forms/problem'
import { enquiryIntents } from './enquiry-intents'

/** What became of an enquiry that a button was pressed of: as it is now, or why nothing was done. */
export type StepAnswer = Refused | { problem: null; enquiry: Enquiry }

const Step = z.object({ id: Id })
const Answered = EnquiryAnswer.extend(Step.shape)

/** What the forms of the lists do: take a step with an enquiry. @throws a redirect back, where no script has sent it */
export async function stepEnquiry({ request, context }: Asked): Promise<StepAnswer> {
	await requireRole(context, request, ROLES)
	const calls = api(context).enquiries[':id']
	function answerTo(
		form: Pick<SentForm<string>, 'refuse' | 'stays'>,
		result: Attempt<Enquiry>,
	): StepAnswer {
		if (!result.ok) return form.refuse(result.problem)
		if (!form.stays) throw redirectHere(request, {}, result.value.id)
		return { problem: null, enquiry: result.value }
	}
	const take = (step: Exclude<EnquiryStep, 'answer'>) =>
		onForm(Step, async (param, form) => answerTo(form, await attempt(calls[step].$post({ param }))))
	return formAction(request, enquiryIntents, {
		take: take('take'),
		release: take('release'),
		close: take('close'),
		reopen: take('reopen'),
		answer: onForm(Answered, async ({ id, ...json }, form) =>
			answerTo(form, await attempt(calls.answer.$post({ param: { id }, json }))),
		),
	})
}
