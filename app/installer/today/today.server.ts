import { z } from 'zod'
import type { Appointment, FreeSlot, Job, Visit } from '../../../domain/installations/schema'
import { NewAppointment } from '../../../domain/installations/schema'
import type { Order } from '../../../domain/orders/schema'
import { kilometresBetween, placeOfPin } from '../../../shared/addresses/place-of-pin'
import { dayAfter, dayAt } from '../../../shared/calendar'
import { type Asked, api, type Context, read, readPage } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { redirectHere } from '../../components/portal/here.server'
import { pageUrl } from '../../components/session/guard.server'
import { Id } from '../../ui/forms/fields.server'

/** A visit of today or tomorrow, or one that was to be before. */
export interface PlannedVisit {
	job: Job
	visit: Visit
	appointment: Appointment
	when: 'overdue' | 'today' | 'tomorrow'
	kilometres: number | undefined
}

/** An order that waits for an answer, or a job that waits for a time: one after the other, it keeps its place. */
export type ToAnswer = { id: string; kilometres: number | undefined } & (
	| { order: Order; job: null }
	| { order: null; job: Job & { toPlan: Visit } }
)

export interface Today {
	visits: PlannedVisit[]
	toAnswer: ToAnswer[]
	/** How many more jobs wait for a time than are shown. */
	unplanned: number
	/** The next free times for each kind of visit that waits for one. */
	slots: Partial<Record<Visit, FreeSlot[]>>
}

/** Jobs are read up to so many; an installer has fewer under way. */
const MAX_JOBS = '100'
const MAX_OFFERS = 5
const MAX_UNPLANNED = 5

/** The day of an installer; null on the later pages of the list below it. @param near the PIN code of their own place */
export async function readToday(
	context: Context,
	request: Request,
	near: string,
): Promise<Today | null> {
	if (pageUrl(request).searchParams.has('page')) return null
	const today = dayAt(Date.now())
	const tomorrow = dayAfter(today)
	const [accepted, scheduled, offers] = await Promise.all([
		readJobs(context, { state: 'unscheduled' }),
		readJobs(context, { state: 'scheduled', to: tomorrow }),
		readOffers(context, near),
	])
	const place = placeOfPin(near)
	const distanceTo = (pin: string) => {
		const there = placeOfPin(pin)
		return place && there ? Math.round(kilometresBetween(place, there)) : undefined
	}
	const visits = [...accepted, ...scheduled]
		.flatMap(visitsOf)
		.flatMap((visit) => {
			const day = dayAt(Date.parse(visit.appointment.at))
			const when = day < today ? 'overdue' : day === today ? 'today' : 'tomorrow'
			if (day > tomorrow) return []
			return [{ ...visit, when, kilometres: distanceTo(visit.job.zipCode) } as const]
		})
		.toSorted((one, other) => Date.parse(one.appointment.at) - Date.parse(other.appointment.at))
	const waiting = [...accepted, ...scheduled].flatMap((job) =>
		job.toPlan ? [{ ...job, toPlan: job.toPlan }] : [],
	)
	const shown = waiting
		.map((job) => ({ id: job.id, order: null, job, kilometres: distanceTo(job.zipCode) }))
		.toSorted(nearestFirst)
		.slice(0, MAX_UNPLANNED)
	const open = offers.map((order) => ({
		id: order.id,
		order,
		job: null,
		kilometres: distanceTo(order.shipping.zipCode),
	}))
	const kinds = [...new Set(shown.map(({ job }) => job.toPlan))]
	const slots = kinds.map(
		async (visit) =>
			[
				visit,
				await read(api(context).installations.installations.slots.$get({ query: { visit } })),
			] as const,
	)
	return {
		visits,
		toAnswer: [...open, ...shown].toSorted(nearestFirst),
		unplanned: waiting.length - shown.length,
		slots: Object.fromEntries(await Promise.all(slots)),
	}
}

const readJobs = (context: Context, query: { state: 'unscheduled' | 'scheduled'; to?: string }) =>
	read(api(context).installations.installations.$get({ query: { ...query, limit: MAX_JOBS } }))

async function readOffers(context: Context, near: string): Promise<Order[]> {
	const sort = placeOfPin(near) ? ({ sort: 'near', near } as const) : ({ sort: 'oldest' } as const)
	const query = { status: 'pending', limit: String(MAX_OFFERS), ...sort } as const
	const { items } = await readPage(api(context).orders.$get({ query }))
	return items.filter(({ allowedActions }) => allowedActions.includes('accept'))
}

/** The visits of a job that are still to be made. */
function visitsOf(job: Job): Omit<PlannedVisit, 'when' | 'kilometres'>[] {
	const { appointment, survey } = job
	const isSurveyed = job.doneSteps.includes('survey')
	return [
		...(survey && !isSurveyed ? [{ job, visit: 'survey' as const, appointment: survey }] : []),
		...(appointment ? [{ job, visit: 'installation' as const, appointment }] : []),
	]
}

type Distant = Pick<ToAnswer, 'id' | 'kilometres'>

/** By distance, the unknown last; by number where that is the same, so that none changes its place. */
const nearestFirst = (one: Distant, other: Distant) =>
	(one.kilometres ?? Number.MAX_SAFE_INTEGER) - (other.kilometres ?? Number.MAX_SAFE_INTEGER) ||
	one.id.localeCompare(other.id)

const { minutes, visit } = NewAppointment.shape
const Slot = z.object({ id: Id, at: z.string(), minutes, visit })

/** Proposes one of the free times. */
export const slotHandler = ({ request, context }: Asked) =>
	onCall(
		Slot,
		({ id, ...json }) =>
			api(context).installations.orders[':id'].appointment.$put({
				param: { id },
				header: {},
				json,
			}),
		({ form }) => (form.stays ? { problem: null } : redirectHere(request, {}, 'today')),
	)
