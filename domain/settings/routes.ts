import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { ok } from '../../http/responses.ts'
import { respondRevision, revisionIn } from '../../http/revision.ts'
import { type ApiEnv, body, newRouter } from '../../http/router.ts'
import { saveSection } from './commands.ts'
import { canManageSettings } from './policy.ts'
import { type SavedSection, settingsSection } from './queries.ts'
import { AnySection, SectionParam } from './schema.ts'

const call = routesTagged('Settings')

const answerSection = (c: Context<ApiEnv>, { fields, revision }: SavedSection) =>
	respondRevision(c, fields, revision)

export function settingsRoutes() {
	return newRouter()
		.openapi(
			call('GET /settings/{section}', canManageSettings, {
				summary: 'A section of the settings (admin)',
				params: SectionParam,
				responses: ok(AnySection, 'The section; ETag is its revision', 422),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { section } = c.req.valid('param')
				return answerSection(c, unwrap(await settingsSection(ctx, actor, section)))
			},
		)
		.openapi(
			call('PUT /settings/{section}', canManageSettings, {
				summary: 'Save a section of the settings (admin)',
				description:
					'Takes the shape that GET answers, and in If-Match the ETag it came with. Who saved meanwhile is not overwritten: 412 has the section as it is now in `current`.',
				params: SectionParam,
				headers: z.object({ 'if-match': z.string().optional() }),
				body: body(z.looseObject({})),
				responses: ok(AnySection, 'As it was saved', 412, 428),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const change = {
					section: c.req.valid('param').section,
					revision: revisionIn(c.req.header('if-match')),
					fields: c.req.valid('json'),
				}
				return answerSection(c, unwrap(await saveSection(ctx, actor, change)))
			},
		)
}
