import { routesTagged } from '../../http/call.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { canManageSettings } from '../settings/policy.ts'
import { setupOf } from './queries.ts'
import { Setup } from './schema.ts'

const call = routesTagged('Settings')

export function setupRoutes() {
	return newRouter().openapi(
		call('GET /setup', canManageSettings, {
			summary: 'What is to be done before a live shop opens, and after (admin)',
			responses: ok(Setup, 'In the order in which it is best done'),
		}),
		(c) => respond(c, setupOf),
	)
}
