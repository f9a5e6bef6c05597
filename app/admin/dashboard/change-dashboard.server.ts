import { z } from 'zod'
import { FeedbackChange } from '../../../domain/feedback/schema'
import { type Attempt, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onButton, onForm, type SentForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { dashboardIntents } from './dashboard-intents'

export type DashboardAnswer = Refused | { problem: null }

const About = z.object({ id: Id })
const NewStatus = FeedbackChange.extend(About.shape)
const READ = { read: true } as const

const isGone = (result: Attempt<unknown>) => !result.ok && result.problem.status === 404

/**
 * Carries out what a form of the dashboard asks; what is gone already needs no doing. Answers a form that
 * stays; any other leads back to the page it came from.
 */
export function changeDashboard(context: Context, request: Request): Promise<DashboardAnswer> {
	const { feedback, notifications } = api(context)
	function answerTo(
		form: Pick<SentForm<never>, 'refuse' | 'stays'>,
		result: Attempt<unknown>,
	): DashboardAnswer {
		if (!result.ok && !isGone(result)) return form.refuse(result.problem)
		if (form.stays) return { problem: null }
		throw redirectHere(request)
	}
	return formAction(request, dashboardIntents, {
		'mark-read': onForm(About, async (param, form) =>
			answerTo(form, await attempt(notifications[':id'].$patch({ param, json: READ }))),
		),
		'mark-all-read': onButton(async (form) =>
			answerTo(form, await attempt(notifications.$patch({ json: READ }))),
		),
		clear: onForm(About, async (param, form) =>
			answerTo(form, await attempt(notifications[':id'].$delete({ param }))),
		),
		'set-status': onForm(NewStatus, async ({ id, ...json }, form) => {
			const result = await attempt(feedback[':id'].$patch({ param: { id }, json }))
			return result.ok ? answerTo(form, result) : form.refuse(result.problem)
		}),
		'delete-feedback': onForm(About, async (param, form) => {
			const result = await attempt(feedback[':id'].$delete({ param }))
			if (!result.ok && !isGone(result)) return form.refuse(result.problem)
			throw redirectHere(request, { delete: null })
		}),
	})
}
