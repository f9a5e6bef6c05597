import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import { type Actor, hasRole, type SignedIn } from '../../shared/actor.ts'
import { dayAfter, startOfDay } from '../../shared/calendar.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { handOverDocumentsOf } from '../documents/of-order.ts'
import { photoNameOf, photosOfInstallers } from '../installers/queries.ts'
import { factsOf, findOrder } from '../orders/queries.ts'
import { installerCardOf } from '../orders/routing/installer-card.ts'
import type { OrderStatus } from '../orders/schema.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'
import { rowOfOrder } from '../rows-of-order.ts'
import { awaitingPayment } from './internal/awaiting-payment.ts'
import { forShop } from './internal/for-shop.ts'
import {
	appointmentOf,
	doneSteps,
	type InstallationRow,
	iso,
	partsOf,
	progressOf,
	stepsOf,
	surveyOf,
} from './internal/progress.ts'
import { visitToPlan } from './internal/visit-to-plan.ts'
import { PHOTO_BATCH_SIZE } from './limits.ts'
import { may, mayList, maySee, seesAsShop } from './policy.ts'
import { isUnderWay, nextAppointment } from './rules.ts'
import {
	CHECKLIST,
	INSTALLATION_ACTIONS,
	type InstallationAction,
	type InstallationWithMessages,
	type InstallerCard,
	type Job,
	type JobQuery,
	type Stage,
} from './schema.ts'
import { installationTables, jobTables } from './tables.ts'

export const NOT_FOUND = message('installations.not_found')

export const findInstallation = (db: Database, id: OrderId) =>
	rowOfOrder(installationTables(db), 'installations', id)

/** Whether the moment allows it; whether the caller may is asked besides. */
function isOpen(action: InstallationAction, status: OrderStatus, row: InstallationRow | undefined) {
	if (!isUnderWay(status)) return false
	return action === 'work' || nextAppointment(row?.appointment_state ?? null, action) !== null
}

const OF_SURVEY = ['propose', 'confirm', 'ask-another'] as const

/** What the caller may do with the survey: nothing once it is done, and where the store plans none. */
function surveyActionsOf(
	{ policy }: AppContext,
	row: InstallationRow | undefined,
	{ steps }: Pick<InstallationWithMessages, 'steps'>,
	{ status, may }: { status: OrderStatus; may: (action: InstallationAction) => boolean },
) {
	const isToCome = steps.some(({ step, done }) => step === 'survey' && !done)
	if (!policy.plansSurveys || !isUnderWay(status) || !isToCome) return []
	const state = row?.survey_state ?? null
	return OF_SURVEY.filter((action) => nextAppointment(state, action) !== null && may(action))
}

async function cardOf({ db }: AppContext, order: OrderId, id: UserId): Promise<InstallerCard> {
	const hasPhoto = (await photoNameOf(db, id)) !== null
	const photoUrl = hasPhoto ? `/api/orders/${order}/installer-photo` : null
	return { ...(await installerCardOf(db, id)), photoUrl }
}

