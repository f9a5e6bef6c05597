import type { Selectable } from 'kysely'
import type { Database } from '../../db/open.ts'
import type { Tx } from '../../db/transaction.ts'
import { factsOf, findOrder, partsOf as partsOfLines } from '../orders/queries.ts'
import { isApproved } from '../orders/rules.ts'
import type { OrderStatus } from '../orders/schema.ts'
import { type Actor, hasRole, type SignedIn } from '../shared/actor.ts'
import { dayAfter, startOfDay } from '../shared/calendar.ts'
import type { OrderId, ProductId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { may, mayList, maySee } from './policy.ts'
import { isUnderWay, missingFor, nextAppointment } from './rules.ts'
import {
	type Appointment,
	CHECKLIST,
	type ChecklistStep,
	INSTALLATION_ACTIONS,
	type Installation,
	type InstallationAction,
	type Job,
	type JobQuery,
	type Stage,
	type StepProgress,
} from './schema.ts'
import type { InstallationTables } from './tables.ts'

export type InstallationRow = Selectable<InstallationTables['installations']>
type Db = Database | Tx

export const NOT_FOUND = 'There is no such installation, or it is not yours to see.'

const iso = (at: number) => new Date(at).toISOString()

type AppointmentColumns = {
	[Name in Extract<keyof InstallationRow, `appointment_${string}`>]: InstallationRow[Name]
}

export function appointmentOf(row: AppointmentColumns | undefined): Appointment | null {
	if (!row?.appointment_at || !row.appointment_minutes || !row.appointment_state) return null
	return {
		at: iso(row.appointment_at),
		minutes: row.appointment_minutes,
		state: row.appointment_state,
		wish: row.appointment_wish,
	}
}

export const findInstallation = (db: Db, id: OrderId) =>
	db.selectFrom('installations').selectAll().where('order_id', '=', id).executeTakeFirst()

interface InstalledPart {
	name: string
	/** In all of the order's lines. */
	quantity: number
	/** The kits it comes in, by name. */
	kits: string[]
}

/** What is installed of an order, by product: of kits their parts, as they were taken for it. */
export async function partsOf(db: Db, id: OrderId): Promise<Map<ProductId, InstalledPart>> {
	const lines = await db
		.selectFrom('order_lines')
		.select(['line', 'product_id', 'name', 'quantity'])
		.where('order_id', '=', id)
		.orderBy('line')
		.execute()
	const ofKits = await partsOfLines(db, [id])
	const parts = new Map<ProductId, InstalledPart>()
	const add = (productId: ProductId, name: string, quantity: number, kit: string | null) => {
		const known = parts.get(productId) ?? { name, quantity: 0, kits: [] }
		const kits = kit === null || known.kits.includes(kit) ? known.kits : [...known.kits, kit]
		parts.set(productId, { name, quantity: known.quantity + quantity, kits })
	}
	for (const { line, product_id, name, quantity } of lines) {
		const its = ofKits.get(`${id} ${line}`)
		if (!its) add(product_id, name, quantity, null)
		for (const part of its ?? [])
			add(part.productId as ProductId, part.name, part.quantity * quantity, name)
	}
	return parts
}

export const serialsOf = (db: Db, id: OrderId) =>
	db
		.selectFrom('installation_serials')
		.select(['product_id', 'serial'])
		.where('order_id', '=', id)
		.orderBy('created_at')
		.orderBy('serial')
		.execute()

export async function doneSteps(db: Db, id: OrderId): Promise<Set<ChecklistStep>> {
	const rows = await db
		.selectFrom('installation_steps')
		.select('step')
		.where('order_id', '=', id)
		.where('done_at', 'is not', null)
		.execute()
	return new Set(rows.map(({ step }) => step))
}

async function checklistOf(db: Db, id: OrderId): Promise<StepProgress[]> {
	const steps = await db
		.selectFrom('installation_steps')
		.selectAll()
		.where('order_id', '=', id)
		.execute()
	const photos = await db
		.selectFrom('installation_photos')
		.selectAll()
		.where('order_id', '=', id)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return CHECKLIST.map((step) => {
		const row = steps.find((each) => each.step === step)
		return {
			step,
			done: Boolean(row?.done_at),
			doneAt: row?.done_at ? iso(row.done_at) : null,
			note: row?.note ?? null,
			photos: photos
				.filter((photo) => photo.step === step)
				.map((photo) => ({
					id: photo.id,
					imageUrl: `/api/orders/${id}/photos/${photo.id}`,
					at: iso(photo.created_at),
				})),
		}
	})
}

/** Whether the moment allows it; whether the caller may is asked besides. */
function isOpen(action: InstallationAction, status: OrderStatus, row: InstallationRow | undefined) {
	if (!isUnderWay(status)) return false
	return action === 'work' || nextAppointment(row?.appointment_state ?? null, action) !== null
}

/** One installation, for whoever may see it; an order nobody has accepted has none. */
export async function getInstallation(
	store: Store,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<Installation>> {
	const order = await findOrder(store.db, id)
	if (!order) return refuse('not_found', NOT_FOUND)
	const facts = factsOf(order)
	if (!maySee(actor, facts, key)) return refuse('not_found', NOT_FOUND)
	const row = await findInstallation(store.db, order.id)
	// What was noted before an order was handed back is not for whom it is only offered to.
	const isOffered = order.status === 'pending' && hasRole(actor, 'Installer')
	if (isOffered || (!row && !isApproved(order.status))) return refuse('not_found', NOT_FOUND)
	const steps = await checklistOf(store.db, order.id)
	const parts = await partsOf(store.db, order.id)
	const serials = await serialsOf(store.db, order.id)
	const done = new Set(steps.filter((step) => step.done).map(({ step }) => step))
	return ok({
		orderId: order.id,
		status: order.status,
		appointment: appointmentOf(row),
		steps,
		parts: [...parts].map(([productId, part]) => ({
			productId,
			...part,
			serials: serials
				.filter(({ product_id }) => product_id === productId)
				.map(({ serial }) => serial),
		})),
		customerName: row?.customer_name ?? null,
		completedAt: row?.completed_at ? iso(row.completed_at) : null,
		missing: isUnderWay(order.status) ? missingFor(order.status, CHECKLIST, done) : [],
		may: INSTALLATION_ACTIONS.filter(
			(action) => isOpen(action, order.status, row) && may(actor, action, facts, key),
		),
	})
}

const STATUS_OF = {
	unscheduled: 'accepted',
	scheduled: 'scheduled',
	installed: 'installed',
} as const satisfies Record<Stage, OrderStatus>

function jobsOf(store: Store, actor: SignedIn, { from, to, state }: JobQuery) {
	const statuses = state ? [STATUS_OF[state]] : Object.values(STATUS_OF)
	let matching = store.db
		.selectFrom('orders')
		.leftJoin('installations', 'installations.order_id', 'orders.id')
		.where('orders.installer_id', '=', actor.id)
		.where('orders.status', 'in', statuses)
	// Said twice, so that the appointments of one installer are found by their index.
	if (from || to) matching = matching.where('installations.installer_id', '=', actor.id)
	if (from) matching = matching.where('installations.appointment_at', '>=', startOfDay(from))
	if (to) matching = matching.where('installations.appointment_at', '<', startOfDay(dayAfter(to)))
	return matching
}

/**
 * The caller's own jobs, with how many there are in all: by appointment where days are asked for,
 * the installed ones latest first, else by appointment and then by order.
 */
export async function listJobs(
	store: Store,
	actor: Actor,
	query: JobQuery,
): Promise<Result<{ jobs: Job[]; total: number }>> {
	const allowed = mayList(actor)
	if (!allowed.ok) return allowed
	const matching = jobsOf(store, actor as SignedIn, query)
	const selected = matching.select([
		'orders.id',
		'orders.status',
		'orders.full_name',
		'orders.city',
		'orders.zip_code',
		'orders.contact_number',
		'orders.created_at',
		'installations.appointment_at',
		'installations.appointment_minutes',
		'installations.appointment_state',
		'installations.appointment_wish',
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
	const { total } = await matching
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	const done = await doneByOrder(
		store.db,
		rows.map(({ id }) => id),
	)
	const jobs = rows.map((row) => ({
		id: row.id,
		status: row.status,
		buyer: row.full_name,
		city: row.city,
		zipCode: row.zip_code,
		contactNumber: row.contact_number,
		appointment: appointmentOf(row),
		doneSteps: CHECKLIST.filter((step) => done.get(row.id)?.has(step)),
		orderedAt: iso(row.created_at),
		completedAt: row.completed_at ? iso(row.completed_at) : null,
	}))
	return ok({ jobs, total: Number(total) })
}

async function doneByOrder(db: Db, ids: OrderId[]) {
	const done = new Map<OrderId, Set<ChecklistStep>>(ids.map((id) => [id, new Set()]))
	if (ids.length === 0) return done
	const rows = await db
		.selectFrom('installation_steps')
		.select(['order_id', 'step'])
		.where('order_id', 'in', ids)
		.where('done_at', 'is not', null)
		.execute()
	for (const { order_id, step } of rows) done.get(order_id)?.add(step)
	return done
}

/** How many photos are read at a time. */
const PHOTOS_AT_ONCE = 5000

/** The names of all photos of installations there were at the beginning. */
export async function photosNamed(db: Database): Promise<string[]> {
	const images = new Set<string>()
	let last = ''
	for (;;) {
		const rows = await db
			.selectFrom('installation_photos')
			.select(['id', 'image'])
			.where('id', '>', last)
			.orderBy('id')
			.limit(PHOTOS_AT_ONCE)
			.execute()
		for (const { image } of rows) images.add(image)
		const end = rows.at(-1)
		if (!end || rows.length < PHOTOS_AT_ONCE) return [...images]
		last = end.id
	}
}
