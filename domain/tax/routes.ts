import { anybody, routesTagged } from '../../http/call.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { taxOfProduct } from './queries.ts'
import { ProductTax } from './schema.ts'

const call = routesTagged('Products')

export function taxRoutes() {
	return newRouter().openapi(
		call('GET /products/{id}/tax', anybody, {
			summary: 'How a product is taxed, sold without installation',
			responses: ok(ProductTax, 'By the tax class it names, or that of its category'),
		}),
		(c) => respond(c, taxOfProduct, c.req.valid('param').id),
	)
}
