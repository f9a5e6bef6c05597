import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { anybody, routesTagged } from '../../http/call.ts'
import { idempotencyHeader, idempotencyKeyIn } from '../../http/idempotency-key.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreated, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import {
	type ApiEnv,
	body,
	IdParam,
	json,
	newRouter,
	optionalBody,
	problems,
} from '../../http/router.ts'
import { PHOTO_RESPONSES, sendPhoto } from '../../http/send-photo.ts'
import { issue } from '../../shared/messages/message.ts'
import { line } from '../../shared/text/text.ts'
import { orderGate } from '../orders/order-gate.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, withLink } from '../orders/tracking/follow-cookie.ts'
import { NewPicture, PhotoPart, ReceivedBytes } from '../uploads/schema.ts'
import { askForAnother, confirmAppointment, proposeAppointment } from './appointment.ts'
import { changeStep, completeInstallation, setSerials } from './commands.ts'
import { addPhoto, deletePhoto } from './internal/change-photos.ts'
import { mayDoWith } from './internal/job.ts'
import { setMeasurements } from './internal/measurements/measurements.ts'
import { hashOf, onceFor } from './internal/once.ts'
import { findPhoto, installerPhoto } from './internal/photo.ts'
import { addPhotoOfParts, keepPartOfPhoto, receivedOfPhoto } from './internal/photo-parts.ts'
import { listFreeSlots } from './internal/slots/list-slots.ts'
import { PhotoQuery, WholeJobPhoto } from './photos/schema.ts'
import { mayList } from './policy.ts'
import { getInstallation, listJobs } from './queries.ts'
import {
	AnotherAsked,
	CHECKLIST,
	ChecklistChange,
	Completion,
	Confirmation,
	FreeSlot,
	Installation,
	type InstallationAction,
	Job,
	JobQuery,
	Measurements,
	NewAppointment,
	Serials,
	SlotQuery,
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

const UploadParam = IdParam.extend({
	upload: line(200, issue('orders.key_invalid')).openapi({ param: { name: 'upload', in: 'path' } }),
})

const KeyHeader = idempotencyHeader(
	'One of your own per change: sent again with the same body, the change is made once. A refusal is judged anew',
)

/** A change under the key it was sent with. @throws Refused as malformed where the key is wrong */
const onceIn = (header: z.output<typeof KeyHeader>, ...sent: unknown[]) =>
	onceFor(header['idempotency-key'] === undefined ? undefined : idempotencyKeyIn(header), ...sent)

type Sent<T> = Context<
	ApiEnv,
	string,
	{ out: { json: T; header: z.output<typeof KeyHeader>; param: { id: string } } }
>

/** The order, the body and the key of a change. @param what names the change among those of its order */
function sentOnce<T>(c: Sent<T>, what: string) {
	const given = c.req.valid('json')
	return [c.req.valid('param').id, given, onceIn(c.req.valid('header'), what, given)] as const
}

const installation = json(Installation, 'The installation as it is now')
const responses = { 200: installation, ...problems(400, 401, 403, 404, 409, 415, 422) }

/** A call by which the installer of a job replaces a part of its record. */
const write = <const P extends string, B extends z.ZodType>(
	path: P,
	action: InstallationAction,
	schema: B,
	summary: string,
) =>
	call(`PUT /orders/{id}/${path}`, mayDo(action), {
		summary,
		headers: KeyHeader,
		body: body(schema),
		responses,
	})

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
			call('GET /installations/slots', mayList, {
				summary: 'One’s own next free times for a visit (installer)',
				query: SlotQuery,
				responses: ok(z.array(FreeSlot), 'The earliest first; free on the installer’s calendar'),
			}),
			(c) => respond(c, listFreeSlots, c.req.valid('query')),
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
			(c) => respond(c, proposeAppointment, ...sentOnce(c, 'appointment')),
		)
		.openapi(
			replyToAppointment(
				'confirm',
				'confirm',
				Confirmation,
				'Confirm the proposed appointment (buyer, or installer by telephone)',
			),
			(c) =>
				respond(c, confirmAppointment, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			replyToAppointment('another', 'ask-another', AnotherAsked, 'Ask for another time (buyer)'),
			(c) => respond(c, askForAnother, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('PATCH /orders/{id}/checklist/{step}', mayDo('work'), {
				summary: 'Tick a step or write its note (installer)',
				headers: KeyHeader,
				params: StepParam,
				body: body(ChecklistChange),
				responses,
			}),
			(c) => {
				const { id, step } = c.req.valid('param')
				const change = c.req.valid('json')
				const once = onceIn(c.req.valid('header'), 'checklist', step, change)
				return respond(c, changeStep, id, step, change, once)
			},
		)
		.openapi(
			call('POST /orders/{id}/checklist/{step}/photos', mayDo('work'), {
				summary: 'Add a photo to a step (installer)',
				countedBy: 'uploads',
				large: 'picture',
				headers: KeyHeader,
				params: StepParam,
				body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
				responses: { 201: installation, ...problems(409, 429) },
			}),
			async (c) => {
				const { id, step } = c.req.valid('param')
				const { image } = c.req.valid('form')
				const once = onceIn(c.req.valid('header'), 'photo', step, await hashOf(image))
				return respondCreated(c, addPhoto, id, step, image, once)
			},
		)
		.openapi(
			call('GET /orders/{id}/photo-parts/{upload}', mayDo('work'), {
				summary: 'How much has arrived of a photo that is sent in parts (installer)',
				params: UploadParam,
				responses: ok(ReceivedBytes, 'As far as it is there'),
			}),
			(c) => respond(c, receivedOfPhoto, c.req.valid('param')),
		)
		.openapi(
			call('POST /orders/{id}/photo-parts/{upload}', mayDo('work'), {
				summary: 'Send a part of a photo, under a name of one’s own (installer)',
				countedBy: 'photoParts',
				types: ['multipart/form-data'],
				params: UploadParam,
				body: { required: true, content: { 'multipart/form-data': { schema: PhotoPart } } },
				responses: { ...ok(ReceivedBytes, 'As far as it is there then'), ...problems(409, 429) },
			}),
			(c) => respond(c, keepPartOfPhoto, c.req.valid('param'), c.req.valid('form')),
		)
		.openapi(
			call('POST /orders/{id}/checklist/{step}/photos/{upload}', mayDo('work'), {
				summary: 'Add a photo whose parts have arrived to a step, once (installer)',
				countedBy: 'uploads',
				params: StepParam.extend(UploadParam.shape),
				body: body(WholeJobPhoto),
				responses: { 201: installation, ...problems(409, 429) },
			}),
			(c) => {
				const { id, step, upload } = c.req.valid('param')
				return respondCreated(c, addPhotoOfParts, id, step, upload, c.req.valid('json'))
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
				headers: KeyHeader,
				params: PhotoParam,
				responses: { 200: installation, ...problems(409) },
			}),
			(c) => {
				const { id, photoId } = c.req.valid('param')
				const once = onceIn(c.req.valid('header'), 'delete photo', photoId)
				return respond(c, deletePhoto, id, photoId, once)
			},
		)
		.openapi(
			write('serials', 'work', Serials, 'Set the serial numbers of one product (installer)'),
			(c) => respond(c, setSerials, ...sentOnce(c, 'serials')),
		)
		.openapi(
			write(
				'measurements',
				'work',
				Measurements,
				'Note what was measured, all strings at once (installer)',
			),
			(c) => respond(c, setMeasurements, ...sentOnce(c, 'measurements')),
		)
		.openapi(
			call('POST /orders/{id}/complete', mayDo('work'), {
				summary: 'Complete the installation with the customer’s name (installer)',
				headers: KeyHeader,
				body: body(Completion),
				responses,
			}),
			(c) => respond(c, completeInstallation, ...sentOnce(c, 'complete')),
		)
}
