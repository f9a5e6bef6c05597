import { type Actor, hasRole } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import { lockAccount } from '../accounts/commands.ts'
import type { AppContext } from '../app-context.ts'
import { notify } from '../notifications/commands.ts'
import type { VisitEvent } from '../orders/schema.ts'
import type { ByLink } from '../orders/tracking/contact.ts'
import { applyTransition } from '../orders/transitions/apply-transition.ts'
import { noteVisit } from '../orders/transitions/note-visit.ts'
import { mailBuyer, mailInstaller } from './internal/appointment-mails.ts'
import { clash } from './internal/clash.ts'
import { auditJob, changeJob, type OpenJob } from './internal/job.ts'
import type { Once } from './internal/once.ts'
import { appointmentOf, progressOf, surveyOf } from './internal/progress.ts'
import { nextAppointment, type Span, wrongTime } from './rules.ts'
import type {
	AppointmentState,
	InstallationWithMessages,
	MoveReason,
	NewAppointment,
	Visit,
} from './schema.ts'
import { installationTables } from './tables.ts'

/** An appointment as it stands; nothing of it is set where none was proposed. */
function standing({ row }: OpenJob, visit: Visit) {
	const [at, minutes, state] =
		visit === 'survey'
			? [row.survey_at, row.survey_minutes, row.survey_state]
			: [row.appointment_at, row.appointment_minutes, row.appointment_state]
	return { state, span: { at: at ?? 0, minutes: minutes ?? 0 } satisfies Span }
}

const SURVEY_DONE = message('installations.survey_done')

/** Whether this order has such a visit to come. @returns invalid in a store that plans no surveys; already_closed */
async function hasVisit(ctx: AppContext, job: OpenJob, visit: Visit): Promise<Result<void>> {
	if (visit === 'installation') return ok(undefined)
	const none = failField('visit', message('installations.no_survey'))
	if (!ctx.policy.plansSurveys) return none
	const { steps } = await progressOf(ctx, job.tx, job.order.id, job.row)
	const survey = steps.find(({ step }) => step === 'survey')
	if (!survey) return none
	return survey.done ? fail('already_closed', SURVEY_DONE) : ok(undefined)
}

/** An appointment as the audit log keeps it: to be read by people. */
function auditedOf(row: OpenJob['row'], visit: Visit) {
	const appointment = visit === 'survey' ? surveyOf(row) : appointmentOf(row)
	const name = visit === 'survey' ? 'survey' : 'appointment'
	if (!appointment) return { [name]: null, state: null, preference: null }
	const { at, minutes, state, preference } = appointment
	return {
		[name]: recorded(message('installations.at', { span: { at: Date.parse(at), minutes } })),
		state,
		preference,
	}
}

interface Change {
	/** As the audit log names it. */
	action: string
	/** As it stays unless given. */
	span?: Span
	state: AppointmentState
	preference?: string | null
	reason?: MoveReason | null
}

async function setAppointment(job: OpenJob, visit: Visit, change: Change) {
	const { action, span, state, preference, reason } = change
	const set =
		visit === 'survey'
			? {
					survey_state: state,
					...(span && { survey_at: span.at, survey_minutes: span.minutes }),
					...(preference !== undefined && { survey_preference: preference }),
					...(reason !== undefined && { survey_reason: reason }),
				}
			: {
					appointment_state: state,
					...(span && { appointment_at: span.at, appointment_minutes: span.minutes }),
					...(preference !== undefined && { appointment_preference: preference }),
					...(reason !== undefined && { appointment_reason: reason }),
				}
	await installationTables(job.tx)
		.updateTable('installations')
		.set(set)
		.where('order_id', '=', job.order.id)
		.execute()
	await auditJob(job, action, auditedOf(job.row, visit), auditedOf({ ...job.row, ...set }, visit))
}

/** Notes a message about a visit in the buyer's history, with its author. */
const noteIn = (
	ctx: AppContext,
	job: OpenJob,
	action: VisitEvent,
	about: { visit: Visit; span: Span; reason?: MoveReason | null },
) =>
	noteVisit(ctx, job.tx, {
		actor: job.actor,
		order: job.order,
		action,
		at: job.at,
		note: message('installations.visit_at', about),
	})

const inform = async ({ tx, order, at }: OpenJob, message: Message) => {
	if (!order.user_id) return
	const to = { userId: order.user_id }
	await notify(tx, [
		{ to, message, type: 'info', link: `/orders/${order.id}`, orderId: order.id, at },
	])
}

const informInstaller = async ({ tx, order, row, at }: OpenJob, message: Message) => {
	const link = `/installer/installations/${order.id}`
	await notify(tx, [
		{ to: { userId: row.installer_id }, message, type: 'info', link, orderId: order.id, at },
	])
}

/**
 * Proposes an appointment to the buyer, or moves the one there is.
 * @returns invalid for a time in the past; conflict naming the appointment it overlaps, unless `anyway`
 */
