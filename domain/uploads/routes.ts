import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { unwrap } from '../../api/problem.ts'
import { type ApiEnv, json, problems, room } from '../../api/room.ts'
import { keepPicture } from './commands.ts'
import { mayUpload } from './policy.ts'
import { NewPicture, Uploaded } from './schema.ts'

/** Whoever may not upload is told so before the picture is looked at. */
const uploadersOnly = createMiddleware<ApiEnv>(async (c, next) => {
	unwrap(mayUpload(c.var.actor))
	await next()
})

const postPicture = createRoute({
	method: 'post',
	path: '/upload',
	tags: ['Products'],
	summary: 'Upload a picture (admin)',
	middleware: uploadersOnly,
	request: { body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } } },
	responses: {
		201: json(Uploaded, 'Where the picture is from now on'),
		...problems(400, 401, 403, 413, 415, 422),
	},
})

export function uploadRoutes() {
	return room().openapi(postPicture, async (c) => {
		const { image } = c.req.valid('form')
		return c.json(unwrap(await keepPicture(c.var.store, c.var.actor, image)), 201)
	})
}
