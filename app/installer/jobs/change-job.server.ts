import { redirect } from 'react-router'
import { z } from 'zod'
import { ChangeWithdrawal } from '../../../domain/fulfilment/changes/change-schema'
import {
	ChecklistChange,
	Completion,
	Confirmation,
	Measurements,
	NewAppointment,
	Serials,
} from '../../../domain/installations/schema'
import { HandBack } from '../../../domain/orders/routing/routing-schema'
import { type Asked, type Attempt, api, attempt } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { redirectHere } from '../../components/portal/here.server'
import { requireRole } from '../../components/session/guard.server'
import { fieldsOf, Id } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { HANDED_BACK } from '../orders/handed-back'
import { isBlank, type JobAnswer, lacksIn, typedStrings } from './job-answer'
import { jobIntents } from './job-intents'
import { serialNumbersIn } from './serials/serial-numbers'

const { minutes, anyway, visit, reason } = NewAppointment.shape
const Proposal = z.object({ date: z.string(), time: z.string(), minutes, anyway, visit, reason })
const Step = z.object({ step: Id })
const ChangedStep = ChecklistChange.extend(Step.shape)
const NewPhoto = Step.extend({ image: z.file().optional() })
const OldPhoto = z.object({ photoId: Id })
const Numbers = fieldsOf(z.object({ ...Serials.shape, productId: Id }), {
	serials: ({ serials = '' }) => serialNumbersIn(serials),
})

const Withdrawn = ChangeWithdrawal.extend({ n: Id })
const Measured = fieldsOf(Measurements)
type Sent = Pick<SentForm<string>, 'refuse' | 'stays'>

/** The actions of the forms of a job's page; without JavaScript they lead back to their place. */
export async function changeJobPage({
	request,
	context,
	params: { id },
}: Asked<'id'>): Promise<JobAnswer> {
	await requireRole(context, request, ['Installer'])
	const order = api(context).installations.orders[':id']
	const param = { id }
	/** @param at where on the page the form stands */
	function answerTo(form: Sent, result: Attempt<unknown>, at: string): JobAnswer {
		if (!result.ok) return form.refuse(result.problem)
		if (!form.stays) throw redirectHere(request, {}, at)
		return { problem: null }
	}
	/** @param at where on the page the form stands */
	const backTo =
		<Input>(at: string | ((input: Input) => string)) =>
		({ input, form }: { input: Input; form: Sent }) =>
			form.stays
				? { problem: null }
				: redirectHere(request, {}, typeof at === 'string' ? at : at(input))
	const atStep = backTo(({ step }: z.input<typeof Step>) => `step-${step}`)
	const changeStep = onCall(
		ChangedStep,
		({ step, ...json }) =>
			order.checklist[':step'].$patch({ param: { id, step }, header: {}, json }),
		atStep,
	)
	return formAction(request, jobIntents, {
		propose: onForm(Proposal, async ({ date, time, ...json }, form) => {
			const call = { param, header: {}, json: { ...json, at: `${date}T${time}+05:30` } }
			const result = await attempt(order.appointment.$put(call))
			const answer = answerTo(form, result, 'appointment')
			const overlaps = !result.ok && result.problem.code === 'conflict'
			return { ...answer, ...(overlaps && { overlaps }) }
		}),
		confirm: onCall(
			Confirmation,
			(json) => order.appointment.confirm.$post({ param, query: {}, json }),
			backTo('appointment'),
		),
		tick: changeStep,
		note: changeStep,
		photo: onCall(
			NewPhoto,
			({ step, image = new File([], '') }) =>
				order.checklist[':step'].photos.$post({ param: { id, step }, header: {}, form: { image } }),
			atStep,
		),
		'delete-photo': onCall(
			OldPhoto,
			({ photoId }) => order.photos[':photoId'].$delete({ param: { id, photoId }, header: {} }),
			backTo('checklist'),
		),
		serials: onCall(
			Numbers,
			(json) => order.serials.$put({ param, header: {}, json }),
			backTo('parts'),
		),
		measure: onForm(Measured, async ({ strings: lines = [], ...rest }, form) => {
			const strings = lines.filter((line) => !isBlank(line))
			const result = await attempt(
				order.measurements.$put({ param, header: {}, json: { ...rest, strings } }),
			)
			const answer = answerTo(form, result, 'measurements')
			return result.ok ? answer : { ...answer, measured: typedStrings(lines, result.problem) }
		}),
		'withdraw-change': onCall(
			Withdrawn,
			({ n, ...json }) =>
				api(context).changes[':id'].changes[':n'].withdraw.$post({ param: { id, n }, json }),
			backTo('change'),
		),
		'hand-back': onCall(
			HandBack,
			(json) => api(context).orders[':id']['hand-back'].$post({ param, json }),
			() => redirect(`/installer/installations?${HANDED_BACK}=${id}`),
		),
		complete: onForm(Completion, async ({ confirmed = false, ...json }, form) => {
			const call = { param, header: {}, json: { ...json, confirmed } }
			const result = await attempt(order.complete.$post(call))
			const answer = answerTo(form, result, 'completion')
			return result.ok ? answer : { ...answer, lacks: lacksIn(result.problem, json.customerName) }
		}),
	})
}
