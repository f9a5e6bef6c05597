import { z } from '@hono/zod-openapi'
import { answer, answerMade, answerPage } from '../../http/answer.ts'
import { callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { apply, decide, listApplications, ownApplication } from './applications.ts'
import { saveProfile } from './commands.ts'
import { mayApply, mayHaveProfile, mayManageInstallers } from './policy.ts'
import { listInstallers, ownProfile } from './queries.ts'
import {
	Application,
	ApplicationsQuery,
	Installer,
	InstallerProfile,
	InstallerProfileInput,
	InstallersQuery,
	NewApplication,
	OwnApplication,
	Refusal,
} from './schema.ts'

const call = callsUnder('Installers')

const getProfile = call('GET /installer/profile', mayHaveProfile, {
	summary: 'One’s own profile (installer)',
	responses: { 200: json(InstallerProfile, 'The profile; empty until it is saved') },
})

const putProfile = call('PUT /installer/profile', mayHaveProfile, {
	summary: 'Save one’s own profile (installer)',
	body: body(InstallerProfileInput),
	responses: { 200: json(InstallerProfile, 'Saved') },
})

const getInstallers = call('GET /installers', mayManageInstallers, {
	summary: 'Whom an order can be given to (admin)',
	query: InstallersQuery,
	responses: { 200: json(z.array(Installer), 'By name; X-Total-Count has how many') },
})

const postApplication = call('POST /installer-applications', mayApply, {
	summary: 'Apply to be an installer (buyer)',
	body: body(NewApplication),
	responses: { 201: json(Application, 'Filed'), ...problems(409, 429) },
})

const getOwnApplication = call('GET /installer-applications/mine', mayApply, {
	summary: 'One’s own latest application (buyer)',
	responses: { 200: json(OwnApplication, 'The application, or null') },
})

const getApplications = call('GET /installer-applications', mayManageInstallers, {
	summary: 'Who applies to be an installer (admin)',
	query: ApplicationsQuery,
	responses: { 200: json(z.array(Application), 'Newest first; X-Total-Count has how many') },
})

const approve = call('POST /installer-applications/{id}/approve', mayManageInstallers, {
	summary: 'Make the applicant an installer (admin)',
	responses: { 200: json(Application, 'Approved'), ...problems(409) },
})

const refuseIt = call('POST /installer-applications/{id}/refuse', mayManageInstallers, {
	summary: 'Refuse the application (admin)',
	body: body(Refusal),
	responses: { 200: json(Application, 'Refused'), ...problems(409) },
})

export function installerRoutes() {
	return newRouter()
		.openapi(getProfile, (c) => answer(c, ownProfile))
		.openapi(putProfile, (c) => answer(c, saveProfile, c.req.valid('json')))
		.openapi(getInstallers, (c) => answerPage(c, listInstallers, c.req.valid('query')))
		.openapi(postApplication, async (c) => {
			await limit(c, 'messages')
			return answerMade(c, apply, c.req.valid('json'))
		})
		.openapi(getOwnApplication, (c) => answer(c, ownApplication))
		.openapi(getApplications, (c) => answerPage(c, listApplications, c.req.valid('query')))
		.openapi(approve, (c) => answer(c, decide, c.req.valid('param').id, { status: 'approved' }))
		.openapi(refuseIt, (c) => {
			const { id } = c.req.valid('param')
			const reason = c.req.valid('json').reason ?? null
			return answer(c, decide, id, { status: 'refused', reason })
		})
}
