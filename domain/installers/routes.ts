import { z } from '@hono/zod-openapi'
import { callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { body, IdParam, json, newRouter, problems } from '../../http/router.ts'
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

const getProfile = call('GET /installer/profile', {
	may: mayHaveProfile,
	summary: 'One’s own profile (installer)',
	responses: { 200: json(InstallerProfile, 'The profile; empty until it is saved') },
})

const putProfile = call('PUT /installer/profile', {
	may: mayHaveProfile,
	summary: 'Save one’s own profile (installer)',
	body: body(InstallerProfileInput),
	responses: { 200: json(InstallerProfile, 'Saved') },
})

const getInstallers = call('GET /installers', {
	may: mayManageInstallers,
	summary: 'Whom an order can be given to (admin)',
	query: InstallersQuery,
	responses: { 200: json(z.array(Installer), 'By name; X-Total-Count has how many') },
})

const postApplication = call('POST /installer-applications', {
	may: mayApply,
	summary: 'Apply to be an installer (buyer)',
	body: body(NewApplication),
	responses: { 201: json(Application, 'Filed'), ...problems(409, 429) },
})

const getOwnApplication = call('GET /installer-applications/mine', {
	may: mayApply,
	summary: 'One’s own latest application (buyer)',
	responses: { 200: json(OwnApplication, 'The application, or null') },
})

const getApplications = call('GET /installer-applications', {
	may: mayManageInstallers,
	summary: 'Who applies to be an installer (admin)',
	query: ApplicationsQuery,
	responses: { 200: json(z.array(Application), 'Newest first; X-Total-Count has how many') },
})

const approve = call('POST /installer-applications/{id}/approve', {
	may: mayManageInstallers,
	summary: 'Make the applicant an installer (admin)',
	params: IdParam,
	responses: { 200: json(Application, 'Approved'), ...problems(409) },
})

const refuseIt = call('POST /installer-applications/{id}/refuse', {
	may: mayManageInstallers,
	summary: 'Refuse the application (admin)',
	params: IdParam,
	body: body(Refusal),
	responses: { 200: json(Application, 'Refused'), ...problems(409) },
})

export function installerRoutes() {
	return newRouter()
		.openapi(getProfile, async (c) => {
			return c.json(unwrap(await ownProfile(c.var.store, c.var.actor)), 200)
		})
		.openapi(putProfile, async (c) => {
			const { store, actor } = c.var
			return c.json(unwrap(await saveProfile(store, actor, c.req.valid('json'))), 200)
		})
		.openapi(getInstallers, async (c) => {
			const { store, actor } = c.var
			const { installers, total } = unwrap(await listInstallers(store, actor, c.req.valid('query')))
			return c.json(installers, 200, { 'x-total-count': String(total) })
		})
		.openapi(postApplication, async (c) => {
			await limit(c, 'messages')
			const { store, actor } = c.var
			return c.json(unwrap(await apply(store, actor, c.req.valid('json'))), 201)
		})
		.openapi(getOwnApplication, async (c) => {
			return c.json(unwrap(await ownApplication(c.var.store, c.var.actor)), 200)
		})
		.openapi(getApplications, async (c) => {
			const { store, actor } = c.var
			const { applications, total } = unwrap(
				await listApplications(store, actor, c.req.valid('query')),
			)
			return c.json(applications, 200, { 'x-total-count': String(total) })
		})
		.openapi(approve, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			return c.json(unwrap(await decide(store, actor, id, { status: 'approved' })), 200)
		})
		.openapi(refuseIt, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const reason = c.req.valid('json').reason ?? null
			return c.json(unwrap(await decide(store, actor, id, { status: 'refused', reason })), 200)
		})
}
