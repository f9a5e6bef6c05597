import { z } from '@hono/zod-openapi'
import { answer, answerMade, answerPage } from '../../http/answer-call.ts'
import { largeBody } from '../../http/body.ts'
import { anybody, callsUnder, type Gate } from '../../http/call.ts'
import { limitFirst } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { answers, page } from '../../http/responses.ts'
import { body, IdParam, json, newRouter, problems } from '../../http/router.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn } from '../orders/tracking/follow-cookie.ts'
import { NewPicture } from '../uploads/schema.ts'
import { askForAnother, confirmAppointment, proposeAppointment } from './appointment.ts'
import { addPhoto, changeStep, completeInstallation, deletePhoto, setSerials } from './commands.ts'
import { mayDoWith } from './job.ts'
import { setMeasurements } from './measurements/measurements.ts'
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
	Measurements,
	NewAppointment,
	PhotoQuery,
	Serials,
} from './schema.ts'

const call = callsUnder('Installations')

const mayDo =
	(action: InstallationAction): Gate =>
	(actor, c) =>
		mayDoWith(c.var.store, actor, c.req.param('id') ?? '', action, keyIn(c))

const StepParam = IdParam.extend({
	step: z.string().openapi({ param: { name: 'step', in: 'path' }, enum: [...CHECKLIST] }),
})
const PhotoParam = IdParam.extend({
	photoId: z.string().openapi({ param: { name: 'photoId', in: 'path' } }),
})

const installation = json(Installation, 'The installation as it is now')
const responses = { 200: installation, ...problems(400, 401, 403, 404, 409, 415, 422) }

/** Kept by the browser of who may see it, which asks again whether it still may. */
const PRIVATE = 'private, no-cache'

export function installationRoutes() {
	return newRouter()
		.openapi(
			call('GET /installations', mayList, {
				summary: 'One’s own jobs (installer)',
				query: JobQuery,
				responses: page(Job, 'By appointment, the installed latest first'),
			}),
			(c) => answerPage(c, listJobs, c.req.valid('query')),
		)
		.openapi(
			call('GET /orders/{id}/installation', anybody, {
				summary: 'The installation of an accepted order',
				query: KeyQuery,
				responses: answers(Installation, 'The installation'),
			}),
			(c) => answer(c, getInstallation, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('PUT /orders/{id}/appointment', mayDo('propose'), {
				summary: 'Propose an appointment or move it (installer)',
				body: body(NewAppointment),
				responses,
			}),
			(c) => answer(c, proposeAppointment, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/appointment/confirm', mayDo('confirm'), {
				summary: 'Confirm the proposed appointment (buyer, or installer by telephone)',
				query: KeyQuery,
				body: { content: { 'application/json': { schema: Confirmation } } },
				responses,
			}),
			(c) =>
				answer(c, confirmAppointment, c.req.valid('param').id, {
					...c.req.valid('json'),
					key: keyIn(c),
				}),
		)
		.openapi(
			call('POST /orders/{id}/appointment/another', mayDo('ask-another'), {
				summary: 'Ask for another time (buyer)',
				query: KeyQuery,
				body: { content: { 'application/json': { schema: AnotherAsked } } },
				responses,
			}),
			(c) =>
				answer(c, askForAnother, c.req.valid('param').id, {
					...c.req.valid('json'),
					key: keyIn(c),
				}),
		)
		.openapi(
			call('PATCH /orders/{id}/checklist/{step}', mayDo('work'), {
				summary: 'Tick a step or write its note (installer)',
				params: StepParam,
				body: body(ChecklistChange),
				responses,
			}),
			(c) => {
				const { id, step } = c.req.valid('param')
				return answer(c, changeStep, id, step, c.req.valid('json'))
			},
		)
		.openapi(
			call('POST /orders/{id}/checklist/{step}/photos', mayDo('work'), {
				summary: 'Add a photo to a step (installer)',
				middleware: [limitFirst('uploads'), largeBody()],
				params: StepParam,
				body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
				responses: { 201: installation, ...problems(409, 429) },
			}),
			(c) => {
				const { id, step } = c.req.valid('param')
				const { image } = c.req.valid('form')
				return answerMade(c, addPhoto, id, step, image)
			},
		)
		.openapi(
			call('GET /orders/{id}/photos/{photoId}', anybody, {
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
			}),
			async (c) => {
				const { store, actor } = c.var
				const { id, photoId } = c.req.valid('param')
				const wanted = { width: c.req.valid('query').width, key: keyIn(c) }
				const photo = unwrap(await findPhoto(store, actor, id, photoId, wanted))
				const headers = { 'cache-control': PRIVATE, etag: photo.tag }
				if (c.req.header('if-none-match') === photo.tag) return c.body(null, 304, headers)
				return c.body(await photo.read(), 200, {
					...headers,
					'content-type': 'image/webp',
				}) as never
			},
		)
		.openapi(
			call('DELETE /orders/{id}/photos/{photoId}', mayDo('work'), {
				summary: 'Delete a photo (installer)',
				params: PhotoParam,
				responses: { 200: installation, ...problems(409) },
			}),
			(c) => {
				const { id, photoId } = c.req.valid('param')
				return answer(c, deletePhoto, id, photoId)
			},
		)
		.openapi(
			call('PUT /orders/{id}/serials', mayDo('work'), {
				summary: 'Set the serial numbers of one product (installer)',
				body: body(Serials),
				responses,
			}),
			(c) => answer(c, setSerials, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('PUT /orders/{id}/measurements', mayDo('work'), {
				summary: 'Note what was measured, all strings at once (installer)',
				body: body(Measurements),
				responses,
			}),
			(c) => answer(c, setMeasurements, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/complete', mayDo('work'), {
				summary: 'Complete the installation with the customer’s name (installer)',
				body: body(Completion),
				responses,
			}),
			(c) => answer(c, completeInstallation, c.req.valid('param').id, c.req.valid('json')),
		)
}
