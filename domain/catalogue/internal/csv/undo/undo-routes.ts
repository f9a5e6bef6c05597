import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../../../http/call.ts'
import { respond } from '../../../../../http/respond.ts'
import { ok } from '../../../../../http/responses.ts'
import { newRouter } from '../../../../../http/router.ts'
import { ImportUndone, MadeImport } from '../../../../imports/undo/undo-schema.ts'
import { canManageProducts } from '../../../policy.ts'
import { listImports } from './list-imports.ts'
import { undoImport } from './undo-import.ts'

const call = routesTagged('Products')

/** The call for the imports of one kind that can still be undone. */
export const importsCall = <const P extends string>(kind: P, summary: string) =>
	call(`GET /${kind}`, canManageProducts, {
		summary,
		responses: ok(z.array(MadeImport), 'Newest first'),
	})

/** The call that undoes one of them. */
export const undoCall = <const P extends string>(kind: P, summary: string) =>
	call(`POST /${kind}/{id}/undo`, canManageProducts, {
		summary,
		responses: ok(ImportUndone, 'What is as before, and what stayed', 409),
	})

/** The calls about imports of products that can be undone. */
export const undoRoutes = () =>
	newRouter()
		.openapi(
			importsCall('product-imports', 'The imports of products of the last day (admin)'),
			(c) => respond(c, listImports),
		)
		.openapi(
			undoCall(
				'product-imports',
				'Undo an import, of what nobody has changed or sold since (admin)',
			),
			(c) => respond(c, undoImport, c.req.valid('param').id),
		)
