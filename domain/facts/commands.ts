import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { followed } from '../../shared/followed.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { canManageFacts } from './policy.ts'
import { factIn } from './queries.ts'
import type { Fact, NewFact } from './schema.ts'
import { factTables } from './tables.ts'

const nameOf = (fact: Fact) => {
	const { kind, state, validFrom: from } = fact
	if (kind !== 'tax-class') return message('facts.row', { kind, state, from })
	return message('facts.class_row', { code: fact.figures.code, from })
}

const about = (fact: Fact) => ({
	kind: 'fact' as const,
	subjectId: fact.id,
	subject: recorded(nameOf(fact)),
})

const fieldsOf = ({ id: _id, builtIn: _builtIn, ...fields }: Fact) => fields

/** Has everybody follow the change of a tax class. */
const followFact = (ctx: AppContext, tx: Tx, fact: Fact, at: number) =>
	fact.kind === 'tax-class'
		? followed(ctx.followers.taxClasses, (each) => each.changed(tx, fact.figures.code, at))
		: ok(undefined)

/** Adds a row; the row in force before stays as it is, and in force until the day this one begins. */
export async function addFact(
	ctx: AppContext,
	actor: Actor,
	input: NewFact,
): Promise<Result<Fact>> {
	const allowed = canManageFacts(actor)
	if (!allowed.ok) return allowed
	const at = ctx.now()
	const added = await transact(ctx.db, async (tx) => {
		const row = await factTables(tx)
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
		const fact = factIn(row)
		await audit(tx, actor, at, [{ ...about(fact), action: 'added', after: fieldsOf(fact) }])
		const done = await followFact(ctx, tx, fact, at)
		return done.ok ? ok(fact) : done
	})
	await ctx.catalogue.refresh()
	return added
}

/** Deletes a row an admin added; rows that came with the store are only ever superseded. */
export async function deleteFact(ctx: AppContext, actor: Actor, id: string): Promise<Result<void>> {
	const allowed = canManageFacts(actor)
	if (!allowed.ok) return allowed
	const deleted = await transact(ctx.db, async (tx) => {
		const row = await factTables(tx)
			.selectFrom('money_facts')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return fail('not_found', message('facts.not_found'))
		const fact = factIn(row)
		if (fact.builtIn) return fail('conflict', message('facts.built_in'))
		await factTables(tx).deleteFrom('money_facts').where('id', '=', id).execute()
		const entry = { ...about(fact), action: 'deleted', before: fieldsOf(fact) }
		await audit(tx, actor, ctx.now(), [entry])
		return followFact(ctx, tx, fact, ctx.now())
	})
	await ctx.catalogue.refresh()
	return deleted
}
