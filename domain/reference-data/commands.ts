import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { followed } from '../../shared/followed.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { hsnDigits } from './hsn-rules.ts'
import { canManageReferenceData } from './policy.ts'
import { toReferenceRow } from './queries.ts'
import type { NewReferenceRow, ReferenceRow } from './schema.ts'
import { referenceTables } from './tables.ts'
import { bumpReferenceVersion } from './version.ts'

const nameOf = (reference: ReferenceRow) => {
	const { kind, state, validFrom: from } = reference
	if (kind !== 'tax-class') return message('reference.row', { kind, state, from })
	return message('reference.class_row', { code: reference.figures.code, from })
}

const about = (reference: ReferenceRow) => ({
	kind: 'fact' as const,
	subjectId: reference.id,
	subject: recorded(nameOf(reference)),
})

const fieldsOf = ({ id: _id, builtIn: _builtIn, ...fields }: ReferenceRow) => fields

/** Raises the version, and has the later modules follow a change. */
async function followReferenceRow(ctx: AppContext, tx: Tx, reference: ReferenceRow, at: number) {
	await bumpReferenceVersion(tx)
	return followed(ctx.followers.referenceData, (each) => each.changed(tx, reference, at))
}

const refreshed = ({ catalogue, rowCache }: AppContext) =>
	Promise.all([catalogue.refresh(), rowCache.refresh()])

const isTooShort = (hsnSac: string, digits: number) => hsnSac !== '' && hsnSac.length < digits

/** Adds a row; the row in force before stays as it is, and in force until the day this one begins. */
export async function addReferenceRow(
	ctx: AppContext,
	actor: Actor,
	input: NewReferenceRow,
): Promise<Result<ReferenceRow>> {
	const allowed = canManageReferenceData(actor)
	if (!allowed.ok) return allowed
	const digits = hsnDigits(ctx.settings.current().tax.turnover)
	if (input.kind === 'tax-class' && isTooShort(input.figures.hsnSac, digits))
		return failField('figures.hsnSac', message('reference.hsn_too_short', { digits }))
	const at = ctx.now()
	const added = await transact(ctx.db, async (tx) => {
		const row = await referenceTables(tx)
			.insertInto('money_facts')
			.values({
				id: newId(),
				kind: input.kind,
				state: input.state,
				valid_from: input.validFrom,
				figures: JSON.stringify(input.figures),
				source: input.source,
				as_of: input.asOf,
				confidence: input.confidence,
				added_by_id: isSignedIn(actor) ? actor.id : null,
				added_by: isSignedIn(actor) ? actor.name : null,
				created_at: at,
			})
			.returningAll()
			.executeTakeFirstOrThrow()
		const reference = toReferenceRow(row)
		await audit(tx, actor, at, [
			{ ...about(reference), action: 'added', after: fieldsOf(reference) },
		])
		const done = await followReferenceRow(ctx, tx, reference, at)
		return done.ok ? ok(reference) : done
	})
	await refreshed(ctx)
	return added
}

/** Deletes a row an admin added; rows that came with the store are only ever superseded. */
export async function deleteReferenceRow(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<void>> {
	const allowed = canManageReferenceData(actor)
	if (!allowed.ok) return allowed
	const deleted = await transact(ctx.db, async (tx) => {
		const row = await referenceTables(tx)
			.selectFrom('money_facts')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return fail('not_found', message('reference.not_found'))
		const reference = toReferenceRow(row)
		if (reference.builtIn) return fail('conflict', message('reference.built_in'))
		await referenceTables(tx).deleteFrom('money_facts').where('id', '=', id).execute()
		const entry = { ...about(reference), action: 'deleted', before: fieldsOf(reference) }
		await audit(tx, actor, ctx.now(), [entry])
		return followReferenceRow(ctx, tx, reference, ctx.now())
	})
	await refreshed(ctx)
	return deleted
}
