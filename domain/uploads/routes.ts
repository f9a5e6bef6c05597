import { routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { created } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { keepPicture } from './commands.ts'
import { mayUpload } from './policy.ts'
import { NewPicture, Uploaded } from './schema.ts'

const call = routesTagged('Products')

export function uploadRoutes() {
	return newRouter().openapi(
		call('POST /upload', (actor) => mayUpload(actor, 'product'), {
			summary: 'Upload a picture (admin)',
			countedBy: 'uploads',
			large: 'picture',
			body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
			responses: created(Uploaded, 'Where the picture is from now on', 429),
		}),
		async (c) => {
			const { image } = c.req.valid('form')
			return c.json(unwrap(await keepPicture(c.var.ctx, c.var.actor, image)), 201)
		},
	)
}
