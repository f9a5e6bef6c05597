import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { recorded } from '../../../../shared/messages/record.ts'
import { ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Measurements } from '../../schema.ts'
import { installationTables } from '../../tables.ts'
import { auditJob, changeJob } from '../job.ts'
import type { Once } from '../once.ts'
import { measurementsOf } from './stored.ts'

const thousandths = (value: number) => Math.round(value * 1000)

/** The measurements, as the audit log keeps them. */
const auditedOf = (measured: Measurements | null) => ({
	measurements: measured && {
		earthOhms: measured.earthOhms,
		strings: measured.strings.map((string) =>
			recorded(message('installations.string_measured', string)),
		),
	},
})

/** Saves the measurements of all strings at once. @returns as `changeJob` */
export const setMeasurements = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	measured: Measurements,
	once?: Once,
) =>
	changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const { tx, order } = job
		const before = await measurementsOf(tx, order.id, job.row)
		await installationTables(tx)
			.deleteFrom('installation_strings')
			.where('order_id', '=', order.id)
			.execute()
		if (measured.strings.length > 0)
			await installationTables(tx)
				.insertInto('installation_strings')
				.values(
					measured.strings.map((string, index) => ({
						order_id: order.id,
						n: index + 1,
						name: string.name,
						open_circuit_millivolts: thousandths(string.openCircuitVolts),
						insulation_kiloohms: thousandths(string.insulationMegaohms),
						polarity_correct: string.polarityCorrect ? 1 : 0,
					})),
				)
				.execute()
		await installationTables(tx)
			.updateTable('installations')
			.set({ earth_milliohms: thousandths(measured.earthOhms) })
			.where('order_id', '=', order.id)
			.execute()
		await auditJob(job, 'measured', auditedOf(before), auditedOf(measured))
		return ok(undefined)
	})
