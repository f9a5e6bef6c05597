import { routesTagged } from '../../../../http/call.ts'
import { respond } from '../../../../http/respond.ts'
import { ok } from '../../../../http/responses.ts'
import { body, newRouter } from '../../../../http/router.ts'
import { BulkResult } from '../../../../shared/lists/bulk.ts'
import { BulkChange, BulkChanged, BulkPreview, WantedChange } from '../../bulk/bulk-schema.ts'
import { canManageProducts } from '../../policy.ts'
import { BulkArchive } from '../../schema.ts'
import { archiveProducts } from './archive.ts'
import { changeProducts } from './change-products.ts'
import { previewChange } from './preview-change.ts'

const call = routesTagged('Products')

/** The calls about several products at once. */
export const bulkRoutes = () =>
	newRouter()
		.openapi(
			call('PATCH /products', canManageProducts, {
				summary: 'Archive or restore several products, each by itself (admin)',
				body: body(BulkArchive),
				responses: ok(BulkResult, 'What was changed, and what stayed as it was'),
			}),
			(c) => respond(c, archiveProducts, c.req.valid('json')),
		)
		.openapi(
			call('POST /products/changes/preview', canManageProducts, {
				summary: 'What a change of price, category or tax class makes of several products (admin)',
				body: body(WantedChange),
				responses: ok(BulkPreview, 'What would change, and what would stay as it is'),
			}),
			(c) => respond(c, previewChange, c.req.valid('json')),
		)
		.openapi(
			call('POST /products/changes', canManageProducts, {
				summary: 'Change price, category or tax class of several products, each by itself (admin)',
				body: body(BulkChange),
				responses: ok(BulkChanged, 'What was changed, and what stayed as it was'),
			}),
			(c) => respond(c, changeProducts, c.req.valid('json')),
		)
