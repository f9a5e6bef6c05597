import { routesTagged } from '../../http/call.ts'
import { respond, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { retryJob } from './commands.ts'
import { maySeeJobs } from './policy.ts'
import { listJobs, listPauses } from './queries.ts'
import { Job, JobPauses, JobQuery } from './schema.ts'

const call = routesTagged('Jobs')

export function jobRoutes() {
	return newRouter()
		.openapi(
			call('GET /jobs', maySeeJobs, {
				summary: 'What the store has done and has still to do (admin)',
				query: JobQuery,
				responses: list(Job, 'The last made first'),
			}),
			(c) => respondPage(c, listJobs, c.req.valid('query')),
		)
		.openapi(
			call('GET /jobs/pauses', maySeeJobs, {
				summary: 'Which kinds of jobs are paused, and until when (admin)',
				responses: ok(JobPauses, 'None while everybody answers'),
			}),
			(c) => respond(c, listPauses),
		)
		.openapi(
			call('POST /jobs/{id}/retry', maySeeJobs, {
				summary: 'Try a job again that has failed (admin)',
				responses: ok(Job, 'Due at once', 409),
			}),
			(c) => respond(c, retryJob, c.req.valid('param').id),
		)
}
