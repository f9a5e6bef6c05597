import { data, type RouterContextProvider, redirect } from 'react-router'
import { dayAfter, dayAt } from '../../domain/shared/calendar'
import { pageAsked, requireRole } from '../account/guard.server'
import { type Attempt, api, attempt, read } from '../api.server'
import type { JobAnswer } from './job-answer'

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

/** What each form of the page sends, as its call, and where on the page it stands. */
function callOf(context: Context, id: string, form: FormData) {
	const text = (name: string) => String(form.get(name) ?? '')
	const order = api(context).installations.orders[':id']
	const param = { id }
	const step = text('step')
	const stepParam = { id, step }
	switch (form.get('intent')) {
		case 'propose': {
			const at = `${text('date')}T${text('time')}+05:30`
			const json = { at, minutes: Number(text('minutes')), anyway: form.has('anyway') }
			return { call: attempt(order.appointment.$put({ param, json })), at: 'appointment' }
		}
		case 'confirm': {
			const json = { at: text('at') }
			return {
				call: attempt(order.appointment.confirm.$post({ param, query: {}, json })),
				at: 'appointment',
			}
		}
		case 'tick': {
			const json = { done: text('done') === 'yes' }
			return {
				call: attempt(order.checklist[':step'].$patch({ param: stepParam, json })),
				at: `step-${step}`,
			}
		}
		case 'note': {
			const json = { note: text('note') }
			return {
				call: attempt(order.checklist[':step'].$patch({ param: stepParam, json })),
				at: `step-${step}`,
			}
		}
		case 'photo': {
			const image = form.get('image')
			const sent = { image: image instanceof File ? image : new File([], '') }
			return {
				call: attempt(order.checklist[':step'].photos.$post({ param: stepParam, form: sent })),
				at: `step-${step}`,
			}
		}
		case 'delete-photo': {
			const photo = { id, photoId: text('photoId') }
			return { call: attempt(order.photos[':photoId'].$delete({ param: photo })), at: 'checklist' }
		}
		case 'serials': {
			const json = { productId: text('productId'), serials: lines(text('serials')) }
			return { call: attempt(order.serials.$put({ param, json })), at: 'parts' }
		}
		case 'complete': {
			const json = { customerName: text('customerName') }
			return { call: attempt(order.complete.$post({ param, json })), at: 'completion' }
		}
	}
	throw data(null, { status: 400 })
}

const sentenceOf = ({ problem }: Attempt<unknown> & { ok: false }) =>
	Object.values(problem.errors ?? {})[0] ?? problem.detail

/** What the forms of a job's page do; without JavaScript they lead back to where they stand. */
export async function changeJobPage(
	context: Context,
	request: Request,
	id: string,
): Promise<JobAnswer> {
	await requireRole(context, request, ['Installer'])
	const { pathname } = pageAsked(request)
	const form = await request.formData()
	const { call, at } = callOf(context, id, form)
	const result: Attempt<unknown> = await call
	if (result.ok && !form.has('stay')) throw redirect(`${pathname}#${at}`)
	const about = form.get('step') ?? form.get('productId') ?? form.get('photoId') ?? ''
	return {
		intent: String(form.get('intent')),
		about: String(about),
		problem: result.ok ? null : sentenceOf(result),
		overlaps: !result.ok && result.problem.code === 'conflict' && form.get('intent') === 'propose',
	}
}
