import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { noteOf } from '../../../contacts/queries.ts'
import { feedbackOf } from '../../../feedback/queries.ts'
import { orderEventOf } from '../../../orders/queries.ts'
import { refundView } from '../../../payments/queries.ts'
import type { PersonEventWithMessages as Event } from '../../person/person-schema.ts'
import { reportTables } from '../../tables.ts'
import { claimEventsWithIds } from '../timeline/claim-events.ts'
import { mailEventOf, paymentEventOf } from '../timeline/timeline.ts'
import type { EventKey } from './event-keys.ts'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

type Found = readonly (readonly [id: string, event: Event])[]
type Read = (
	db: Database,
	ids: readonly string[],
	ctx: Pick<AppContext, 'db' | 'catalogue'>,
) => Promise<Found>

const READ: Record<EventKey['kind'], Read> = {
	async step(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('order_events')
			.selectAll()
			.where('id', 'in', ids)
			.execute()
		return rows.map((row) => [
			row.id,
			{ kind: 'step', orderId: row.order_id, ...orderEventOf(row) },
		])
	},
	async payment(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('payments')
			.selectAll()
			.where('id', 'in', ids)
			.execute()
		return rows.map((row) => [row.id, { ...paymentEventOf(row), orderId: row.order_id }])
	},
	async refund(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('refunds')
			.innerJoin('payments', 'payments.id', 'refunds.payment_id')
			.selectAll('refunds')
			.select('payments.provider')
			.where('refunds.id', 'in', ids)
			.execute()
		return rows.map(({ provider, ...row }) => {
			const { id, way, state, amount, reason, reference, failure, at } = refundView(row, provider)
			const refund = { id, way, state, amount, reason, reference, failure, at }
			return [row.id, { kind: 'refund', ...refund, orderId: row.order_id }]
		})
	},
	claim: (_, ids, ctx) => claimEventsWithIds(ctx, ids),
	async installation(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('installations')
			.leftJoin('users', 'users.id', 'installations.installer_id')
			.select(['order_id', 'appointment_at', 'completed_at', 'installations.created_at'])
			.select('users.name')
			.where('order_id', 'in', ids as OrderId[])
			.execute()
		return rows.map((row) => [
			row.order_id,
			{
				kind: 'installation',
				at: iso(row.created_at),
				orderId: row.order_id,
				installer: row.name,
				appointment: isoOrNull(row.appointment_at),
				completed: isoOrNull(row.completed_at),
			},
		])
	},
	async enquiry(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('enquiries')
			.select(['id', 'number', 'status', 'message', 'created_at'])
			.where('id', 'in', ids)
			.execute()
		return rows.map(({ created_at, ...row }) => [
			row.id,
			{ kind: 'enquiry', ...row, at: iso(created_at) },
		])
	},
	async feedback(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('feedback')
			.selectAll()
			.where('id', 'in', ids)
			.execute()
		return rows.map((row) => {
			const { id, subject, message, status, date: at } = feedbackOf(row)
			return [id, { kind: 'feedback', id, subject, message, status, at }]
		})
	},
	async mail(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('mails')
			.select(['id', 'template', 'recipient_name', 'state', 'sent_at', 'created_at'])
			.where('id', 'in', ids)
			.execute()
		return rows.map((row) => [row.id, mailEventOf(row)])
	},
	async note(db, ids) {
		const rows = await reportTables(db)
			.selectFrom('contact_notes')
			.selectAll()
			.where('id', 'in', ids)
			.execute()
		return rows.map((row) => {
			const { kind, ...note } = noteOf(row)
			return [row.id, { ...note, kind: 'note', isCall: kind === 'call' }]
		})
	},
}

/** The events of these keys, in their order. */
export async function eventsOf(
	ctx: Pick<AppContext, 'db' | 'catalogue'>,
	keys: readonly EventKey[],
): Promise<Event[]> {
	const byKind = Map.groupBy(keys, ({ kind }) => kind)
	const found = new Map<string, Event>()
	for (const [kind, some] of byKind)
		for (const [id, event] of await READ[kind](
			ctx.db,
			some.map(({ id }) => id),
			ctx,
		))
			found.set(`${kind} ${id}`, event)
	return keys.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? [])
}
