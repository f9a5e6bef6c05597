import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreated, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import { body, IdParam, json, newRouter, optionalBody, problems } from '../../http/router.ts'
import { PHOTO_RESPONSES, sendPhoto } from '../../http/send-photo.ts'
import { orderGate } from '../orders/order-gate.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, linkIn } from '../orders/tracking/follow-cookie.ts'
import { NewPicture } from '../uploads/schema.ts'
import { askForAnother, confirmAppointment, proposeAppointment } from './appointment.ts'
import { addPhoto, changeStep, completeInstallation, deletePhoto, setSerials } from './commands.ts'
import { mayDoWith } from './internal/job.ts'
import { setMeasurements } from './internal/measurements/measurements.ts'
import { findPhoto, installerPhoto } from './internal/photo.ts'
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

const call = routesTagged('Installations')

const mayDo = (action: InstallationAction) =>
	orderGate((ctx, actor, id, key) => mayDoWith(ctx, actor, id, action, key))

const StepParam = IdParam.extend({
	step: z.string().openapi({ param: { name: 'step', in: 'path' }, enum: [...CHECKLIST] }),
})
const PhotoParam = IdParam.extend({
	photoId: z.string().openapi({ param: { name: 'photoId', in: 'path' } }),
})

const installation = json(Installation, 'The installation as it is now')
const responses = { 200: installation, ...problems(400, 401, 403, 404, 409, 415, 422) }

/** A call by which the installer of a job replaces a part of its record. */
const write = <const P extends string, B extends z.ZodType>(
	path: P,
	action: InstallationAction,
	schema: B,
	summary: string,
) => call(`PUT /orders/{id}/${path}`, mayDo(action), { summary, body: body(schema), responses })

/** A call by which a buyer replies to an appointment, by their tracking link too. */
const replyToAppointment = <const P extends string, B extends z.ZodType>(
	path: P,
	action: InstallationAction,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/appointment/${path}`, mayDo(action), {
		summary,
		query: KeyQuery,
		body: optionalBody(schema),
		responses,
	})

/** A permitted reader's browser caches it, and asks again whether it still may. */
export function installationRoutes() {
	return newRouter()
		.openapi(
			call('GET /installations', mayList, {
				summary: 'One’s own jobs (installer)',
				query: JobQuery,
				responses: list(Job, 'By appointment, the installed latest first'),
			}),
			(c) => respondPage(c, listJobs, c.req.valid('query')),
		)
		.openapi(
			call('GET /orders/{id}/installation', anybody, {
				summary: 'The installation of an accepted order',
				query: KeyQuery,
				responses: ok(Installation, 'The installation'),
			}),
			(c) => respond(c, getInstallation, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			write(
				'appointment',
				'propose',
				NewAppointment,
				'Propose an appointment or move it (installer)',
			),
			(c) => respond(c, proposeAppointment, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			replyToAppointment(
				'confirm',
				'confirm',
				Confirmation,
				'Confirm the proposed appointment (buyer, or installer by telephone)',
			),
			(c) => {
				const said = { ...c.req.valid('json'), ...linkIn(c) }
				return respond(c, confirmAppointment, c.req.valid('param').id, said)
			},
		)
		.openapi(
			replyToAppointment('another', 'ask-another', AnotherAsked, 'Ask for another time (buyer)'),
			(c) => {
				const said = { ...c.req.valid('json'), ...linkIn(c) }
				return respond(c, askForAnother, c.req.valid('param').id, said)
			},
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
				return respond(c, changeStep, id, step, c.req.valid('json'))
			},
		)
		.openapi(
			call('POST /orders/{id}/checklist/{step}/photos', mayDo('work'), {
				summary: 'Add a photo to a step (installer)',
				countedBy: 'uploads',
				large: 'picture',
				params: StepParam,
				body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
				responses: { 201: installation, ...problems(409, 429) },
			}),
			(c) => {
				const { id, step } = c.req.valid('param')
				const { image } = c.req.valid('form')
				return respondCreated(c, addPhoto, id, step, image)
			},
		)
		.openapi(
			call('GET /orders/{id}/photos/{photoId}', anybody, {
				summary: 'A photo, for its buyer, its installer and admins',
				params: PhotoParam,
				query: PhotoQuery,
				responses: PHOTO_RESPONSES,
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { id, photoId } = c.req.valid('param')
				const wanted = { width: c.req.valid('query').width, key: keyIn(c) }
				return sendPhoto(c, unwrap(await findPhoto(ctx, actor, id, photoId, wanted)))
			},
		)
		.openapi(
			call('GET /orders/{id}/installer-photo', anybody, {
				summary:
					'The photo of its installer, once accepted, for its buyer, its installer and admins',
				query: PhotoQuery,
				responses: PHOTO_RESPONSES,
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const wanted = { width: c.req.valid('query').width, key: keyIn(c) }
				const photo = await installerPhoto(ctx, actor, c.req.valid('param').id, wanted)
				return sendPhoto(c, unwrap(photo))
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
				return respond(c, deletePhoto, id, photoId)
			},
		)
		.openapi(
			write('serials', 'work', Serials, 'Set the serial numbers of one product (installer)'),
			(c) => respond(c, setSerials, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			write(
				'measurements',
				'work',
				Measurements,
				'Note what was measured, all strings at once (installer)',
			),
			(c) => respond(c, setMeasurements, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/complete', mayDo('work'), {
				summary: 'Complete the installation with the customer’s name (installer)',
				body: body(Completion),
				responses,
			}),
			(c) => respond(c, completeInstallation, c.req.valid('param').id, c.req.valid('json')),
		)
}
