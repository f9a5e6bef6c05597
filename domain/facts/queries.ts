import type { Selectable } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Day, dayAt } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Category } from '../catalogue/schema.ts'
import { productPct } from '../planner/money/gst.ts'
import type { Store } from '../store.ts'
import { mayKeepFacts } from './policy.ts'
import { factOf, gstRuleOf, inForce } from './rules.ts'
import type { Fact, FactEntry, FactHistoryQuery, FactQuery } from './schema.ts'
import { type FactTables, factTables } from './tables.ts'

type Row = Selectable<FactTables['money_facts']>

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

export const factIn = (row: Row): Fact => shown(row)

const entryOf = (row: Row): FactEntry => ({
	...shown(row),
	addedBy: row.added_by,
	addedAt: row.added_by === null ? null : new Date(row.created_at).toISOString(),
})

/**
 * What is in force on a day: for each kind and state the row with the latest `validFrom` up to then,
 * of two of the same day the one added last.
 */
export const factsOn = (store: Store, { kind, state, on }: FactQuery): Promise<Fact[]> =>
	readFacts(store.db, { kind, state, on: on ?? dayAt(store.now()) })

async function readFacts(
	db: Database,
	{ kind, state, on }: FactQuery & { on: Day },
): Promise<Fact[]> {
	let rows = factTables(db).selectFrom('money_facts').where('valid_from', '<=', on)
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
	return inForce(found, state).map(factIn)
}

/**
 * GST on a product sold without installation, in per cent, by its category. Before the first known rule
 * began, that rule.
 * @throws Error where no rule of GST is known at all
 */
export async function goodsTaxOn(db: Database, on: Day): Promise<(category: Category) => number> {
	const { first } = await factTables(db)
		.selectFrom('money_facts')
		.select((eb) => eb.fn.min('valid_from').as('first'))
		.where('kind', '=', 'gst')
		.executeTakeFirstOrThrow()
	const day = first && first > on ? first : on
	const facts = (await readFacts(db, { on: day })).filter(({ state }) => state === null)
	const gst = factOf(facts, 'gst')
	if (!gst) throw new Error('No rule of GST is known.')
	const alone = factOf(facts, 'gst-alone')?.figures ?? {}
	return (category) => productPct(gstRuleOf(gst.figures), alone, category)
}

/** Every row there is, those in force last first, with how many there are in all. */
export async function factHistory(
	store: Store,
	actor: Actor,
	{ kind, state, limit, offset }: FactHistoryQuery,
): Promise<Result<{ items: FactEntry[]; total: number }>> {
	const allowed = mayKeepFacts(actor)
	if (!allowed.ok) return allowed
	let matching = factTables(store.db).selectFrom('money_facts')
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
