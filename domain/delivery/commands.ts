import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { pinHint } from '../../shared/addresses/address.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { difference } from '../audit/rules.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { canManageRates } from './policy.ts'
import { ratesIn, type SavedRates } from './queries.ts'
import type { DeliveryRates } from './schema.ts'
import { deliveryTables } from './tables.ts'

interface NewRates {
	rates: DeliveryRates
	/** The revision that the change was made from; null where it is not said. */
	revision: number | null
}

/**
 * Saves the rates as a whole, unless somebody has saved them since the revision the change was made from.
 * @returns precondition_failed, with the rates as they are now, where somebody has
 */
export const saveRates = (
	ctx: AppContext,
	actor: Actor,
	{ rates, revision }: NewRates,
): Promise<Result<SavedRates>> =>
	authorizedTransaction(canManageRates(actor), ctx, async ({ tx, at }) => {
		if (revision === null)
			return fail('precondition_required', message('settings.revision_required'))
		const before = await ratesIn(tx)
		const saved = { rates, revision: revision + 1 }
		if (before?.revision !== revision || !(await written(tx, saved, at))) {
			const now = await ratesIn(tx)
			return fail('precondition_failed', message('delivery.saved_meanwhile'), {
				facts: { revision: now?.revision, current: now?.rates },
			})
		}
		const changed = difference(before.rates, rates)
		if (changed)
			await audit(tx, actor, at, [
				{
					action: 'changed',
					kind: 'delivery',
					subjectId: 'rates',
					subject: recorded(message('delivery.rates')),
					...changed,
				},
			])
		return ok(saved)
	})

/** @returns whether nobody else has written this revision */
async function written(tx: Tx, { rates, revision }: SavedRates, at: number): Promise<boolean> {
	const inserted = await deliveryTables(tx)
		.insertInto('delivery_rates')
		.values({ revision, value: JSON.stringify(rates), saved_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst()
	return inserted.numInsertedOrUpdatedRows === 1n
}

/** Whether goods can be sent to a PIN code at all. @returns invalid where there is none like it */
export function knownPin(pin: string): Result<string> {
	const unknown = pinHint(pin)
	return unknown ? failField('pin', unknown) : ok(pin)
}
