import { type Actor, hasRole } from '../../shared/actor.ts'
import { MINUTE_MS } from '../../shared/durations.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import { lockAccount } from '../accounts/commands.ts'
import type { AppContext } from '../app-context.ts'
import { notify } from '../notifications/commands.ts'
import type { ByLink } from '../orders/tracking/contact.ts'
import { applyTransition } from '../orders/transitions/apply-transition.ts'
import { mailBuyer, mailInstaller } from './internal/appointment-mails.ts'
import { auditJob, changeJob, type OpenJob } from './internal/job.ts'
import { appointmentOf } from './internal/progress.ts'
import { MAX_MINUTES } from './limits.ts'
import { endOf, nextAppointment, overlap, type Span, wrongTime } from './rules.ts'
import type { InstallationWithMessages, NewAppointment } from './schema.ts'
import { installationTables, jobTables } from './tables.ts'

const spanOf = ({ row }: OpenJob): Span => ({
	at: row.appointment_at ?? 0,
	minutes: row.appointment_minutes ?? 0,
})

/** Another appointment of this installer that shares time with this one. */
async function clash({ tx, order, row }: OpenJob, span: Span) {
	const near = await jobTables(tx)
		.selectFrom('installations')
		.innerJoin('orders', 'orders.id', 'installations.order_id')
		.select([
			'orders.id',
			'orders.full_name',
			'orders.city',
			'appointment_at',
			'appointment_minutes',
		])
		.where('installations.installer_id', '=', row.installer_id)
		.where('appointment_at', '>', span.at - MAX_MINUTES * MINUTE_MS)
		.where('appointment_at', '<', endOf(span))
		.where('appointment_state', 'in', ['proposed', 'confirmed'])
		.where('orders.status', 'in', ['accepted', 'scheduled'])
		.where('orders.id', '<>', order.id)
		.orderBy('appointment_at')
		.execute()
	for (const { appointment_at, appointment_minutes, ...other } of near) {
		const taken = { at: appointment_at ?? 0, minutes: appointment_minutes ?? 0 }
		if (overlap(taken, span)) return { ...other, ...taken }
	}
	return null
}

/** An appointment as the audit log keeps it: to be read by people. */
function auditedOf(row: OpenJob['row']) {
	const appointment = appointmentOf(row)
	if (!appointment) return { appointment: null, state: null, preference: null }
	const { at, minutes, state, preference } = appointment
	return {
		appointment: recorded(message('installations.at', { span: { at: Date.parse(at), minutes } })),
		state,
		preference,
	}
}

async function setAppointment(
	job: OpenJob,
	action: string,
	set: Partial<
		Pick<
			OpenJob['row'],
			'appointment_at' | 'appointment_minutes' | 'appointment_state' | 'appointment_preference'
		>
	>,
) {
	await installationTables(job.tx)
		.updateTable('installations')
		.set(set)
		.where('order_id', '=', job.order.id)
		.execute()
	await auditJob(job, action, auditedOf(job.row), auditedOf({ ...job.row, ...set }))
}

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
	{ at, minutes, anyway = false }: NewAppointment,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(ctx, actor, id, 'propose', async (job) => {
		const wrong = wrongTime(at, job.at)
		if (wrong) return failField('at', wrong)
		// Of two proposed at the same moment, the later sees the earlier.
		await lockAccount(job.tx, job.row.installer_id)
		const other = anyway ? null : await clash(job, { at, minutes })
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
		const moves = job.row.appointment_state !== null
		await setAppointment(job, moves ? 'moved' : 'proposed', {
			appointment_at: at,
			appointment_minutes: minutes,
			appointment_state: 'proposed',
			appointment_preference: null,
		})
		await inform(
			job,
			message('installations.proposed', { span: { at, minutes }, orderId: id, moves }),
		)
		const template = moves ? 'appointment-moved' : 'appointment-proposed'
		await mailBuyer(ctx, job, template, { at, minutes })
		return ok(undefined)
	})

const NONE_TO_CONFIRM = message('installations.none_proposed')
const MOVED = message('installations.moved_meanwhile')
const PASSED = message('installations.time_passed')

/**
 * Confirms the proposed appointment: the buyer, or the installer when it was agreed by telephone. The
 * first one makes the order scheduled.
 * @param meant when the appointment is that the caller means, epoch milliseconds
 * @returns conflict when there is none, or not that one
 */
export const confirmAppointment = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ at: meant, ...link }: { at?: number | undefined } & ByLink,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(
		ctx,
		actor,
		id,
		'confirm',
		async (job) => {
			if (!nextAppointment(job.row.appointment_state, 'confirm'))
				return fail('conflict', NONE_TO_CONFIRM)
			const span = spanOf(job)
			if (meant !== undefined && meant !== span.at) return fail('conflict', MOVED)
			const byInstaller = hasRole(actor, 'Installer') && actor.id === job.order.installer_id
			if (!byInstaller && span.at <= job.at) return fail('conflict', PASSED)
			await setAppointment(job, 'confirmed', { appointment_state: 'confirmed' })
			if (job.order.status === 'accepted') {
				const stepped = await applyTransition(ctx, job.tx, actor, job.order, 'schedule', {
					note: message('installations.at', { span }),
					at: job.at,
				})
				if (!stepped.ok) return stepped
			} else if (byInstaller)
				await inform(job, message('installations.confirmed', { span, orderId: id }))
			if (!byInstaller)
				await informInstaller(
					job,
					message('installations.confirmed_by', { name: job.order.full_name, span, orderId: id }),
				)
			await mailBuyer(ctx, job, 'appointment-confirmed', span)
			if (!byInstaller) await mailInstaller(ctx, job, { template: 'visit-confirmed', span })
			return ok(undefined)
		},
		link,
	)

/** Asks the installer for another time. @returns conflict when there is no appointment to change */
export const askForAnother = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ preference, ...link }: { preference?: string | undefined } & ByLink,
): Promise<Result<InstallationWithMessages>> =>
	changeJob(
		ctx,
		actor,
		id,
		'ask-another',
		async (job) => {
			if (!nextAppointment(job.row.appointment_state, 'ask-another'))
				return fail('conflict', message('installations.none_to_change'))
			await setAppointment(job, 'asked for another', {
				appointment_state: 'change-requested',
				appointment_preference: preference ?? null,
			})
			await informInstaller(
				job,
				message('installations.other_time_asked', {
					name: job.order.full_name,
					span: spanOf(job),
					orderId: id,
					preference: preference ?? null,
				}),
			)
			await mailInstaller(ctx, job, {
				template: 'visit-to-move',
				span: spanOf(job),
				preference: preference ?? null,
			})
			return ok(undefined)
		},
		link,
	)
