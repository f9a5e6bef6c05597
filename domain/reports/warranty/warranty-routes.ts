import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { findWarranties } from '../internal/warranty/warranty.ts'
import { mayReport } from '../policy.ts'
import { WarrantyOfSerial, WarrantyQuery } from './warranty-schema.ts'

const call = routesTagged('Reports')

/** The warranty of installed products. */
export function warrantyRoutes() {
	return newRouter().openapi(
		call('GET /warranties', mayReport, {
			summary: 'The warranty of installed products by their serial numbers (admin)',
			query: WarrantyQuery,
			responses: ok(
				z.array(WarrantyOfSerial),
				'The first fifty: those that begin with it before those that end with it',
			),
		}),
		(c) => respond(c, findWarranties, c.req.valid('query')),
	)
}
