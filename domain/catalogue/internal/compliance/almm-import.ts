import { createHash } from 'node:crypto'
import type { Database, Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { type FileMistake, firstMistakes } from '../../../file-schema.ts'
import { mayImport } from '../../../may-import.ts'
import { productOf } from '../../catalogue.ts'
import type { AlmmImport, AlmmReportWithMessages } from '../../compliance/almm-schema.ts'
import { recordsOf, replaceRecords } from '../../compliance/stored.ts'
import { mayManage } from '../../policy.ts'
import type { Product } from '../../schema.ts'
import { bumpCatalogueVersion, lockProducts } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'
import { type AlmmRow, readAlmmFile } from './almm-file.ts'
import {
	type AlmmChange,
	type AlmmJudgement,
	judgeLists,
	listsIn,
	recordsAfter,
} from './almm-import-rules.ts'

const CHANGED_MEANWHILE = message('catalogue.almm_changed_meanwhile')

async function panelsIn(db: Database): Promise<Product[]> {
	const rows = await catalogueTables(db)
		.selectFrom('products')
		.selectAll()
		.where('category', '=', 'Panels')
		.where('deleted_at', 'is', null)
		.orderBy('position')
		.execute()
	const records = await recordsOf(
		db,
		rows.map(({ id }) => id),
	)
	return rows.map((row) => productOf({ ...row, records: records.get(row.id) }))
}

/** Rows for products that are no panels of the store. */
function strangersIn(rows: readonly AlmmRow[], panels: readonly Product[]): FileMistake[] {
	const known = new Set<string>(panels.map(({ id }) => id))
	return rows.flatMap(({ row, products }) => {
		const stranger = products.find((id) => !known.has(id))
		if (stranger === undefined) return []
		const why = message('catalogue.almm_no_panel', { id: stranger.slice(0, 100) })
		return { row, column: 'product', message: why }
	})
}

interface Judged extends AlmmJudgement {
	rows: AlmmRow[]
	mistakes: FileMistake[]
}

async function judge(
	{ text, asOf }: AlmmImport,
	panels: readonly Product[],
): Promise<Result<Judged>> {
	const { rows, mistakes: unread, unreadable } = await readAlmmFile(text)
	if (unreadable) return failField('text', unreadable)
	const mistakes = [...unread, ...strangersIn(rows, panels)]
	// What a file with mistakes would take off cannot be told.
	const judged = judgeLists(mistakes.length > 0 ? [] : rows, panels, asOf)
	return ok({ rows, mistakes, ...judged })
}

function reportOf({ rows, mistakes, changes, unchanged, unknown }: Judged): AlmmReportWithMessages {
	return {
		preview: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
		lists: listsIn(rows),
		rows: rows.length,
		unchanged,
		...firstMistakes(mistakes),
		changes,
		unknown,
	}
}

const notToCome = (ctx: AppContext, { asOf }: AlmmImport): Result<void> =>
	asOf <= dayAt(ctx.now()) ? ok(undefined) : failField('asOf', message('catalogue.almm_to_come'))

/** What a list of the ministry would change; nothing is changed. */
export async function previewAlmm(
	ctx: AppContext,
	actor: Actor,
	file: AlmmImport,
): Promise<Result<AlmmReportWithMessages>> {
	const allowed = mayManage(actor)
	const due = allowed.ok ? notToCome(ctx, file) : allowed
	const judged = due.ok ? await judge(file, await panelsIn(ctx.db)) : due
	return judged.ok ? ok(reportOf(judged.value)) : judged
}

async function write(
	tx: Tx,
	actor: Actor,
	panels: readonly Product[],
	changes: AlmmChange[],
	at: number,
) {
	const changed = panels.flatMap((panel) => {
		const own = changes.filter(({ productId }) => productId === panel.id)
		if (own.length === 0) return []
		return { id: panel.id as ProductId, panel, records: recordsAfter(panel, own) }
	})
	if (changed.length === 0) return
	await replaceRecords(tx, changed)
	await audit(
		tx,
		actor,
		at,
		changed.map(({ id, panel, records }) => ({
			action: 'imported',
			kind: 'product',
			subjectId: id,
			subject: panel.name,
			before: { compliance: panel.compliance },
			after: { compliance: records },
		})),
	)
	await bumpCatalogueVersion(tx, changed, at)
}

/**
 * Sets what panels are listed as by a list of the ministry, all of it or nothing.
 * @returns invalid with the report where a row is wrong, conflict where a preview was of something else
 */
export async function importAlmm(
	ctx: AppContext,
	actor: Actor,
	file: AlmmImport,
): Promise<Result<AlmmReportWithMessages>> {
	const imported = await authorizedTransaction(mayManage(actor), ctx, async ({ tx, who, at }) => {
		const due = notToCome(ctx, file)
		if (!due.ok) return due
		await lockProducts(
			tx,
			(await panelsIn(tx)).map(({ id }) => id as ProductId),
		)
		const panels = await panelsIn(tx)
		const judged = await judge(file, panels)
		if (!judged.ok) return judged
		const allowed = mayImport(reportOf(judged.value), file.preview, CHANGED_MEANWHILE)
		if (!allowed.ok) return allowed
		await write(tx, who, panels, judged.value.changes, at)
		return allowed
	})
	await ctx.catalogue.refresh()
	return imported
}
