import { MINUTE_MS } from '../../../shared/durations.ts'
import { MAX_MINUTES } from '../limits.ts'
import { endOf, overlap, type Span } from '../rules.ts'
import { VISITS, type Visit } from '../schema.ts'
import { jobTables } from '../tables.ts'
import type { OpenJob } from './job.ts'

/** Another appointment of this installer that shares time with this one. */
export async function clash({ tx, order, row }: OpenJob, visit: Visit, span: Span) {
	for (const other of VISITS) {
		const prefix = other === 'survey' ? 'survey' : 'appointment'
		const [from, minutes, state] = [`${prefix}_at`, `${prefix}_minutes`, `${prefix}_state`] as const
		const near = await jobTables(tx)
			.selectFrom('installations')
			.innerJoin('orders', 'orders.id', 'installations.order_id')
			.select(['orders.id', 'orders.full_name', 'orders.city'])
			.select((eb) => [eb.ref(from).as('begins'), eb.ref(minutes).as('minutes')])
			.where('installations.installer_id', '=', row.installer_id)
			.where(from, '>', span.at - MAX_MINUTES * MINUTE_MS)
			.where(from, '<', endOf(span))
			.where(state, 'in', ['proposed', 'confirmed'])
			.where('orders.status', 'in', ['accepted', 'scheduled'])
			.where((eb) => (other === visit ? eb('orders.id', '<>', order.id) : eb.val(true)))
			.orderBy(from)
			.execute()
		for (const { begins, minutes: lasts, ...its } of near) {
			const taken = { at: begins ?? 0, minutes: lasts ?? 0 }
			if (overlap(taken, span)) return { ...its, ...taken }
		}
	}
	return null
}
