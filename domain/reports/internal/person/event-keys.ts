import { sql } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { reportTables } from '../../tables.ts'
import { anyOf, type RowsOfPerson } from './known-as.ts'

type Kind =
	| 'step'
	| 'payment'
	| 'refund'
	| 'installation'
	| 'claim'
	| 'enquiry'
	| 'feedback'
	| 'mail'
	| 'note'

const kindOf = (kind: Kind) => sql.lit(kind).$castTo<Kind>().as('kind')

/** The kind, id and time of all events of a person. */
function eventKeys(db: Database, { contacts, emails, orders, enquiries }: RowsOfPerson) {
	const tables = reportTables(db)
	const orderIds = anyOf(orders.map(({ id }) => id))
	const ofOrders = <T extends 'order_events' | 'payments' | 'refunds' | 'warranty_claim_steps'>(
		kind: Kind,
		table: T,
	) =>
		tables
			.selectFrom(table as 'order_events')
			.select([kindOf(kind), 'id', 'created_at as at'])
			.where('order_id', 'in', orderIds)
	return ofOrders('step', 'order_events')
		.unionAll(ofOrders('payment', 'payments'))
		.unionAll(ofOrders('refund', 'refunds'))
		.unionAll(ofOrders('claim', 'warranty_claim_steps'))
		.unionAll(
			tables
				.selectFrom('installations')
				.select([kindOf('installation'), 'order_id as id', 'created_at as at'])
				.where('order_id', 'in', orderIds),
		)
		.unionAll(
			tables
				.selectFrom('enquiries')
				.select([kindOf('enquiry'), 'id', 'created_at as at'])
				.where('id', 'in', anyOf(enquiries.map(({ id }) => id))),
		)
		.unionAll(
			tables
				.selectFrom('feedback')
				.select([kindOf('feedback'), 'id', 'created_at as at'])
				.where('email', 'in', emails),
		)
		.unionAll(
			tables
				.selectFrom('mails')
				.select([kindOf('mail'), 'id', 'created_at as at'])
				.where('recipient', 'in', emails),
		)
		.unionAll(
			tables
				.selectFrom('contact_notes')
				.select([kindOf('note'), 'id', 'created_at as at'])
				.where('contact', 'in', anyOf(contacts.map(({ value }) => value))),
		)
}

/** A page of the events of a person, the latest first, and how many there are in all. */
export async function pageOfKeys(
	db: Database,
	rows: RowsOfPerson,
	{ limit, offset }: { limit: number; offset: number },
) {
	const all = () => reportTables(db).selectFrom(eventKeys(db, rows).as('events'))
	const { total } = await all()
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	const keys = await all()
		.select(['kind', 'id'])
		.orderBy('at', 'desc')
		.orderBy('kind')
		.orderBy('id')
		.limit(limit)
		.offset(offset)
		.execute()
	return { total, keys }
}

export type EventKey = Awaited<ReturnType<typeof pageOfKeys>>['keys'][number]