export const proposeAppointment = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ at, minutes, anyway = false, visit = 'installation', reason: given }: NewAppointment,
	once?: Once,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(ctx, actor, id, 'propose', { once }, async (job) => {
		const planned = await hasVisit(ctx, job, visit)
		if (!planned.ok) return planned
		const wrong = wrongTime(at, job.at)
		if (wrong) return failField('at', wrong)
		// Of two proposed at the same moment, the later sees the earlier.
		await lockAccount(job.tx, job.row.installer_id)
		const other = anyway ? null : await clash(job, visit, { at, minutes })
		if (other)
			return fail(
				'conflict',
				message('installations.overlaps', {
					name: other.full_name,
					city: other.city,
					orderId: other.id,
					span: { at: other.at, minutes: other.minutes },
				}),
				{
					facts: {
						orderId: other.id,
						at: new Date(other.at).toISOString(),
						minutes: other.minutes,
					},
				},
			)
		const span = { at, minutes }
		const moves = standing(job, visit).state !== null
		const reason = (moves && given) || null
		await setAppointment(job, visit, {
			action: moves ? 'moved' : 'proposed',
			span,
			state: 'proposed',
			preference: null,
			reason,
		})
		if (moves) await noteIn(ctx, job, 'propose-visit', { visit, span, reason })
		await inform(job, message('installations.proposed', { span, orderId: id, moves, visit }))
		const template = moves ? 'appointment-moved' : 'appointment-proposed'
		await mailBuyer(ctx, job, template, { span, visit })
		return ok(undefined)
	})

interface Confirming {
	/** When the appointment is that the caller means, epoch milliseconds. */
	at?: number | undefined
	visit?: Visit | undefined
}

interface Asking {
	preference?: string | undefined
	visit?: Visit | undefined
}

const NONE_TO_CONFIRM = message('installations.none_proposed')
const MOVED = message('installations.moved_meanwhile')
const PASSED = message('installations.time_passed')

/**
 * Confirms the proposed appointment: the buyer, or the installer when it was agreed by telephone. The
 * first day of the installation makes the order scheduled.
 * @returns conflict when there is none, or not that one
 */
export const confirmAppointment = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ at: meant, visit = 'installation', ...link }: Confirming & ByLink,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(ctx, actor, id, 'confirm', link, async (job) => {
		const planned = await hasVisit(ctx, job, visit)
		if (!planned.ok) return planned
		const { state, span } = standing(job, visit)
		if (!nextAppointment(state, 'confirm')) return fail('conflict', NONE_TO_CONFIRM)
		if (meant !== undefined && meant !== span.at) return fail('conflict', MOVED)
		const byInstaller = hasRole(actor, 'Installer') && actor.id === job.order.installer_id
		if (!byInstaller && span.at <= job.at) return fail('conflict', PASSED)
		await setAppointment(job, visit, { action: 'confirmed', state: 'confirmed' })
		if (visit === 'installation' && job.order.status === 'accepted') {
			const stepped = await applyTransition(ctx, job.tx, actor, job.order, 'schedule', {
				note: message('installations.at', { span }),
				at: job.at,
			})
			if (!stepped.ok) return stepped
		} else {
			await noteIn(ctx, job, 'agree-visit', { visit, span })
			if (byInstaller)
				await inform(job, message('installations.confirmed', { span, orderId: id, visit }))
		}
		if (!byInstaller)
			await informInstaller(
				job,
				message('installations.confirmed_by', {
					name: job.order.full_name,
					span,
					orderId: id,
					visit,
				}),
			)
		await mailBuyer(ctx, job, 'appointment-confirmed', { span, visit })
		if (!byInstaller) await mailInstaller(ctx, job, { template: 'visit-confirmed', span, visit })
		return ok(undefined)
	})

/** Asks the installer for another time. @returns conflict when there is no appointment to change */
export const askForAnother = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ preference, visit = 'installation', ...link }: Asking & ByLink,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(ctx, actor, id, 'ask-another', link, async (job) => {
		const planned = await hasVisit(ctx, job, visit)
		if (!planned.ok) return planned
		const { state, span } = standing(job, visit)
		if (!nextAppointment(state, 'ask-another'))
			return fail('conflict', message('installations.none_to_change'))
		await setAppointment(job, visit, {
			action: 'asked for another',
			state: 'change-requested',
			preference: preference ?? null,
		})
		await noteIn(ctx, job, 'ask-visit', { visit, span })
		await informInstaller(
			job,
			message('installations.other_time_asked', {
				name: job.order.full_name,
				span,
				orderId: id,
				visit,
				preference: preference ?? null,
			}),
		)
		await mailInstaller(ctx, job, {
			template: 'visit-to-move',
			span,
			visit,
			preference: preference ?? null,
		})
		return ok(undefined)
	})
