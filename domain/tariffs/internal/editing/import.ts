import { createHash } from 'node:crypto'
import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { readState } from '../../../../shared/addresses/state-codes.ts'
import { mistakesIn } from '../../../../shared/messages/issues.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { canManageFacts } from '../../../facts/policy.ts'
import { UnreadableFile } from '../../../file-rows.ts'
import { type FileMistake, firstMistakes, hasEnough } from '../../../file-schema.ts'
import { mayImport } from '../../../may-import.ts'
import type { TableImport, TableReportWithMessages } from '../../editing/editing-schema.ts'
import { auditRows, type RowChange } from './audit-rows.ts'
import { type EditableTable, idOf, keyOf, nameOf } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import type { TableRow } from './row-schema.ts'
import { type FileRow, readTableFile, valueAt } from './table-file.ts'

const CHANGED_MEANWHILE = message('tariffs.changed_meanwhile')

interface Wanted extends RowChange {
	row: number
	/** The columns in which a known row differs. */
	columns: string[]
}

interface Judged {
	wanted: Wanted[]
	mistakes: FileMistake[]
}

/** Sets a value deep in a copy of an object. */
function withValue(into: object, path: string, value: unknown): object {
	const [first = '', ...rest] = path.split('.')
	if (rest.length === 0) return { ...into, [first]: value }
	const inside = (into as Record<string, object>)[first] ?? {}
	return { ...into, [first]: withValue(inside, rest.join('.'), value) }
}

const keyText = (row: Pick<TableRow, 'validFrom'>, id: unknown) => `${id} ${row.validFrom}`

function judgeRow(
	{ schema, columns, defaults }: EditableTable,
	{ row, given }: FileRow,
	known: ReadonlyMap<string, TableRow>,
): Wanted | FileMistake[] {
	const idPath = Object.hasOwn(columns, 'id') ? 'id' : 'state'
	const validFrom = String(given.get('validFrom') ?? '') as TableRow['validFrom']
	const id = given.get(idPath)
	const before = known.get(keyText({ validFrom }, readState(String(id)) ?? id)) ?? null
	const told = [...given].reduce<object>(
		(all, [path, value]) => withValue(all, path, value),
		before ?? defaults,
	)
	const parsed = schema.safeParse(told)
	if (!parsed.success)
		return Object.entries(mistakesIn(parsed.error)).map(([path, what]) => {
			const column = Object.keys(columns).find(
				(name) => path === name || path.startsWith(`${name}.`),
			)
			return { row, column: column ?? null, message: what }
		})
	const after = parsed.data
	const differs = (path: string) =>
		JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(after, path))
	return { row, before, after, columns: before ? Object.keys(columns).filter(differs) : [] }
}

/** Judges the rows of a file one after the other; it stops at the hundredth mistake. @throws UnreadableFile as its rows do */
async function judgeRows(
	table: EditableTable,
	rows: AsyncIterable<FileRow>,
	known: ReadonlyMap<string, TableRow>,
): Promise<Judged> {
	const judged: Judged = { wanted: [], mistakes: [] }
	const seen = new Map<string, number>()
	for await (const each of rows) {
		const one = each.mistakes.length > 0 ? each.mistakes : judgeRow(table, each, known)
		if (Array.isArray(one)) judged.mistakes.push(...one)
		else {
			const key = keyText(one.after, idOf(one.after))
			const earlier = seen.get(key)
			if (earlier === undefined) judged.wanted.push(one)
			else
				judged.mistakes.push({
					row: each.row,
					column: 'validFrom',
					message: message('tariffs.row_twice', { row: earlier }),
				})
			seen.set(key, each.row)
		}
		if (hasEnough(judged.mistakes)) break
	}
	return judged
}

async function judge(
	db: Database,
	table: EditableTable,
	{ text, format }: TableImport,
): Promise<Result<Judged>> {
	const rows = (await table.read(db)).map(({ row }) => table.schema.parse(row))
	const known = new Map(rows.map((row) => [keyText(row, idOf(row)), row]))
	try {
		const judged = await judgeRows(table, readTableFile(text, format, table.columns), known)
		if (judged.wanted.length + judged.mistakes.length > 0) return ok(judged)
		return failField('text', message('import.empty'))
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return failField('text', error.why)
	}
}

const isNew = ({ before }: Wanted) => before === null
const isChanged = ({ before, columns }: Wanted) => before !== null && columns.length > 0

function reportOf({ wanted, mistakes }: Judged): TableReportWithMessages {
	const changes = wanted
		.filter((one) => isNew(one) || isChanged(one))
		.map((one) => ({
			row: one.row,
			...keyOf(one.after),
			name: nameOf(one.after),
			kind: isNew(one) ? ('added' as const) : ('changed' as const),
			columns: Object.fromEntries(
				one.columns.map((path) => [
					path,
					{ before: valueAt(one.before, path), after: valueAt(one.after, path) },
				]),
			),
		}))
	const after = wanted.map((one) => one.after)
	return {
		preview: createHash('sha256')
			.update(JSON.stringify([changes, after]))
			.digest('base64url'),
		added: wanted.filter(isNew).length,
		changed: wanted.filter(isChanged).length,
		unchanged: wanted.length - changes.length,
		...firstMistakes(mistakes),
		changes,
	}
}

/** What an import of a file would do to a table; nothing is changed. */
export async function previewTableImport(
	ctx: AppContext,
	actor: Actor,
	table: TableName,
	file: TableImport,
): Promise<Result<TableReportWithMessages>> {
	const allowed = canManageFacts(actor)
	const judged = allowed.ok ? await judge(ctx.db, EDITABLE_TABLES[table], file) : allowed
	return judged.ok ? ok(reportOf(judged.value)) : judged
}

/**
 * Adds and changes the rows that a file names, all of them or none; others stay.
 * @returns invalid with the report where a row is wrong, conflict where a preview was of something else
 */
export const importTable = (ctx: AppContext, actor: Actor, name: TableName, file: TableImport) =>
	authorizedTransaction(canManageFacts(actor), ctx, async ({ tx, who, at }) => {
		const table = EDITABLE_TABLES[name]
		const judged = await judge(tx, table, file)
		if (!judged.ok) return judged
		const allowed = mayImport(reportOf(judged.value), file.preview, CHANGED_MEANWHILE)
		if (!allowed.ok) return allowed
		const todo = judged.value.wanted.filter((one) => isNew(one) || isChanged(one))
		for (const { after } of todo) await table.write(tx, after, who.name)
		await auditRows(tx, actor, at, 'imported', todo)
		return allowed
	})
