import type { Selectable } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { State } from '../../shared/addresses/states.ts'
import { type Day, dayAt } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { canManageReferenceData } from './policy.ts'
import { inForce, rowOfKind } from './rules.ts'
import type {
	ReferenceHistoryQuery,
	ReferenceKind,
	ReferenceQuery,
	ReferenceRow,
	ReferenceRowEntry,
} from './schema.ts'
import { type ReferenceTables, referenceTables } from './tables.ts'

type Row = Selectable<ReferenceTables['money_facts']>

// Figures were parsed by the schema of their kind before they were written.
const shown = (row: Row) => ({
	id: row.id,
	kind: row.kind,
	state: row.state,
	validFrom: row.valid_from,
	figures: JSON.parse(row.figures),
	source: row.source,
	asOf: row.as_of,
	confidence: row.confidence,
	builtIn: row.added_by === null,
})

export const toReferenceRow = (row: Row) => shown(row) as ReferenceRow

const entryOf = (row: Row) =>
	({
		...shown(row),
		addedBy: row.added_by,
		addedAt: row.added_by === null ? null : new Date(row.created_at).toISOString(),
	}) as ReferenceRowEntry

/**
 * The rows in force on a day: for each kind and state the one with the latest `validFrom` up to then, of two of the
 * same day the one added last.
 */
export const referenceDataOn = (
	ctx: AppContext,
	{ kind, state, on }: ReferenceQuery,
): Promise<ReferenceRow[]> => referenceDataIn(ctx.db, { kind, state, on: on ?? dayAt(ctx.now()) })

/** The same for a plan: as they are in memory. */
export const cachedReferenceData = ({ rowCache }: AppContext, on: Day): Promise<ReferenceRow[]> =>
	rowCache.read(`reference data on ${on}`, (db) => referenceDataIn(db, { on }))

/** The same as a database, or a transaction, has it. */
export async function referenceDataIn(
	db: Database,
	{ kind, state, on }: ReferenceQuery & { on: Day },
): Promise<ReferenceRow[]> {
	let rows = referenceTables(db).selectFrom('money_facts').where('valid_from', '<=', on)
	if (kind) rows = rows.where('kind', '=', kind)
	if (state) rows = rows.where((eb) => eb.or([eb('state', '=', state), eb('state', 'is', null)]))
	const found = await rows
		.selectAll()
		.orderBy('kind')
		.orderBy('state')
		.orderBy('valid_from')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return inForce(found.map(toReferenceRow), state)
}

/**
 * The owner's own row of a kind in force on a day: that of the state, or else of all India. An assumption that came with
 * the store is none.
 * @param state null where it is not known: of all India alone
 */
export async function ownRowIn<K extends ReferenceKind>(
	db: Database,
	kind: K,
	{ state, on }: { state: State | null; on: Day },
) {
	const rows = await referenceTables(db)
		.selectFrom('money_facts')
		.selectAll()
		.where('kind', '=', kind)
		.where('valid_from', '<=', on)
		.where('added_by', 'is not', null)
		.where((eb) => eb.or([eb('state', '=', state), eb('state', 'is', null)]))
		.orderBy('valid_from')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rowOfKind(inForce(rows.map(toReferenceRow), state ?? undefined), kind)
}

/** Whether the owner has ever entered a row of a kind. */
export const hasOwnRow = async (db: Database, kind: ReferenceKind): Promise<boolean> =>
	(await countOf(
		referenceTables(db)
			.selectFrom('money_facts')
			.where('kind', '=', kind)
			.where('added_by', 'is not', null),
	)) > 0

/** All rows there ever were about the tax on goods, in the order in which they came into force. */
export async function taxRows(db: Database): Promise<ReferenceRow[]> {
	const rows = await referenceTables(db)
		.selectFrom('money_facts')
		.selectAll()
		.where('kind', 'in', ['tax-class', 'gst'])
		.where('state', 'is', null)
		.orderBy('valid_from')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(toReferenceRow)
}

/** All rows there ever were about the form of the return, in the order in which they came into force. */
export async function returnRows(db: Database): Promise<ReferenceRow[]> {
	const rows = await referenceTables(db)
		.selectFrom('money_facts')
		.selectAll()
		.where('kind', '=', 'gst-return')
		.orderBy('valid_from')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(toReferenceRow)
}

/** The codes of all tax classes there are, those to come too. */
export async function taxClassCodes(db: Database): Promise<Set<string>> {
	const rows = await referenceTables(db)
		.selectFrom('money_facts')
		.select('figures')
		.where('kind', '=', 'tax-class')
		.execute()
	return new Set(rows.map(({ figures }) => JSON.parse(figures).code as string))
}

/** Every row there is, those in force last first, with how many there are in all. */
export async function referenceHistory(
	ctx: AppContext,
	actor: Actor,
	{ kind, state, limit, offset }: ReferenceHistoryQuery,
): Promise<Result<{ items: ReferenceRowEntry[]; total: number }>> {
	const allowed = canManageReferenceData(actor)
	if (!allowed.ok) return allowed
	let matching = referenceTables(ctx.db).selectFrom('money_facts')
	if (kind) matching = matching.where('kind', '=', kind)
	if (state)
		matching = matching.where((eb) => eb.or([eb('state', '=', state), eb('state', 'is', null)]))
	const rows = await matching
		.selectAll()
		.orderBy('valid_from', 'desc')
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.offset(offset)
		.execute()
	const total = await countOf(matching)
	return ok({ items: rows.map(entryOf), total })
}
