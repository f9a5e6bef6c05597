import type { Selectable } from 'kysely'
import { type Day, dayAt, daysAfter } from '../../../shared/calendar.ts'
import type { Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { returnAddress } from '../../settings/rules.ts'
import type { InstructionsView, ReturnInstructions } from '../schema.ts'
import type { ReturnTables } from '../tables.ts'
import { type Instructions, instructionsFor } from './instruction-rules.ts'

/** What buyers do with the goods of a return that is approved now, unless its admin says otherwise. */
export function usualInstructions({ settings, now }: AppContext) {
	const all = settings.current()
	const { days, packing } = all.returns
	const sendUntil: Day = daysAfter(dayAt(now()), days)
	return { sendTo: returnAddress(all), sendUntil, collectedOn: null, packing }
}

/** The instructions of an admin, completed by the usual ones. @returns as `instructionsFor` */
export const instructionsNow = (ctx: AppContext, given: ReturnInstructions): Result<Instructions> =>
	instructionsFor(given, usualInstructions(ctx), dayAt(ctx.now()))

export const instructionColumns = (told: Instructions) => ({
	send_to: told.sendTo,
	send_until: told.sendUntil,
	collected_on: told.collectedOn,
	packing: told.packing,
})

type InstructionColumns = Pick<
	Selectable<ReturnTables['returns']>,
	'send_to' | 'send_until' | 'collected_on' | 'packing'
>

/** What the buyer of a return was told. Of one that was approved before returns said so, the address is the usual one. */
export const instructionsOf = (
	{ send_to, send_until: sendUntil, collected_on: collectedOn, packing }: InstructionColumns,
	usual: InstructionsView,
): InstructionsView => ({
	collectedOn,
	sendTo: collectedOn === null ? (send_to ?? usual.sendTo) : '',
	sendUntil,
	packing: packing ?? '',
})
