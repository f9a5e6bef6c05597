import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { listTableImports } from '../../../imports/undo/table-imports.ts'
import { type UndoableTable, undoTableImport } from '../../../imports/undo/undo-table-import.ts'
import { replaceRecords } from '../../compliance/stored.ts'
import { canManageProducts } from '../../policy.ts'
import type { Product } from '../../schema.ts'
import { bumpCatalogueVersion, lockProducts } from '../../stock.ts'
import { ALMM_IMPORT, panelsIn } from './almm-import.ts'
import { wrongOrigin } from './origin-rules.ts'

type Records = Product['compliance']

const idsOf = (keys: readonly string[]) => keys.map((id) => ({ id: id as ProductId }))

const undoable = (now: number): UndoableTable<SignedIn, Records> => ({
	name: ALMM_IMPORT,
	read: async (tx, keys) => {
		await lockProducts(tx, keys as ProductId[])
		const panels = await panelsIn(tx)
		return new Map(panels.map(({ id, compliance }) => [id, compliance]))
	},
	whyNot: async (tx, { key, before }) => {
		const panel = (await panelsIn(tx)).find(({ id }) => id === key)
		const wrong = panel && wrongOrigin({ ...panel, compliance: before ?? [] }, dayAt(now))
		return Object.values(wrong ?? {})[0] ?? null
	},
	putBack: async ({ tx, who, at }, rows) => {
		await replaceRecords(
			tx,
			rows.map(({ key, before }) => ({ id: key as ProductId, records: before ?? [] })),
		)
		await audit(
			tx,
			who,
			at,
			rows.map(({ key, title, before, after }) => ({
				action: 'reverted',
				kind: 'product',
				subjectId: key,
				subject: title,
				before: { compliance: after },
				after: { compliance: before ?? [] },
			})),
		)
	},
	finish: ({ tx, at }, keys) => bumpCatalogueVersion(tx, idsOf(keys), at),
})

/** The imports of lists of the ministry of the last day. */
export const listAlmmImports = (ctx: AppContext, actor: Actor) =>
	authorizedRead(canManageProducts(actor), () => listTableImports(ctx, ALMM_IMPORT))

/** Undoes the import of a list, for the panels whose records nobody has changed since. @returns as `undoTableImport` */
export async function undoAlmm(ctx: AppContext, actor: Actor, id: string) {
	const undone = await undoTableImport(ctx, canManageProducts(actor), id, undoable(ctx.now()))
	await ctx.catalogue.refresh()
	return undone
}
