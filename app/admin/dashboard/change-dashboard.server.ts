import { z } from 'zod'
import { FeedbackChange } from '../../../domain/feedback/schema'
import type { NotificationsCleared } from '../../../domain/notifications/schema'
import type { BulkResult } from '../../../shared/lists/bulk'
import { type Asked, api } from '../../api.server'
import { onCall, onCallOnly } from '../../components/portal/call-action.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, type SentForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { dashboardIntents } from './dashboard-intents'

export type DashboardAnswer =
	| Refused
	| { problem: null; replied?: BulkResult; cleared?: NotificationsCleared }

const About = z.object({ id: Id })
const UpTo = z.object({ upTo: z.string() })
const ClearedAt = z.object({ at: z.string() })
const NewStatus = FeedbackChange.extend(About.shape)
const Reply = z.object({ id: z.array(z.string()), text: z.string() })
const READ = { read: true } as const

/** A missing item counts as removed. */
const done = async (call: Promise<Response>) => {
	const response = await call
	return response.status === 404 ? new Response(null, { status: 204 }) : response
}

/** Handles a form of the dashboard: answers a form that stays; any other leads back to the page it came from. */
export function changeDashboard({ request, context }: Asked): Promise<DashboardAnswer> {
	const { feedback, feedbackReplies, notifications, restoredNotifications } = api(context)
	const back = ({ form }: { form: Pick<SentForm<never>, 'stays'> }) =>
		form.stays ? { problem: null } : redirectHere(request)
	return formAction(request, dashboardIntents, {
		'mark-read': onCall(
			About,
			(param) => done(notifications[':id'].$patch({ param, json: READ })),
			back,
		),
		'mark-all-read': onCallOnly(() => notifications.$patch({ json: READ }), back),
		clear: onCall(About, (param) => done(notifications[':id'].$delete({ param })), back),
		'clear-all': onCall(
			UpTo,
			(query) => notifications.$delete({ query }),
			({ value, form }) =>
				form.stays
					? { problem: null, cleared: value }
					: redirectHere(request, { cleared: value.at }),
		),
		restore: onCall(
			ClearedAt,
			(json) => restoredNotifications.$post({ json }),
			({ form }) => (form.stays ? { problem: null } : redirectHere(request, { cleared: null })),
		),
		'set-status': onCall(
			NewStatus,
			({ id, ...json }) => feedback[':id'].$patch({ param: { id }, json }),
			back,
		),
		reply: onCall(
			Reply,
			({ id: ids, text }) => feedbackReplies.$post({ json: { ids, text } }),
			({ value }) => ({ problem: null, replied: value }),
		),
		'delete-feedback': onCall(About, (param) => done(feedback[':id'].$delete({ param })), {
			delete: null,
		}),
	})
}
