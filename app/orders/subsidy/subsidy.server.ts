import { data, redirect } from 'react-router'
import { z } from 'zod'
import {
	NewPaper,
	PaperRemoval,
	ReminderChoice,
	StepTick,
	type Subsidy,
} from '../../../domain/subsidy/schema'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { followByKey, refuseOrder } from '../followed-by-key.server'
import type { Side } from './labels'
import { subsidyIntents } from './subsidy-intents'

/** The side of a caller: papers are the buyer's and the installer's alone. */
const sideOf = (isBuyer: boolean, { papers }: Pick<Subsidy, 'papers'>): Side =>
	isBuyer ? 'buyer' : papers ? 'installer' : 'shop'

/** The way of an order to the subsidy, for its buyer, its installer and admins. @throws 404 where none is expected */
export async function readSubsidy(context: Context, id: string, url: URL) {
	await followByKey(context, id, url)
	const call = { param: { id }, query: {} }
	const order = await attempt(api(context).orders[':id'].$get(call))
	if (!order.ok) return refuseOrder(context, id, order.problem)
	const found = await attempt(api(context).subsidy.orders[':id'].subsidy.$get(call))
	if (!found.ok) throw data(found.problem, { status: found.problem.status })
	const { trackingKey, installer } = order.value
	return {
		...found.value,
		installer: installer?.name ?? null,
		isBuyer: trackingKey !== null,
		side: sideOf(trackingKey !== null, found.value),
		done: url.searchParams.get('done'),
	}
}

const Ticked = StepTick.extend({ step: Id })
const Removed = PaperRemoval.extend({ paperId: Id })
const Paper = NewPaper.extend({ file: z.instanceof(File).optional().meta({ format: 'binary' }) })

/** Ticks a step, adds or deletes a paper, or ends reminders. @throws a redirect to the page that says so */
export function changeSubsidy({ request, context, params: { id } }: Asked<'id'>) {
	const { subsidy } = api(context).subsidy.orders[':id']
	const here = (done: string) => () =>
		redirect(`/orders/${encodeURIComponent(id)}/subsidy?done=${done}`, 303)
	return formAction(request, subsidyIntents, {
		tick: onCall(
			Ticked,
			({ step, ...json }) => subsidy.steps[':step'].$put({ param: { id, step }, query: {}, json }),
			here('ticked'),
		),
		'add-paper': onCall(
			Paper,
			({ file = new File([], ''), ...form }) =>
				subsidy.papers.$post({ param: { id }, query: {}, form: { file, ...form } }),
			here('added'),
		),
		'delete-paper': onCall(
			Removed,
			({ paperId, ...json }) =>
				subsidy.papers[':paperId'].remove.$post({ param: { id, paperId }, query: {}, json }),
			here('deleted'),
		),
		reminders: onCall(
			ReminderChoice,
			(json) => subsidy.reminders.$put({ param: { id }, query: {}, json }),
			here('reminders'),
		),
	})
}
