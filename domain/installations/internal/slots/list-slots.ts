import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { MINUTE_MS } from '../../../../shared/durations.ts'
import type { UserId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { FREE_SLOTS, MAX_MINUTES, SLOT_DAYS, USUAL_MINUTES } from '../../limits.ts'
import { mayList } from '../../policy.ts'
import type { Span } from '../../rules.ts'
import type { FreeSlot, SlotQuery } from '../../schema.ts'
import { jobTables } from '../../tables.ts'
import { freeSlots } from './slot-rules.ts'

/** The proposed and confirmed visits of an installer that end after a moment. */
async function busyAfter(db: Database, installer: UserId, at: number): Promise<Span[]> {
	const columns = [
		['appointment_at', 'appointment_minutes', 'appointment_state'],
		['survey_at', 'survey_minutes', 'survey_state'],
	] as const
	const busy = columns.map(async ([from, minutes, state]) => {
		const rows = await jobTables(db)
			.selectFrom('installations')
			.innerJoin('orders', 'orders.id', 'installations.order_id')
			.select((eb) => [eb.ref(from).as('at'), eb.ref(minutes).as('minutes')])
			.where('installations.installer_id', '=', installer)
			.where(from, '>', at - MAX_MINUTES * MINUTE_MS)
			.where(state, 'in', ['proposed', 'confirmed'])
			.where('orders.status', 'in', ['accepted', 'scheduled'])
			.execute()
		return rows.map((row) => ({ at: row.at ?? 0, minutes: row.minutes ?? 0 }))
	})
	return (await Promise.all(busy)).flat()
}

/** The caller's next free times for a visit of the usual length. */
export const listFreeSlots = (
	ctx: AppContext,
	actor: Actor,
	{ visit = 'installation' }: SlotQuery,
) =>
	authorizedRead(mayList(actor), async ({ id }): Promise<FreeSlot[]> => {
		const now = ctx.now()
		const asked = { now, minutes: USUAL_MINUTES[visit], count: FREE_SLOTS, lastDay: SLOT_DAYS }
		const slots = freeSlots(await busyAfter(ctx.db, id, now), asked)
		return slots.map(({ at, minutes }) => ({ at: new Date(at).toISOString(), minutes }))
	})
