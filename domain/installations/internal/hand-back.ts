import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { hasBegun, type Span } from '../rules.ts'
import { installationTables, NO_APPOINTMENT, NO_SURVEY } from '../tables.ts'
import { doneSteps } from './progress.ts'

const BEGUN = message('installations.work_begun')

/**
 * Ends the appointment of an order whose installer hands it back; the notes so far stay for the next one.
 * @returns the time of the appointment, or null where there was none; conflict when work has begun
 */
export async function endAppointment(
	tx: Tx,
	orderId: OrderId,
	at: number,
): Promise<Result<Span | null>> {
	const row = await installationTables(tx)
		.selectFrom('installations')
		.select(['appointment_at', 'appointment_minutes'])
		.where('order_id', '=', orderId)
		.executeTakeFirst()
	if (!row) return ok(null)
	await installationTables(tx)
		.updateTable('installations')
		.set({ ...NO_APPOINTMENT, ...NO_SURVEY, updated_at: at })
		.where('order_id', '=', orderId)
		.execute()
	// Read once the row is locked, as a tick of a step locks it.
	const done = await doneSteps(tx, [orderId])
	if (hasBegun(done.get(orderId) ?? new Set())) return fail('conflict', BEGUN)
	const { appointment_at: begins, appointment_minutes: minutes } = row
	return ok(begins && minutes ? { at: begins, minutes } : null)
}
