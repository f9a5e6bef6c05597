import type { Database, Tx } from '../../../../db/database.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { type Day, dayAt } from '../../../../shared/calendar.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import type { Change } from '../../../authorized-transaction.ts'
import type { FileContents } from '../../../imports/read-file.ts'
import type { FileMistake } from '../../../imports/report-schema.ts'
import { applyImport, previewImport } from '../../../imports/run-import.ts'
import { productOf } from '../../catalogue.ts'
import type { AlmmImport, AlmmReportWithMessages } from '../../compliance/almm-schema.ts'
import { recordsOf, replaceRecords } from '../../compliance/stored.ts'
import { canManageProducts } from '../../policy.ts'
import type { Product } from '../../schema.ts'
import { bumpCatalogueVersion, lockProducts } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'
import { ALMM_COLUMNS, type AlmmRow, ListedModel } from './almm-columns.ts'
import { type AlmmChange, judgeLists, listsIn, recordsAfter } from './almm-import-rules.ts'
import { wrongOrigin } from './origin-rules.ts'

/** As its imports are recorded. */
export const ALMM_IMPORT = 'almm-list'

/** The panels of the store with their records. */
export async function panelsIn(db: Database): Promise<Product[]> {
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
	return rows.flatMap(({ row, given: { product } }) => {
		const stranger = product.find((id) => !known.has(id))
		if (stranger === undefined) return []
		const why = message('catalogue.almm_no_panel', { id: stranger.slice(0, 100) })
		return { row, column: 'product', message: why }
	})
}

/** Rows of List-II for panels that are said to have other cells. */
function contradictionsIn(
	changes: readonly AlmmChange[],
	panels: readonly Product[],
	asOf: Day,
): FileMistake[] {
	const byId = new Map<string, Product>(panels.map((panel) => [panel.id, panel]))
	return changes.flatMap(({ productId, row, after }) => {
		const panel = byId.get(productId)
		if (!panel || row === null || !wrongOrigin({ ...panel, compliance: [after] }, asOf)) return []
		const why = message('catalogue.almm_not_indian', { name: panel.name })
		return { row, column: 'list', message: why }
	})
}

/** A panel with the changes of its records by a list. */
interface PanelChange {
	id: ProductId
	panel: Product
	changes: AlmmChange[]
}

async function judge(
	db: Database,
	{ rows, mistakes: unread }: FileContents<ListedModel>,
	asOf: Day,
) {
	const panels = await panelsIn(db)
	const mistakes = [...unread, ...strangersIn(rows, panels)]
	// The panels that a file with mistakes would take off are unknown.
	const { changes, ...judged } = judgeLists(mistakes.length > 0 ? [] : rows, panels, asOf)
	mistakes.push(...contradictionsIn(changes, panels, asOf))
	const byPanel = Map.groupBy(changes, ({ productId }) => productId)
	return {
		changes: panels.flatMap((panel): PanelChange[] => {
			const own = byPanel.get(panel.id)
			return own ? [{ id: panel.id, panel, changes: own }] : []
		}),
		mistakes,
		report: (preview: string) => ({
			preview,
			lists: listsIn(rows),
			rows: rows.length,
			...judged,
			changes,
		}),
	}
}

async function write({ tx, who, at }: Change<SignedIn>, chunk: PanelChange[]) {
	const changed = chunk.map((each) => ({
		...each,
		records: recordsAfter(each.panel, each.changes),
	}))
	await replaceRecords(tx, changed)
	await audit(
		tx,
		who,
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
	return ok(undefined)
}

const almmImport = (asOf: Day) => ({
	columns: ALMM_COLUMNS,
	schema: ListedModel,
	field: 'text',
	traceOf: ({ changes }: PanelChange) => changes,
	recorded: {
		name: ALMM_IMPORT,
		rowOf: ({ id, panel, changes }: PanelChange) => ({
			key: id,
			title: panel.name,
			before: panel.compliance,
			after: recordsAfter(panel, changes),
		}),
	},
	conflict: message('catalogue.changed_since_preview'),
	judge: (db: Database, contents: FileContents<ListedModel>) => judge(db, contents, asOf),
	lock: async (tx: Tx) =>
		lockProducts(
			tx,
			(await panelsIn(tx)).map(({ id }) => id as ProductId),
		),
	write,
	finish: ({ tx, at }: Change<SignedIn>, changes: PanelChange[]) =>
		bumpCatalogueVersion(tx, changes, at),
})

/** Checks that the caller may import a list; no list of a day to come. */
function mayImport(ctx: AppContext, actor: Actor, asOf: Day): Result<SignedIn> {
	const allowed = canManageProducts(actor)
	if (!allowed.ok || asOf <= dayAt(ctx.now())) return allowed
	return failField('asOf', message('catalogue.almm_to_come'))
}

/** Lists the changes that a list of the ministry would make, without making them. */
export const previewAlmm = (
	ctx: AppContext,
	actor: Actor,
	sent: AlmmImport,
): Promise<Result<AlmmReportWithMessages>> =>
	previewImport(ctx, mayImport(ctx, actor, sent.asOf), sent, almmImport(sent.asOf))

/** Sets the listings of panels by a list of the ministry, all of it or nothing. @returns as `applyImport` */
export async function importAlmm(
	ctx: AppContext,
	actor: Actor,
	sent: AlmmImport,
): Promise<Result<AlmmReportWithMessages>> {
	const allowed = mayImport(ctx, actor, sent.asOf)
	const imported = await applyImport(ctx, allowed, sent, almmImport(sent.asOf))
	await ctx.catalogue.refresh()
	return imported
}
