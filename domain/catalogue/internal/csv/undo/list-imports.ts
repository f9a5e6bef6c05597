import type { Actor } from '../../../../../shared/actor.ts'
import { ok, type Result } from '../../../../../shared/result.ts'
import type { AppContext } from '../../../../app-context.ts'
import { UNDO_MS } from '../../../../imports/limits.ts'
import { madeImport } from '../../../../imports/undo/made-imports.ts'
import type { MadeImport } from '../../../../imports/undo/undo-schema.ts'
import { canManageProducts } from '../../../policy.ts'
import { catalogueTables } from '../../../tables.ts'

/** The imports that can be undone or have been, newest first. */
export async function listImports(ctx: AppContext, actor: Actor): Promise<Result<MadeImport[]>> {
	const allowed = canManageProducts(actor)
	if (!allowed.ok) return allowed
	const rows = await catalogueTables(ctx.db)
		.selectFrom('product_imports')
		.innerJoin('product_import_rows', 'import_id', 'id')
		.select((eb) => [
			'id',
			'created_at',
			'undone_at',
			eb.fn.count<number>('product_id').as('rows'),
			eb.fn.count<number>('before').as('changed'),
		])
		.where('created_at', '>=', ctx.now() - UNDO_MS)
		.groupBy(['id', 'created_at', 'undone_at'])
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return ok(rows.map(madeImport))
}