/** One installation, for a caller who may see it; an order that no installer has accepted has none. */
export async function getInstallation(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<InstallationWithMessages>> {
	const order = await findOrder(ctx.db, id)
	if (!order) return fail('not_found', NOT_FOUND)
	const facts = factsOf(order)
	if (!maySee(actor, facts, key)) return fail('not_found', NOT_FOUND)
	const row = await findInstallation(ctx.db, order.id)
	// Notes from before an order was handed back are hidden from installers it is only offered to.
	const isOffered = order.status === 'pending' && hasRole(actor, 'Installer')
	if (isOffered || (!row && !isApproved(order.status))) return fail('not_found', NOT_FOUND)
	const progress = await progressOf(ctx, ctx.db, order.id, row)
	const shown = seesAsShop(actor, facts) ? await forShop(ctx, order, progress) : {}
	const mayNow = (action: InstallationAction) => may(actor, action, facts, key)
	const allowedActions = INSTALLATION_ACTIONS.filter(
		(action) => isOpen(action, order.status, row) && mayNow(action),
	)
	return ok({
		orderId: order.id,
		status: order.status,
		installer: order.installer_id && (await cardOf(ctx, order.id, order.installer_id)),
		...progress,
		...shown,
		customerName: row?.customer_name ?? null,
		signature: row?.signature ?? null,
		completedAt: row?.completed_at ? iso(row.completed_at) : null,
		documents: row?.completed_at ? await handOverDocumentsOf(ctx.db, order.id) : [],
		awaitsPayment: (await awaitingPayment(ctx, [order])).has(order.id),
		missing: isUnderWay(order.status) ? progress.missing : [],
		allowedActions,
		may: allowedActions,
		surveyActions: surveyActionsOf(ctx, row, progress, { status: order.status, may: mayNow }),
	})
}

const STATUS_OF = {
	unscheduled: 'accepted',
	scheduled: 'scheduled',
	installed: 'installed',
} as const satisfies Record<Stage, OrderStatus>

function jobsOf(ctx: AppContext, actor: SignedIn, { from, to, state }: JobQuery) {
	const statuses = state ? [STATUS_OF[state]] : Object.values(STATUS_OF)
	let matching = jobTables(ctx.db)
		.selectFrom('orders')
		.leftJoin('installations', 'installations.order_id', 'orders.id')
		.where('orders.installer_id', '=', actor.id)
		.where('orders.status', 'in', statuses)
	// Said twice, so that the appointments of one installer are found by their index.
	if (from || to) matching = matching.where('installations.installer_id', '=', actor.id)
	if (from || to)
		matching = matching.where((eb) =>
			eb.or(
				(['installations.appointment_at', 'installations.survey_at'] as const).map((column) =>
					eb.and([
						...(from ? [eb(column, '>=', startOfDay(from))] : []),
						...(to ? [eb(column, '<', startOfDay(dayAfter(to)))] : []),
					]),
				),
			),
		)
	return matching
}

/**
 * The caller's own jobs, with how many there are in all: by appointment where days are asked for,
 * the installed ones latest first, else by appointment and then by order.
 */
export const listJobs = (ctx: AppContext, actor: Actor, query: JobQuery) =>
	authorizedRead(mayList(actor), async (installer): Promise<{ items: Job[]; total: number }> => {
		const matching = jobsOf(ctx, installer, query)
		const selected = matching.select([
			'orders.id',
			'orders.status',
			'orders.full_name',
			'orders.street',
			'orders.city',
			'orders.zip_code',
			'orders.contact_number',
			'orders.created_at',
			...(['orders.payment_way', 'orders.fulfilment', 'orders.released_at'] as const),
			'installations.appointment_at',
			'installations.appointment_minutes',
			'installations.appointment_state',
			'installations.appointment_preference',
			'installations.appointment_reason',
			...([
				'installations.survey_at',
				'installations.survey_minutes',
				'installations.survey_state',
				'installations.survey_preference',
				'installations.survey_reason',
			] as const),
			'installations.completed_at',
		])
		const ordered =
			query.state === 'installed'
				? selected.orderBy('installations.completed_at', 'desc')
				: selected.orderBy('installations.appointment_at', (order) => order.asc().nullsFirst())
		const rows = await ordered
			.orderBy('orders.created_at')
			.orderBy('orders.id')
			.limit(query.limit)
			.offset(query.offset)
			.execute()
		const total = await countOf(matching)
		const ids = rows.map(({ id }) => id)
		const done = await doneSteps(ctx.db, ids)
		const parts = await partsOf(ctx.db, ids)
		const unpaid = await awaitingPayment(ctx, rows)
		const items = rows.map((row) => {
			const job = {
				id: row.id,
				status: row.status,
				buyer: row.full_name,
				street: row.street,
				city: row.city,
				zipCode: row.zip_code,
				contactNumber: row.contact_number,
				appointment: appointmentOf(row),
				survey: surveyOf(row),
				steps: stepsOf(ctx, parts.get(row.id)),
				doneSteps: CHECKLIST.filter((step) => done.get(row.id)?.has(step)),
				parts: [...(parts.get(row.id) ?? [])].map(([productId, { name, quantity }]) => ({
					productId,
					name,
					quantity,
				})),
				awaitsPayment: unpaid.has(row.id),
				orderedAt: iso(row.created_at),
				completedAt: row.completed_at ? iso(row.completed_at) : null,
			}
			return { ...job, toPlan: visitToPlan(job, ctx.policy.plansSurveys) }
		})
		return { items, total }
	})

/** The names of all photos of installations there were at the beginning, and of those of installers. */
export async function photosNamed(db: Database): Promise<string[]> {
	const images = new Set<string>(await photosOfInstallers(db))
	let last = ''
	for (;;) {
		const rows = await installationTables(db)
			.selectFrom('installation_photos')
			.select(['id', 'image'])
			.where('id', '>', last)
			.orderBy('id')
			.limit(PHOTO_BATCH_SIZE)
			.execute()
		for (const { image } of rows) images.add(image)
		const end = rows.at(-1)
		if (!end || rows.length < PHOTO_BATCH_SIZE) return [...images]
		last = end.id
	}
}
