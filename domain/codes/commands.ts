import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fromRupees, zero } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { canManageCodes } from './policy.ts'
import { codeOf, codesWithUses } from './queries.ts'
import type { Code, NewCode } from './schema.ts'
import { codeTables } from './tables.ts'

export { changeCodeUse, forgetCodeUsers, freeCode, takeCodeUse } from './internal/uses.ts'

const inPaise = (rupees: number | null) => (rupees === null ? null : fromRupees(rupees))

/** @returns conflict where there is such a code already, over or not */
export const addCode = (ctx: AppContext, actor: Actor, added: NewCode): Promise<Result<Code>> =>
	authorizedTransaction(canManageCodes(actor), ctx, async ({ tx, who, at }) => {
		const id = newId()
		const inserted = await codeTables(tx)
			.insertInto('discount_codes')
			.values({
				id,
				code: added.code,
				amount_paise: inPaise(added.amount),
				percent_bp: added.percent === null ? null : Math.round(added.percent * 100),
				cap_paise: inPaise(added.cap),
				least_goods_paise: inPaise(added.leastGoods) ?? zero,
				valid_from: added.validFrom,
				valid_to: added.validTo,
				max_uses: added.maxUses,
				max_per_person: added.maxPerPerson,
				ended_at: null,
				created_by: who.name,
				created_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		if (inserted.numInsertedOrUpdatedRows !== 1n) {
			const taken = message('codes.taken')
			return fail('conflict', taken, { fields: { code: taken } })
		}
		await auditCode(tx, actor, at, { action: 'added', id, code: added.code })
		return found(tx, id, at)
	})

/** Ends a code, or has an ended one go on: orders that used it keep their discount. */
export const setEnded = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ ended }: { ended: boolean },
): Promise<Result<Code>> =>
	authorizedTransaction(canManageCodes(actor), ctx, async ({ tx, at }) => {
		const changed = await codeTables(tx)
			.updateTable('discount_codes')
			.set({ ended_at: ended ? at : null })
			.where('id', '=', id)
			.where('ended_at', ended ? 'is' : 'is not', null)
			.returning('code')
			.executeTakeFirst()
		if (changed)
			await auditCode(tx, actor, at, {
				action: ended ? 'ended' : 'reopened',
				id,
				code: changed.code,
			})
		return found(tx, id, at)
	})

async function found(tx: Tx, id: string, at: number): Promise<Result<Code>> {
	const row = await codesWithUses(tx).where('id', '=', id).executeTakeFirst()
	return row ? ok(codeOf(row, dayAt(at))) : fail('not_found', message('codes.not_found'))
}

const auditCode = (
	tx: Tx,
	actor: Actor,
	at: number,
	{ action, id, code }: { action: string; id: string; code: string },
) => audit(tx, actor, at, [{ action, kind: 'code', subjectId: id, subject: code }])
