import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { type ReportTables, reportTables } from '../../tables.ts'

/** The events of an order that mails are written of, as they are called where they are written. */
async function eventsOf(db: Database, id: OrderId): Promise<string[]> {
	const tables = reportTables(db)
	const keysIn = async (key: 'id' | 'n', table: keyof ReportTables) => {
		const keys = tables.selectFrom(table as 'order_events').select(key as 'id')
		const rows = await keys.where('order_id', '=', id).execute()
		return rows.map((row) => row[key as 'id'])
	}
	const [steps, payments, refunds, offers] = await Promise.all([
		keysIn('id', 'order_events'),
		keysIn('id', 'payments'),
		keysIn('id', 'refunds'),
		keysIn('id', 'offers'),
	])
	const [parcels, changes, returns, requests] = await Promise.all([
		keysIn('n', 'dispatches'),
		keysIn('n', 'order_changes'),
		keysIn('n', 'returns'),
		keysIn('n', 'cancel_requests'),
	])
	const changed = await tables
		.selectFrom('returns')
		.select(['n', 'instruction_changes as changes'])
		.where('order_id', '=', id)
		.where('instruction_changes', '>', 0)
		.execute()
	const instructed = changed.flatMap(({ n, changes }) =>
		Array.from({ length: changes }, (_, index) => `${n} ${index + 1}`),
	)
	const papers = await tables
		.selectFrom('documents')
		.select(['kind', 'about'])
		.where('order_id', '=', id)
		.where('about', 'is not', null)
		.execute()
	return [
		`order ${id} placed`,
		`expiry ${id}`,
		`reminder ${id}`,
		...steps.flatMap((step) => [`order step ${step}`, `unassigned since ${step}`]),
		...offers.map((offer) => `offer ${offer}`),
		...payments.map((payment) => `payment ${payment}`),
		...refunds.map((refund) => `refund ${refund}`),
		...parcels.map((n) => `order ${id} parcel ${n}`),
		...changes.map((n) => `change ${n} of ${id}`),
		...returns.flatMap((n) => [`return-agreed ${id} ${n}`, `return-refused ${id} ${n}`]),
		...instructed.map((change) => `return-changed ${id} ${change}`),
		...requests.map((n) => `cancel-refused ${id} ${n}`),
		...papers.map(({ kind, about }) => `${kind} ${about}`),
	]
}

const at = (digit: string) => digit.repeat(13)

/** The mails of an order. Appointments are found by the moments at which they were agreed, which nothing else lists. */
export async function mailsOf(db: Database, id: OrderId) {
	const events = await eventsOf(db, id)
	return reportTables(db)
		.selectFrom('mails')
		.select(['id', 'template', 'recipient_name', 'state', 'sent_at', 'created_at'])
		.where((eb) =>
			eb.or([
				eb('event', 'in', events),
				eb.and([
					eb('event', '>=', `appointment of ${id} at ${at('0')}`),
					eb('event', '<=', `appointment of ${id} at ${at('9')}`),
				]),
			]),
		)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}
