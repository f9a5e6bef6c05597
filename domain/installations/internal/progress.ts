import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { linesOf, partsOf as partsOfLines } from '../../orders/queries.ts'
import { rowsOfOrder } from '../../rows-of-order.ts'
import { applicableSteps, hasStrings, missingFor, needsSerials } from '../rules.ts'
import {
	type Appointment,
	CHECKLIST,
	type ChecklistStep,
	type Installation,
	type MissingWithMessages,
	type StepProgress,
} from '../schema.ts'
import { type InstallationTables, installationTables } from '../tables.ts'
import { measurementsOf } from './measurements/stored.ts'

export type InstallationRow = Selectable<InstallationTables['installations']>
export const iso = (at: number) => new Date(at).toISOString()

type AppointmentColumns = {
	[Name in Extract<keyof InstallationRow, `appointment_${string}`>]: InstallationRow[Name]
}
type SurveyColumns = {
	[Name in Extract<keyof InstallationRow, `survey_${string}`>]: InstallationRow[Name]
}

/** The day of an installation; null where none was proposed. */
export function appointmentOf(row: AppointmentColumns | undefined): Appointment | null {
	if (!row?.appointment_at || !row.appointment_minutes || !row.appointment_state) return null
	return {
		at: iso(row.appointment_at),
		minutes: row.appointment_minutes,
		state: row.appointment_state,
		preference: row.appointment_preference,
		reason: row.appointment_reason,
	}
}

/** When the installer looks at the roof; null where that was not proposed. */
export const surveyOf = (row: SurveyColumns | undefined): Appointment | null =>
	appointmentOf(
		row && {
			appointment_at: row.survey_at,
			appointment_minutes: row.survey_minutes,
			appointment_state: row.survey_state,
			appointment_preference: row.survey_preference,
			appointment_reason: row.survey_reason,
		},
	)

interface InstalledPart {
	name: string
	/** In all of the order's lines. */
	quantity: number
	/** The kits it comes in, by name. */
	kits: string[]
}

type InstalledParts = Map<ProductId, InstalledPart>

/** The installed parts of each order, by product: of kits their parts, as reserved for it. */
export async function partsOf(db: Database, ids: OrderId[]): Promise<Map<OrderId, InstalledParts>> {
	const orders = new Map<OrderId, InstalledParts>(ids.map((id) => [id, new Map()]))
	if (ids.length === 0) return orders
	const lines = await linesOf(db, ids)
	const ofKits = await partsOfLines(db, ids)
	for (const { order_id, line, product_id, name, quantity } of lines) {
		const parts: InstalledParts = orders.get(order_id) ?? new Map()
		const add = (productId: ProductId, name: string, quantity: number, kit: string | null) => {
			const known = parts.get(productId) ?? { name, quantity: 0, kits: [] }
			const kits = kit === null || known.kits.includes(kit) ? known.kits : [...known.kits, kit]
			parts.set(productId, { name, quantity: known.quantity + quantity, kits })
		}
		const its = ofKits.get(`${order_id} ${line}`)
		if (!its) add(product_id, name, quantity, null)
		for (const part of its ?? [])
			add(part.productId as ProductId, part.name, part.quantity * quantity, name)
	}
	return orders
}

/** The steps that apply to these parts, as the catalogue has them now. */
export const stepsOf = ({ catalogue }: AppContext, parts: InstalledParts | undefined) =>
	applicableSteps([...(parts?.keys() ?? [])].map((id) => catalogue.anyById(id)))

export const serialsOf = (db: Database, id: OrderId) =>
	installationTables(db)
		.selectFrom('installation_serials')
		.select(['product_id', 'serial'])
		.where('order_id', '=', id)
		.orderBy('created_at')
		.orderBy('serial')
		.execute()

/** The steps that are done, by order. */
export async function doneSteps(db: Database, ids: OrderId[]) {
	const done = new Map<OrderId, Set<ChecklistStep>>(ids.map((id) => [id, new Set()]))
	if (ids.length === 0) return done
	const rows = await installationTables(db)
		.selectFrom('installation_steps')
		.select(['order_id', 'step'])
		.where('order_id', 'in', ids)
		.where('done_at', 'is not', null)
		.execute()
	for (const { order_id, step } of rows) done.get(order_id)?.add(step)
	return done
}

async function checklistOf(db: Database, id: OrderId): Promise<StepProgress[]> {
	const tables = installationTables(db)
	const steps = await rowsOfOrder(tables, 'installation_steps', id)
	const photos = await rowsOfOrder(tables, 'installation_photos', id, 'created_at', 'id')
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
					place: null,
				})),
		}
	})
}

const isWorkedOn = ({ done, note, photos }: StepProgress) =>
	done || note !== null || photos.length > 0

/** The progress of an order's installation, and the obstacles to completing it. */
export async function progressOf(
	ctx: AppContext,
	db: Database,
	id: OrderId,
	row: InstallationRow | undefined,
): Promise<
	Pick<Installation, 'appointment' | 'survey' | 'steps' | 'parts' | 'measurements'> & {
		missing: MissingWithMessages[]
	}
> {
	const parts = (await partsOf(db, [id])).get(id)
	const serials = await serialsOf(db, id)
	const checklist = await checklistOf(db, id)
	const applicable = stepsOf(ctx, parts)
	const applies = ({ step }: { step: ChecklistStep }) => applicable.includes(step)
	const appointment = appointmentOf(row)
	const measurements = await measurementsOf(db, id, row)
	const products = [...(parts?.keys() ?? [])].map((each) => ctx.catalogue.anyById(each))
	const installed = [...(parts ?? [])].map(([productId, part]) => ({
		productId,
		...part,
		serials: serials.filter((each) => each.product_id === productId).map(({ serial }) => serial),
		serialsElsewhere: [],
		needsSerials: needsSerials(ctx.catalogue.anyById(productId)),
	}))
	return {
		appointment,
		survey: surveyOf(row),
		steps: checklist.filter((step) => applies(step) || isWorkedOn(step)),
		parts: installed,
		measurements,
		missing: missingFor(
			{
				appointment: appointment && { ...appointment, at: Date.parse(appointment.at) },
				steps: checklist.filter(applies).map((step) => ({ ...step, photos: step.photos.length })),
				parts: installed.map((part) => ({ ...part, serials: part.serials.length })),
				measured: hasStrings(products) ? measurements : undefined,
			},
			ctx.settings.current().completion,
			ctx.now(),
		),
	}
}
