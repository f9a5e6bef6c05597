import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../../../http/call.ts'
import { respond } from '../../../../../http/respond.ts'
import { ok } from '../../../../../http/responses.ts'
import { newRouter } from '../../../../../http/router.ts'
import { ImportUndone, MadeImport } from '../../../../imports/undo/undo-schema.ts'
import { mayManage } from '../../../policy.ts'
import { listImports } from './list-imports.ts'
import { undoImport } from './undo-import.ts'

const call = routesTagged('Products')

/** The calls about imports of products that can be undone. */
export const undoRoutes = () =>
	newRouter()
		.openapi(
			call('GET /product-imports', mayManage, {
				summary: 'The imports of products of the last day (admin)',
				responses: ok(z.array(MadeImport), 'Newest first'),
			}),
			(c) => respond(c, listImports),
		)
		.openapi(
			call('POST /product-imports/{id}/undo', mayManage, {
				summary: 'Undo an import, of what nobody has changed or sold since (admin)',
				responses: ok(ImportUndone, 'What is as before, and what stayed', 409),
			}),
			(c) => respond(c, undoImport, c.req.valid('param').id),
		)
