import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { reportTables } from '../../tables.ts'
import type { ClaimEvent } from '../../timeline/timeline-schema.ts'

/** The steps of warranty claims with what each is about. */
const claimSteps = (db: Database) =>
	reportTables(db)
		.selectFrom('warranty_claim_steps as step')
		.innerJoin('warranty_claims as claim', (join) =>
			join.onRef('claim.order_id', '=', 'step.order_id').onRef('claim.n', '=', 'step.n'),
		)
		.select(['step.id', 'step.order_id', 'step.n', 'step.state', 'step.note', 'step.done_by'])
		.select(['step.created_at', 'claim.product_id', 'claim.serial', 'claim.reason'])

type StepRow = Awaited<ReturnType<ReturnType<typeof claimSteps>['execute']>>[number]

const eventOf = ({ catalogue }: Pick<AppContext, 'catalogue'>, row: StepRow): ClaimEvent => ({
	kind: 'claim',
	at: new Date(row.created_at).toISOString(),
	n: row.n,
	state: row.state,
	product: catalogue.anyById(row.product_id)?.name ?? row.product_id,
	serial: row.serial,
	said: row.state === 'claimed' ? row.reason || null : row.note,
	by: row.done_by,
})

/** The warranty claims of an order, step by step. */
export async function claimEvents(ctx: AppContext, id: OrderId): Promise<ClaimEvent[]> {
	const rows = await claimSteps(ctx.db)
		.where('step.order_id', '=', id)
		.orderBy('step.n')
		.orderBy('step.step')
		.execute()
	return rows.map((row) => eventOf(ctx, row))
}

/** Steps of warranty claims by their ids, each with its order. */
export async function claimEventsWithIds(
	ctx: Pick<AppContext, 'db' | 'catalogue'>,
	ids: readonly string[],
) {
	const rows = await claimSteps(ctx.db).where('step.id', 'in', ids).execute()
	return rows.map((row) => [row.id, { ...eventOf(ctx, row), orderId: row.order_id }] as const)
}
