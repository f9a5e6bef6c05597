import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { unwrap } from '../../api/problem.ts'
import { type ApiEnv, body, IdParam, json, problems, room } from '../../api/room.ts'
import { KeyQuery } from '../orders/schema.ts'
import { NewPicture } from '../uploads/schema.ts'
import { askForAnother, confirmAppointment, proposeAppointment } from './appointment.ts'
import { addPhoto, changeStep, completeInstallation, deletePhoto, setSerials } from './commands.ts'
import { mayEver } from './policy.ts'
import { getInstallation, listJobs } from './queries.ts'
import {
	AnotherAsked,
	CHECKLIST,
	ChecklistChange,
	Completion,
	Confirmation,
	Installation,
	Job,
	JobQuery,
	NewAppointment,
	Serials,
} from './schema.ts'

const tags = ['Installations']

const StepParam = IdParam.extend({
	step: z.string().openapi({ param: { name: 'step', in: 'path' }, enum: [...CHECKLIST] }),
})
const PhotoParam = IdParam.extend({
	photoId: z.string().openapi({ param: { name: 'photoId', in: 'path' } }),
})

const installation = json(Installation, 'The installation as it is now')
const responses = { 200: installation, ...problems(400, 401, 403, 404, 409, 415, 422) }

const getJobs = createRoute({
	method: 'get',
	path: '/installations',
	tags,
	summary: 'One’s own jobs (installer)',
	request: { query: JobQuery },
	responses: {
		200: json(
			z.array(Job),
			'By appointment, the installed latest first; X-Total-Count has how many',
		),
		...problems(401, 403, 422),
	},
})

const readInstallation = createRoute({
	method: 'get',
	path: '/orders/{id}/installation',
	tags,
	summary: 'The installation of an accepted order',
	request: { params: IdParam, query: KeyQuery },
	responses: { 200: json(Installation, 'The installation'), ...problems(404, 422) },
})

const putAppointment = createRoute({
	method: 'put',
	path: '/orders/{id}/appointment',
	tags,
	summary: 'Propose an appointment or move it (installer)',
	request: { params: IdParam, body: body(NewAppointment) },
	responses,
})

const postConfirmation = createRoute({
	method: 'post',
	path: '/orders/{id}/appointment/confirm',
	tags,
	summary: 'Confirm the proposed appointment (buyer, or installer by telephone)',
	request: {
		params: IdParam,
		query: KeyQuery,
		body: { content: { 'application/json': { schema: Confirmation } } },
	},
	responses,
})

const postAnother = createRoute({
	method: 'post',
	path: '/orders/{id}/appointment/another',
	tags,
	summary: 'Ask for another time (buyer)',
	request: {
		params: IdParam,
		query: KeyQuery,
		body: { content: { 'application/json': { schema: AnotherAsked } } },
	},
	responses,
})

const patchStep = createRoute({
	method: 'patch',
	path: '/orders/{id}/checklist/{step}',
	tags,
	summary: 'Tick a step or write its note (installer)',
	request: { params: StepParam, body: body(ChecklistChange) },
	responses,
})

/** Whoever may not photograph is told so before the picture is looked at. */
const installersOnly = createMiddleware<ApiEnv>(async (c, next) => {
	unwrap(mayEver(c.var.actor, 'work'))
	await next()
})

const postPhoto = createRoute({
	method: 'post',
	path: '/orders/{id}/checklist/{step}/photos',
	tags,
	summary: 'Add a photo to a step (installer)',
	middleware: installersOnly,
	request: {
		params: StepParam,
		body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
	},
	responses: { 201: installation, ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
})

const removePhoto = createRoute({
	method: 'delete',
	path: '/orders/{id}/photos/{photoId}',
	tags,
	summary: 'Delete a photo (installer)',
	request: { params: PhotoParam },
	responses: { 200: installation, ...problems(401, 403, 404, 409) },
})

const putSerials = createRoute({
	method: 'put',
	path: '/orders/{id}/serials',
	tags,
	summary: 'Set the serial numbers of one product (installer)',
	request: { params: IdParam, body: body(Serials) },
	responses,
})

const postCompletion = createRoute({
	method: 'post',
	path: '/orders/{id}/complete',
	tags,
	summary: 'Complete the installation with the customer’s name (installer)',
	request: { params: IdParam, body: body(Completion) },
	responses,
})

export function installationRoutes() {
	return room()
		.openapi(getJobs, async (c) => {
			const { store, actor } = c.var
			const { jobs, total } = unwrap(await listJobs(store, actor, c.req.valid('query')))
			return c.json(jobs, 200, { 'x-total-count': String(total) })
		})
		.openapi(readInstallation, async (c) => {
			const { store, actor } = c.var
			const { key } = c.req.valid('query')
			return c.json(unwrap(await getInstallation(store, actor, c.req.valid('param').id, key)), 200)
		})
		.openapi(putAppointment, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			return c.json(unwrap(await proposeAppointment(store, actor, id, c.req.valid('json'))), 200)
		})
		.openapi(postConfirmation, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return c.json(unwrap(await confirmAppointment(store, actor, id, more)), 200)
		})
		.openapi(postAnother, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return c.json(unwrap(await askForAnother(store, actor, id, more)), 200)
		})
		.openapi(patchStep, async (c) => {
			const { store, actor } = c.var
			const { id, step } = c.req.valid('param')
			return c.json(unwrap(await changeStep(store, actor, id, step, c.req.valid('json'))), 200)
		})
		.openapi(postPhoto, async (c) => {
			const { store, actor } = c.var
			const { id, step } = c.req.valid('param')
			const { image } = c.req.valid('form')
			return c.json(unwrap(await addPhoto(store, actor, id, step, image)), 201)
		})
		.openapi(removePhoto, async (c) => {
			const { store, actor } = c.var
			const { id, photoId } = c.req.valid('param')
			return c.json(unwrap(await deletePhoto(store, actor, id, photoId)), 200)
		})
		.openapi(putSerials, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			return c.json(unwrap(await setSerials(store, actor, id, c.req.valid('json'))), 200)
		})
		.openapi(postCompletion, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const { customerName } = c.req.valid('json')
			return c.json(unwrap(await completeInstallation(store, actor, id, customerName)), 200)
		})
}
