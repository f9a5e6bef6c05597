import type { SelectQueryBuilder } from 'kysely'
import { countOf } from '../../../../db/count.ts'
import type { AppContext } from '../../../app-context.ts'
import { findLastBackup } from '../../../backups/last-backup.ts'
import { countOverdue } from '../../../enquiries/overdue.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/schema.ts'
import { FAILED_JOBS_OF_MS, LATE_JOB_MS } from '../../limits.ts'
import { type ReportTables, reportTables } from '../../tables.ts'
import type { WorkKind } from '../../worklist/worklist-schema.ts'
import { countOrderWork } from '../worklist/worklist.ts'

/** Things that wait, and for how long the oldest of them has. */
export interface Waiting {
	count: number
	/** 0 where none waits. */
	oldestSeconds: number
}

/** The state of a shop, for those who watch over it from outside. Nothing in it is about a person. */
export interface OperatingFigures {
	orders: Record<OrderStatus, number>
	/** Of the worklist, those that are counted quickly. */
	work: Partial<Record<WorkKind, number>>
	/** Due for a minute, and not taken. */
	lateJobs: Waiting
	/** Given up within a day. */
	failedJobs: number
	mails: Waiting
	/** Notifications that no open screen has been told of. */
	events: Waiting
	/** Payments of another amount than was asked for, which nobody has decided on. */
	heldPayments: Waiting
	/** Refunds under way; one that failed is over, and its amount is owed again. */
	refunds: Waiting
	/** Null where none has been made. */
	secondsSinceBackup: number | null
}

/** Reads the state of a shop: what an index counts. */
export async function operatingFigures(ctx: AppContext): Promise<OperatingFigures> {
	const { db, now } = ctx
	const at = now()
	const tables = reportTables(db)
	const waiting = async (found: Since): Promise<Waiting> => {
		const { count, oldest } = await tables
			.selectFrom(found.as('found'))
			.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('since').as('oldest')])
			.executeTakeFirstOrThrow()
		return { count, oldestSeconds: oldest === null ? 0 : secondsUntil(at, oldest) }
	}
	const [
		orders,
		orderWork,
		overdue,
		lateJobs,
		failedJobs,
		mails,
		events,
		heldPayments,
		refunds,
		backup,
	] = await Promise.all([
		ordersByStatus(ctx),
		countOrderWork(ctx),
		countOverdue(ctx),
		waiting(lateJobsAt(ctx, at)),
		countOf(tables.selectFrom('jobs').where('failed_at', '>', at - FAILED_JOBS_OF_MS)),
		waiting(
			tables.selectFrom('mails').select('created_at as since').where('state', '=', 'waiting'),
		),
		waiting(
			tables
				.selectFrom('notifications')
				.select('created_at as since')
				.where('event_sequence', 'is', null),
		),
		waiting(
			tables.selectFrom('held_payments').select('held_at as since').where('decision', 'is', null),
		),
		waiting(
			tables
				.selectFrom('refunds')
				.select('created_at as since')
				.where('state', 'in', ['requested', 'sent']),
		),
		findLastBackup(db),
	])
	const secondsSinceBackup = backup && secondsUntil(at, backup.madeAt)
	const work = { ...orderWork, 'enquiry-overdue': overdue }
	const shop = { orders, work, heldPayments, refunds, secondsSinceBackup }
	return { ...shop, lateJobs, failedJobs, mails, events }
}

/** Of each thing the moment since which it waits, epoch milliseconds. */
type Since = SelectQueryBuilder<ReportTables, never, { since: number }>

const secondsUntil = (at: number, since: number) => Math.max(0, Math.round((at - since) / 1000))

const lateJobsAt = ({ db }: AppContext, at: number) =>
	reportTables(db)
		.selectFrom('jobs')
		.select('run_at as since')
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
		.where('run_at', '<', at - LATE_JOB_MS)
		.where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))

async function ordersByStatus({ db }: AppContext): Promise<Record<OrderStatus, number>> {
	const rows = await reportTables(db)
		.selectFrom('orders')
		.select((eb) => ['status', eb.fn.countAll<number>().as('count')])
		.groupBy('status')
		.execute()
	const found = new Map(rows.map(({ status, count }) => [status, count]))
	return Object.fromEntries(
		ORDER_STATUSES.map((status) => [status, found.get(status) ?? 0]),
	) as Record<OrderStatus, number>
}
