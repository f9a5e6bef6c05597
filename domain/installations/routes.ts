import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { answer, answerMade, answerPage } from '../../http/answer.ts'
import { largeBody } from '../../http/body.ts'
import { anybody, callsUnder, type Gate } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { type ApiEnv, body, IdParam, json, newRouter, problems } from '../../http/router.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyFor } from '../orders/tracking/follow-cookie.ts'
import { NewPicture } from '../uploads/schema.ts'
import { askForAnother, confirmAppointment, proposeAppointment } from './appointment.ts'
import { addPhoto, changeStep, completeInstallation, deletePhoto, setSerials } from './commands.ts'
import { mayDoWith } from './job.ts'
import { findPhoto } from './photo.ts'
import { mayList } from './policy.ts'
import { getInstallation, listJobs } from './queries.ts'
import {
	AnotherAsked,
	CHECKLIST,
	ChecklistChange,
	Completion,
	Confirmation,
	Installation,
	type InstallationAction,
	Job,
	JobQuery,
	NewAppointment,
	PhotoQuery,
	Serials,
} from './schema.ts'

const call = callsUnder('Installations')

const mayDo =
	(action: InstallationAction): Gate =>
	(actor, c) => {
		const id = c.req.param('id') ?? ''
		return mayDoWith(c.var.store, actor, id, action, keyFor(c, id, c.req.query('key')))
	}

const StepParam = IdParam.extend({
	step: z.string().openapi({ param: { name: 'step', in: 'path' }, enum: [...CHECKLIST] }),
})
const PhotoParam = IdParam.extend({
	photoId: z.string().openapi({ param: { name: 'photoId', in: 'path' } }),
})

const installation = json(Installation, 'The installation as it is now')
const responses = { 200: installation, ...problems(400, 401, 403, 404, 409, 415, 422) }

const getJobs = call('GET /installations', mayList, {
	summary: 'One’s own jobs (installer)',
	query: JobQuery,
	responses: {
		200: json(
			z.array(Job),
			'By appointment, the installed latest first; X-Total-Count has how many',
		),
	},
})

const readInstallation = call('GET /orders/{id}/installation', anybody, {
	summary: 'The installation of an accepted order',
	query: KeyQuery,
	responses: { 200: json(Installation, 'The installation') },
})

const putAppointment = call('PUT /orders/{id}/appointment', mayDo('propose'), {
	summary: 'Propose an appointment or move it (installer)',
	body: body(NewAppointment),
	responses,
})

const postConfirmation = call('POST /orders/{id}/appointment/confirm', mayDo('confirm'), {
	summary: 'Confirm the proposed appointment (buyer, or installer by telephone)',
	query: KeyQuery,
	body: { content: { 'application/json': { schema: Confirmation } } },
	responses,
})

const postAnother = call('POST /orders/{id}/appointment/another', mayDo('ask-another'), {
	summary: 'Ask for another time (buyer)',
	query: KeyQuery,
	body: { content: { 'application/json': { schema: AnotherAsked } } },
	responses,
})

const patchStep = call('PATCH /orders/{id}/checklist/{step}', mayDo('work'), {
	summary: 'Tick a step or write its note (installer)',
	params: StepParam,
	body: body(ChecklistChange),
	responses,
})

/** Counted before the picture is looked at. */
const limited = createMiddleware<ApiEnv>(async (c, next) => {
	await limit(c, 'uploads')
	await next()
})

const postPhoto = call('POST /orders/{id}/checklist/{step}/photos', mayDo('work'), {
	summary: 'Add a photo to a step (installer)',
	middleware: [limited, largeBody()],
	params: StepParam,
	body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
	responses: { 201: installation, ...problems(409, 429) },
})

const getPhoto = call('GET /orders/{id}/photos/{photoId}', anybody, {
	summary: 'A photo, for its buyer, its installer and admins',
	params: PhotoParam,
	query: PhotoQuery,
	responses: {
		200: {
			description: 'The picture',
			content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
		},
		304: { description: 'As it was' },
	},
})

/** Kept by the browser of who may see it, which asks again whether it still may. */
const PRIVATE = 'private, no-cache'

const removePhoto = call('DELETE /orders/{id}/photos/{photoId}', mayDo('work'), {
	summary: 'Delete a photo (installer)',
	params: PhotoParam,
	responses: { 200: installation, ...problems(409) },
})

const putSerials = call('PUT /orders/{id}/serials', mayDo('work'), {
	summary: 'Set the serial numbers of one product (installer)',
	body: body(Serials),
	responses,
})

const postCompletion = call('POST /orders/{id}/complete', mayDo('work'), {
	summary: 'Complete the installation with the customer’s name (installer)',
	body: body(Completion),
	responses,
})

export function installationRoutes() {
	return newRouter()
		.openapi(getJobs, (c) => answerPage(c, listJobs, c.req.valid('query')))
		.openapi(readInstallation, (c) => {
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			return answer(c, getInstallation, id, key)
		})
		.openapi(putAppointment, (c) =>
			answer(c, proposeAppointment, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(postConfirmation, (c) => {
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			const more = { ...c.req.valid('json'), key }
			return answer(c, confirmAppointment, id, more)
		})
		.openapi(postAnother, (c) => {
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			const more = { ...c.req.valid('json'), key }
			return answer(c, askForAnother, id, more)
		})
		.openapi(patchStep, (c) => {
			const { id, step } = c.req.valid('param')
			return answer(c, changeStep, id, step, c.req.valid('json'))
		})
		.openapi(postPhoto, (c) => {
			const { id, step } = c.req.valid('param')
			const { image } = c.req.valid('form')
			return answerMade(c, addPhoto, id, step, image)
		})
		.openapi(getPhoto, async (c) => {
			const { store, actor } = c.var
			const { id, photoId } = c.req.valid('param')
			const { key: inAddress, width } = c.req.valid('query')
			const wanted = { width, key: keyFor(c, id, inAddress) }
			const photo = unwrap(await findPhoto(store, actor, id, photoId, wanted))
			const headers = { 'cache-control': PRIVATE, etag: photo.tag }
			if (c.req.header('if-none-match') === photo.tag) return c.body(null, 304, headers)
			return c.body(await photo.read(), 200, { ...headers, 'content-type': 'image/webp' }) as never
		})
		.openapi(removePhoto, (c) => {
			const { id, photoId } = c.req.valid('param')
			return answer(c, deletePhoto, id, photoId)
		})
		.openapi(putSerials, (c) => answer(c, setSerials, c.req.valid('param').id, c.req.valid('json')))
		.openapi(postCompletion, (c) =>
			answer(c, completeInstallation, c.req.valid('param').id, c.req.valid('json')),
		)
}
