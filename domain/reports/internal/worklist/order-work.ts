import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { dayAt, daysAfter, startOfDay } from '../../../../shared/calendar.ts'
import type { Paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { UNASSIGNED } from '../../../orders/routing/unassigned.ts'
import { PART_SENT } from '../../../orders/transitions/part-sent.ts'
import { undertakingOn } from '../../../settings/rules.ts'
import { DAYS_WITH_MAKER } from '../../limits.ts'
import { type ReportTables, reportTables } from '../../tables.ts'
import type { OrderWork } from '../../worklist/worklist-schema.ts'

type Builder = ExpressionBuilder<ReportTables, 'orders'>
type Where = (eb: Builder, now: number) => Expression<SqlBool>

const isToSend: Where = (eb) =>
	eb.and([
		eb('orders.fulfilment', '=', 'delivery'),
		eb.or([eb('orders.status', '=', 'pending'), PART_SENT]),
	])

const hasReturn =
	(state: 'asked' | 'agreed'): Where =>
	(eb) =>
		eb(
			'orders.id',
			'in',
			eb.selectFrom('returns').select('returns.order_id').where('returns.state', '=', state),
		)

const hasClaim = (eb: Builder, state: 'claimed' | 'with-maker', before?: number) =>
	eb(
		'orders.id',
		'in',
		eb
			.selectFrom('warranty_claims')
			.select('warranty_claims.order_id')
			.where('warranty_claims.state', '=', state)
			.$if(before !== undefined, (late) =>
				late.where('warranty_claims.opened_at', '<', before as number),
			),
	)

/** Ordered without tax, with something to be supplied or invoiced still. */
const isUntaxedAndOpen: Where = (eb) =>
	eb.and([
		eb(
			'orders.id',
			'in',
			eb
				.selectFrom('order_billing')
				.select('order_billing.order_id')
				.where('order_billing.without_tax', '=', 1),
		),
		eb('orders.status', 'not in', ['cancelled', 'declined']),
		eb.or([
			eb('orders.status', 'in', ['unpaid', 'pending', 'accepted', 'scheduled']),
			PART_SENT,
			eb.not(
				eb.exists(
					eb
						.selectFrom('documents')
						.select('documents.id')
						.whereRef('documents.order_id', '=', 'orders.id')
						.where('documents.kind', '=', 'tax-invoice'),
				),
			),
		]),
	])

const CONDITIONS: Record<OrderWork, Where> = {
	'to-send': isToSend,
	unassigned: (eb) => eb.and(UNASSIGNED),
	'suspended-installer': (eb) =>
		eb.and([
			eb('orders.status', 'in', ['pending', 'accepted', 'scheduled']),
			eb(
				'orders.installer_id',
				'in',
				eb.selectFrom('users').select('users.id').where('users.suspended_at', 'is not', null),
			),
		]),
	'visit-past': (eb, now) =>
		eb.and([
			eb('orders.status', '=', 'scheduled'),
			eb(
				// As an expression: SQLite would look up the order of each visit, in place of the few orders that wait for one.
				sql<string>`orders.id || ''`,
				'in',
				eb
					.selectFrom('installations')
					.select('installations.order_id')
					.where('installations.completed_at', 'is', null)
					.where('installations.appointment_at', '<', now),
			),
		]),
	'cancellation-asked': (eb) =>
		eb(
			'orders.id',
			'in',
			eb
				.selectFrom('cancel_requests')
				.select('cancel_requests.order_id')
				.where('cancel_requests.state', '=', sql.lit('asked' as const)),
		),
	'return-asked': hasReturn('asked'),
	'return-awaited': hasReturn('agreed'),
	'claim-waiting': (eb) => hasClaim(eb, 'claimed'),
	'claim-late': (eb, now) =>
		hasClaim(eb, 'with-maker', startOfDay(daysAfter(dayAt(now), -DAYS_WITH_MAKER))),
	'refund-owed': (eb) => eb('orders.owed_paise', '>', eb.lit(0 as Paise)),
	'undertaking-missing': isUntaxedAndOpen,
}

/** The orders with this kind of work, as the store is now. */
export function ordersWithWork({ db, now, settings }: AppContext, kind: OrderWork) {
	const at = now()
	const hasLetter = undertakingOn(settings.current(), dayAt(at)) !== null
	const orders = reportTables(db).selectFrom('orders')
	return kind === 'undertaking-missing' && hasLetter
		? orders.where(({ lit }) => lit(false))
		: orders.where((eb) => CONDITIONS[kind](eb, at))
}
