import { routesTagged } from '../../../../http/call.ts'
import { respond } from '../../../../http/respond.ts'
import { ok } from '../../../../http/responses.ts'
import { body, newRouter } from '../../../../http/router.ts'
import { AlmmImport, AlmmReport } from '../../compliance/almm-schema.ts'
import { canManageProducts } from '../../policy.ts'
import { importsCall, undoCall } from '../csv/undo/undo-routes.ts'
import { importAlmm, previewAlmm } from './almm-import.ts'
import { listAlmmImports, undoAlmm } from './almm-undo.ts'

const call = routesTagged('Products')

/** Lists of the ministry, by which panels are listed. */
export function almmRoutes() {
	return newRouter()
		.openapi(
			call('POST /products/almm-list/preview', canManageProducts, {
				summary: 'Which products a list of the ministry would set or take off (admin)',
				body: body(AlmmImport),
				responses: ok(AlmmReport, 'Nothing is changed'),
			}),
			(c) => respond(c, previewAlmm, c.req.valid('json')),
		)
		.openapi(
			call('POST /products/almm-list', canManageProducts, {
				summary: 'Set what panels are listed as by a list of the ministry, all or nothing (admin)',
				description:
					'Approved List of Models and Manufacturers. A row is for the products it names by id; else for those of its brand whose name has its model; else for the one whose record has its enlistment number. Panels with a record of a list that the file has, but does not name them in, are taken off from the day of the list.',
				body: body(AlmmImport),
				responses: ok(AlmmReport, 'What was changed', 409),
			}),
			(c) => respond(c, importAlmm, c.req.valid('json')),
		)
		.openapi(
			importsCall('almm-imports', 'The imports of lists of the ministry of the last day (admin)'),
			(c) => respond(c, listAlmmImports),
		)
		.openapi(
			undoCall(
				'almm-imports',
				'Undo the import of a list, of what nobody has changed since (admin)',
			),
			(c) => respond(c, undoAlmm, c.req.valid('param').id),
		)
}
