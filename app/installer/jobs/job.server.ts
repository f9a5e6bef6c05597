import { type RouterContextProvider, redirect } from 'react-router'
import { dayAfter, dayAt } from '../../../shared/calendar'
import { pageAsked, requireRole } from '../../account/guard.server'
import { type ApiProblem, type Attempt, api, attempt, read } from '../../api.server'
import { dispatch, idIn, textIn } from '../../ui/dispatch.server'
import { HANDED_BACK } from '../orders/handed-back'
import type { JobAnswer } from './job-answer'
import { type JobIntent, jobIntents } from './job-intents'

type Context = Readonly<RouterContextProvider>

/** A job and its order, with the events’ cursor of before they were read; an admin may only look. */
export async function readJob(context: Context, request: Request, id: string) {
	const { role } = await requireRole(context, request, ['Installer', 'Admin'])
	const { events, installations, orders } = api(context)
	const call = { param: { id }, query: {} }
	const { after } = await read(events.cursor.$get())
	const installation = await read(installations.orders[':id'].installation.$get(call))
	const order = await read(orders[':id'].$get(call))
	const back =
		role === 'Admin'
			? { to: '/admin/orders', label: 'Orders' }
			: { to: '/installer/installations', label: 'Installations' }
	return { read: { order, installation }, after, back, tomorrow: tomorrow() }
}

/** Tomorrow on the store's calendar, `YYYY-MM-DD`. */
const tomorrow = () => dayAfter(dayAt(Date.now()))

const lines = (text: string) =>
	text
		.split('\n')
		.map((each) => each.trim())
		.filter((each) => each !== '')

const sentenceOf = ({ problem }: Attempt<unknown> & { ok: false }) =>
	Object.values(problem.errors ?? {})[0] ?? problem.detail

/** What a completion lacks, as the API says; null where it was refused for something else. */
function lacksIn(form: FormData, problem: ApiProblem): JobAnswer['lacks'] {
	const { missing, confirmable } = problem as Partial<NonNullable<JobAnswer['lacks']>>
	if (!missing) return null
	return { missing, confirmable: confirmable === true, customerName: textIn(form, 'customerName') }
}

/** What the forms of a job's page do; without JavaScript they lead back to where they stand. */
export async function changeJobPage(
	context: Context,
	request: Request,
	id: string,
): Promise<JobAnswer> {
	await requireRole(context, request, ['Installer'])
	const { pathname } = pageAsked(request)
	const order = api(context).installations.orders[':id']
	const param = { id }
	const stepIn = (form: FormData) => ({ id, step: idIn(form, 'step') })
	/** `at` is where on the page the form stands, `about` its step, product or photo. */
	const answerTo = (
		form: FormData,
		result: Attempt<unknown>,
		{ intent, at, about = '' }: { intent: JobIntent; at: string; about?: string },
	): JobAnswer => {
		if (result.ok && !form.has('stay')) throw redirect(`${pathname}#${at}`)
		const overlaps = !result.ok && result.problem.code === 'conflict' && intent === 'propose'
		const lacks = result.ok || intent !== 'complete' ? null : lacksIn(form, result.problem)
		return { intent, about, problem: result.ok ? null : sentenceOf(result), overlaps, lacks }
	}
	const ofStep = (step: string) => ({ at: `step-${step}`, about: step })
	return dispatch(
		request,
		jobIntents,
		{
			propose: async (form) => {
				const json = {
					at: `${textIn(form, 'date')}T${textIn(form, 'time')}+05:30`,
					minutes: Number(textIn(form, 'minutes')),
					anyway: form.has('anyway'),
				}
				const result = await attempt(order.appointment.$put({ param, json }))
				return answerTo(form, result, { intent: 'propose', at: 'appointment' })
			},
			confirm: async (form) => {
				const call = { param, query: {}, json: { at: textIn(form, 'at') } }
				const result = await attempt(order.appointment.confirm.$post(call))
				return answerTo(form, result, { intent: 'confirm', at: 'appointment' })
			},
			tick: async (form) => {
				const call = { param: stepIn(form), json: { done: textIn(form, 'done') === 'yes' } }
				const result = await attempt(order.checklist[':step'].$patch(call))
				return answerTo(form, result, { intent: 'tick', ...ofStep(call.param.step) })
			},
			note: async (form) => {
				const call = { param: stepIn(form), json: { note: textIn(form, 'note') } }
				const result = await attempt(order.checklist[':step'].$patch(call))
				return answerTo(form, result, { intent: 'note', ...ofStep(call.param.step) })
			},
			photo: async (form) => {
				const sent = form.get('image')
				const image = sent instanceof File ? sent : new File([], '')
				const call = { param: stepIn(form), form: { image } }
				const result = await attempt(order.checklist[':step'].photos.$post(call))
				return answerTo(form, result, { intent: 'photo', ...ofStep(call.param.step) })
			},
			'delete-photo': async (form) => {
				const photoId = idIn(form, 'photoId')
				const call = { param: { id, photoId } }
				const result = await attempt(order.photos[':photoId'].$delete(call))
				const where = { at: 'checklist', about: photoId }
				return answerTo(form, result, { intent: 'delete-photo', ...where })
			},
			serials: async (form) => {
				const productId = idIn(form, 'productId')
				const json = { productId, serials: lines(textIn(form, 'serials')) }
				const result = await attempt(order.serials.$put({ param, json }))
				return answerTo(form, result, { intent: 'serials', at: 'parts', about: productId })
			},
			'hand-back': async (form) => {
				const json = { reason: textIn(form, 'reason') }
				const result = await attempt(api(context).orders[':id']['hand-back'].$post({ param, json }))
				if (result.ok) throw redirect(`/installer/installations?${HANDED_BACK}=${id}`)
				return answerTo(form, result, { intent: 'hand-back', at: 'hand-back' })
			},
			complete: async (form) => {
				const confirmed = textIn(form, 'confirmed') === 'yes'
				const json = { customerName: textIn(form, 'customerName'), confirmed }
				const result = await attempt(order.complete.$post({ param, json }))
				return answerTo(form, result, { intent: 'complete', at: 'completion' })
			},
		},
		['image'],
	)
}
