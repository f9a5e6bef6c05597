import type { Tx } from '../../db/transaction.ts'
import { installersServing, otherInstallers } from '../installers/queries.ts'
import type { OrderId, UserId } from '../shared/ids.ts'
import type { StorePolicy } from '../shared/policy.ts'
import type { OrderRow } from './queries.ts'

/** Whoever serves the PIN code and has the least open work; null is the open pool. */
export async function installerFor(
	tx: Tx,
	{ routing }: StorePolicy,
	zipCode: string,
	except: UserId[] = [],
): Promise<UserId | null> {
	if (routing === 'pool') return null
	const serving = await installersServing(tx, zipCode)
	const ids = serving.filter((id) => !except.includes(id)).sort()
	if (ids.length === 0) return null
	const busy = await tx
		.selectFrom('orders')
		.select((eb) => ['installer_id', eb.fn.countAll<number>().as('open')])
		.where('installer_id', 'in', ids)
		.where('status', 'in', ['pending', 'accepted', 'scheduled'])
		.groupBy('installer_id')
		.execute()
	const open = new Map(busy.map((row) => [row.installer_id, Number(row.open)]))
	return ids.reduce((least, id) => ((open.get(id) ?? 0) < (open.get(least) ?? 0) ? id : least))
}

/**
 * What a decline by this installer comes to: whom to ask next, null for those left in the open pool, or
 * 'nobody' when the order is to be declined.
 */
export async function afterDecline(
	tx: Tx,
	policy: StorePolicy,
	order: OrderRow,
	decliner: UserId,
): Promise<UserId | null | 'nobody'> {
	if (policy.routing === 'pool') return 'nobody'
	const asked = [...(await passedBy(tx, order.id)), decliner]
	if (order.installer_id) return (await installerFor(tx, policy, order.zip_code, asked)) ?? 'nobody'
	return (await otherInstallers(tx, policy, asked)) ? null : 'nobody'
}

async function passedBy(tx: Tx, id: OrderId): Promise<UserId[]> {
	const rows = await tx
		.selectFrom('order_events')
		.select('actor_id')
		.where('order_id', '=', id)
		.where('action', '=', 'pass')
		.execute()
	return rows.flatMap(({ actor_id }) => actor_id ?? [])
}
