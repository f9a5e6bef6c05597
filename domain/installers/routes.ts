import { routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreated, respondPage } from '../../http/respond.ts'
import { created, list, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { PHOTO_RESPONSES, sendPhoto } from '../../http/send-photo.ts'
import { NewPicture } from '../uploads/schema.ts'
import { saveProfile, setPhoto } from './commands.ts'
import { apply, decide, listApplications, myApplication } from './internal/applications.ts'
import { canManageInstallers, mayApply, mayHaveProfile } from './policy.ts'
import { listInstallers, myPhoto, myProfile } from './queries.ts'
import {
	Application,
	ApplicationsQuery,
	Installer,
	InstallerProfile,
	InstallerProfileInput,
	InstallersQuery,
	MyApplication,
	NewApplication,
	Refusal,
} from './schema.ts'

const call = routesTagged('Installers')

const approve = call('POST /installer-applications/{id}/approve', canManageInstallers, {
	summary: 'Make the applicant an installer (admin)',
	responses: ok(Application, 'Approved', 409),
})

export function installerRoutes() {
	return newRouter()
		.openapi(
			call('GET /installer/profile', mayHaveProfile, {
				summary: 'One’s own profile (installer)',
				responses: ok(InstallerProfile, 'The profile; empty until it is saved'),
			}),
			(c) => respond(c, myProfile),
		)
		.openapi(
			call('PUT /installer/profile', mayHaveProfile, {
				summary: 'Save one’s own profile (installer)',
				body: body(InstallerProfileInput),
				responses: ok(InstallerProfile, 'Saved'),
			}),
			(c) => respond(c, saveProfile, c.req.valid('json')),
		)
		.openapi(
			call('GET /installer/profile/photo', mayHaveProfile, {
				summary: 'One’s own photo (installer)',
				responses: PHOTO_RESPONSES,
			}),
			async (c) => sendPhoto(c, unwrap(await myPhoto(c.var.ctx, c.var.actor))),
		)
		.openapi(
			call('POST /installer/profile/photo', mayHaveProfile, {
				summary: 'Set the photo that buyers see (installer)',
				description: 'For buyers whose order the installer has accepted, and admins',
				countedBy: 'uploads',
				large: 'picture',
				body: { required: true, content: { 'multipart/form-data': { schema: NewPicture } } },
				responses: ok(InstallerProfile, 'The profile', 409, 429),
			}),
			(c) => respond(c, setPhoto, c.req.valid('form').image),
		)
		.openapi(
			call('DELETE /installer/profile/photo', mayHaveProfile, {
				summary: 'Remove the photo (installer)',
				responses: ok(InstallerProfile, 'The profile', 409),
			}),
			(c) => respond(c, setPhoto, null),
		)
		.openapi(
			call('GET /installers', canManageInstallers, {
				summary: 'Whom an order can be given to (admin)',
				query: InstallersQuery,
				responses: list(Installer, 'By name'),
			}),
			(c) => respondPage(c, listInstallers, c.req.valid('query')),
		)
		.openapi(
			call('POST /installer-applications', mayApply, {
				summary: 'Apply to be an installer (buyer)',
				countedBy: 'messages',
				body: body(NewApplication),
				responses: created(Application, 'Filed', 409, 429),
			}),
			(c) => respondCreated(c, apply, c.req.valid('json')),
		)
		.openapi(
			call('GET /installer-applications/mine', mayApply, {
				summary: 'One’s own latest application (buyer)',
				responses: ok(MyApplication, 'The application, or null'),
			}),
			(c) => respond(c, myApplication),
		)
		.openapi(
			call('GET /installer-applications', canManageInstallers, {
				summary: 'Who applies to be an installer (admin)',
				query: ApplicationsQuery,
				responses: list(Application, 'Newest first'),
			}),
			(c) => respondPage(c, listApplications, c.req.valid('query')),
		)
		.openapi(approve, (c) => respond(c, decide, c.req.valid('param').id, { status: 'approved' }))
		.openapi(
			call('POST /installer-applications/{id}/refuse', canManageInstallers, {
				summary: 'Refuse the application (admin)',
				body: body(Refusal),
				responses: ok(Application, 'Refused', 409),
			}),
			(c) => {
				const { id } = c.req.valid('param')
				const reason = c.req.valid('json').reason ?? null
				return respond(c, decide, id, { status: 'refused', reason })
			},
		)
}
