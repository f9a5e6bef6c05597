import type { OrderId } from '../../../../shared/ids.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { CreditNoteDocument } from '../../../documents/billing/schema.ts'
import { reportTables } from '../../tables.ts'
import type {
	TimelineEventWithMessages as Event,
	TimelineEvent,
} from '../../timeline/timeline-schema.ts'

const iso = (at: number) => new Date(at).toISOString()

type ReturnEvent = Extract<TimelineEvent, { kind: 'return' }>

/** The contents of each return of an order, by its number. */
async function linesByReturn({ db }: AppContext, id: OrderId) {
	const rows = await reportTables(db)
		.selectFrom('return_lines')
		.leftJoin('order_lines', (join) =>
			join
				.onRef('order_lines.order_id', '=', 'return_lines.order_id')
				.onRef('order_lines.line', '=', 'return_lines.line'),
		)
		.select(['return_lines.n', 'return_lines.quantity', 'return_lines.condition'])
		.select('order_lines.name')
		.where('return_lines.order_id', '=', id)
		.orderBy('return_lines.n')
		.orderBy('return_lines.line')
		.execute()
	return Map.groupBy(rows, ({ n }) => n)
}

/** The credit notes of an order, by their subjects. */
async function creditNotes({ db }: AppContext, id: OrderId) {
	const notes = await reportTables(db)
		.selectFrom('documents')
		.select(['about', 'number', 'snapshot', 'created_at'])
		.where('order_id', '=', id)
		.where('kind', '=', 'credit-note')
		.execute()
	return new Map(
		notes.map(({ about, snapshot, ...note }) => {
			const { sums }: CreditNoteDocument = JSON.parse(snapshot)
			return [about, { ...note, total: paise(sums.total) }]
		}),
	)
}

/** The returns of an order: asked for, answered, received and credited. */
export async function returnEvents(ctx: AppContext, id: OrderId): Promise<Event[]> {
	const rows = await reportTables(ctx.db)
		.selectFrom('returns')
		.leftJoin('users', 'users.id', 'returns.answered_by')
		.selectAll('returns')
		.select('users.name as answerer')
		.where('order_id', '=', id)
		.orderBy('n')
		.execute()
	if (rows.length === 0) return []
	const lines = await linesByReturn(ctx, id)
	const credited = await creditNotes(ctx, id)
	return rows.flatMap((row) => {
		const its = lines.get(row.n) ?? []
		const items = its.map(({ name, quantity, condition }) => ({
			name: name ?? '',
			quantity,
			condition,
		}))
		const event = (
			did: ReturnEvent['did'],
			at: number,
			more: Partial<ReturnEvent> = {},
		): Event => ({
			kind: 'return',
			n: row.n,
			did,
			at: iso(at),
			said: null,
			by: null,
			items: [],
			amount: null,
			number: null,
			...more,
		})
		const asWanted = items.map((item) => ({ ...item, condition: null }))
		const events = [event('asked', row.asked_at, { said: row.reason, items: asWanted })]
		if (row.answered_at !== null)
			events.push(
				event(row.state === 'refused' ? 'refused' : 'agreed', row.answered_at, {
					said: row.answer,
					by: row.answerer,
				}),
			)
		if (row.received_at !== null) {
			const amount = toRupees(row.refund_paise ?? paise(0))
			events.push(event('received', row.received_at, { items, amount }))
		}
		const note = credited.get(`${id} ${row.n}`)
		if (note) {
			const amount = toRupees(note.total)
			events.push(event('credited', note.created_at, { amount, number: note.number }))
		}
		return events
	})
}

/** The requests of a buyer to cancel, and the shop's answers. */
export async function cancelRequestEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const rows = await reportTables(db)
		.selectFrom('cancel_requests')
		.leftJoin('users', 'users.id', 'cancel_requests.answered_by')
		.selectAll('cancel_requests')
		.select('users.name as answerer')
		.where('order_id', '=', id)
		.orderBy('n')
		.execute()
	return rows.flatMap((row): Event[] => {
		const request = { kind: 'cancel-request' as const, n: row.n }
		const asked = { ...request, did: 'asked' as const, said: row.reason, by: null }
		const begun: Event = { ...asked, at: iso(row.asked_at) }
		if (row.answered_at === null || row.state === 'asked') return [begun]
		const answer = { did: row.state, said: row.answer, by: row.answerer }
		return [begun, { ...request, ...answer, at: iso(row.answered_at) }]
	})
}
