import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { z } from '@hono/zod-openapi'
import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction, type Change } from '../authorized-transaction.ts'
import { MAX_MISTAKES } from '../file-limits.ts'
import type { Columns } from './columns.ts'
import { keepHeadings, loadHeadings, type MappedHeadings } from './headings.ts'
import { subjectsOf } from './mistaken-cells.ts'
import {
	type FileContents,
	type HeadingToMap,
	type RowCells,
	readFile,
	type SentFile,
} from './read-file.ts'
import { type FileMistake, firstMistakes } from './report-schema.ts'
import { type Recorded, recordTableImport } from './undo/record-table-import.ts'

/** What a file would do. */
interface Judged<Each, More> {
	/** What would be written. */
	changes: Each[]
	mistakes: FileMistake[]
	/** What the report says beside the mistakes. @param hash by which an import knows what its preview has shown */
	report: (hash: string) => More
}

/** A table that comes in as a file. */
export interface TableImport<Who, Given, Each, More> {
	columns: Columns
	/** Its name, where headings can be mapped to its columns by hand: they are kept under it. */
	name?: string
	/** What a row is about, of its cells; null where that is not known. */
	subjectOf?: (cells: RowCells) => string | null
	/** What judges a row by itself. */
	schema?: z.ZodType<Given>
	/** The field of the call that a file is refused as which cannot be read; without it the report says so. */
	field?: string
	/** What the file would do to the table as it is. */
	judge: (db: Database, contents: FileContents<Given>) => Promise<Judged<Each, More>>
	/** What a preview is recognised by of a change. */
	traceOf: (change: Each) => unknown
	/** Said where the table has become another since its preview. */
	conflict: Message
	/** Why changes are not made unless somebody has said yes to them; null where they are. */
	doubt?: (changes: Each[]) => Message | null
	/** Locks what the file is about until the transaction ends. */
	lock?: (tx: Tx, contents: FileContents<Given>) => Promise<unknown>
	/** Writes some hundreds of the changes. @param done how many are written */
	write: (change: Change<Who>, chunk: Each[], done: number) => Promise<Result<void>>
	/** How its changes are recorded, where an import can be undone. */
	recorded?: Recorded<Each>
	/** What follows once everything is written. */
	finish?: (change: Change<Who>, changes: Each[]) => Promise<unknown>
}

/** What an import says of a file. */
export type Report<More> = More & {
	errorCount: number
	errors: FileMistake[]
	headings?: HeadingToMap[]
	columns?: string[]
}

function reported<Given, Each, More>(
	{ changes, mistakes, report }: Judged<Each, More>,
	contents: FileContents<Given>,
	imported: Pick<
		TableImport<never, Given, Each, More>,
		'columns' | 'name' | 'subjectOf' | 'traceOf'
	>,
): { hash: string; report: Report<More> } {
	const sum = createHash('sha256')
	for (const change of changes) sum.update(JSON.stringify(imported.traceOf(change)))
	const hash = sum.digest('base64url')
	const { errors, errorCount } = firstMistakes(mistakes)
	const { headings = [] } = imported.name === undefined ? {} : contents
	return {
		hash,
		report: {
			...report(hash),
			errors: subjectsOf(errors, contents, imported),
			errorCount,
			...(headings.length > 0 && { headings, columns: Object.keys(imported.columns) }),
		},
	}
}

/** Reads a file by its headings, also by those that were mapped by hand. */
async function read<Who, Given, Each, More>(
	db: Database,
	sent: SentTable,
	imported: TableImport<Who, Given, Each, More>,
) {
	const { name, columns } = imported
	const mapped =
		name === undefined ? undefined : await loadHeadings(db, name, columns, sent.headings)
	return readFile(sent, { ...imported, mapped })
}

const refusal = <More>(report: Report<More>) =>
	fail('invalid', message('import.mistakes', { count: report.errorCount, most: MAX_MISTAKES }), {
		facts: { report },
	})

/** What an import of a file would do; nothing is changed. @returns invalid where the file cannot be read */
export async function previewImport<Who, Given, Each, More>(
	{ db }: Pick<AppContext, 'db'>,
	allowed: Result<Who>,
	sent: SentTable,
	imported: TableImport<Who, Given, Each, More>,
): Promise<Result<Report<More>>> {
	if (!allowed.ok) return allowed
	const contents = await read(db, sent, imported)
	const { unreadable } = contents
	if (unreadable && imported.field) return failField(imported.field, unreadable)
	return ok(reported(await imported.judge(db, contents), contents, imported).report)
}

interface Progress {
	done: number
	total: number
}

/** Gets how many changes are written, of how many. */
export type OnProgress = (progress: Progress) => void

interface SentTable extends SentFile {
	/** The columns of headings that are mapped by hand now. */
	headings?: MappedHeadings | undefined
}

export interface SentImport extends SentTable {
	/** The preview that was shown; undefined where nobody looked at one. */
	preview?: string | undefined
}

/**
 * Does what a file says, all of it or nothing.
 * @returns invalid with the report where something in the file is wrong, conflict where the preview was of something else
 */
export async function applyImport<Who, Given, Each, More>(
	ctx: Pick<AppContext, 'db' | 'now'>,
	allowed: Result<Who>,
	sent: SentImport,
	imported: TableImport<Who, Given, Each, More>,
	onProgress: OnProgress = () => {},
): Promise<Result<Report<More>>> {
	if (!allowed.ok) return allowed
	const contents = await read(ctx.db, sent, imported)
	const { unreadable, mistakes } = contents
	if (unreadable && imported.field) return failField(imported.field, unreadable)
	if (mistakes.length > 0)
		return refusal(reported(await imported.judge(ctx.db, contents), contents, imported).report)
	return authorizedTransaction(allowed, ctx, async (change) => {
		await imported.lock?.(change.tx, contents)
		const judged = await imported.judge(change.tx, contents)
		const { hash, report } = reported(judged, contents, imported)
		if (report.errorCount > 0) return refusal(report)
		if (sent.preview !== undefined && sent.preview !== hash)
			return fail('conflict', imported.conflict, { facts: { report } })
		const { changes } = judged
		const doubt = imported.doubt?.(changes)
		if (doubt) return fail('invalid', doubt, { facts: { report } })
		const { recorded } = imported
		const record = recorded && recordTableImport(recorded)
		let done = 0
		onProgress({ done, total: changes.length })
		for (const chunk of chunks(changes)) {
			const written = await imported.write(change, chunk, done)
			if (!written.ok) return written
			await record?.(change.tx, change.at, chunk)
			done += chunk.length
			onProgress({ done, total: changes.length })
			await yieldToEventLoop()
		}
		if (imported.name !== undefined)
			await keepHeadings(change.tx, imported.name, imported.columns, sent.headings)
		if (changes.length > 0) await imported.finish?.(change, changes)
		return ok(report)
	})
}

/** What the two calls of an import do, the one that previews a file and the one that imports it. @param mayImport who may */
export const operationsOf = <Who, Given, Each, More>(
	mayImport: (actor: Actor) => Result<Who>,
	imported: TableImport<Who, Given, Each, More>,
) => ({
	preview: (ctx: Pick<AppContext, 'db'>, actor: Actor, sent: SentTable) =>
		previewImport(ctx, mayImport(actor), sent, imported),
	apply: (ctx: Pick<AppContext, 'db' | 'now'>, actor: Actor, sent: SentImport) =>
		applyImport(ctx, mayImport(actor), sent, imported),
})
