import { z } from '@hono/zod-openapi'
import { answer, answerPage } from '../../http/answer.ts'
import { callsUnder } from '../../http/call.ts'
import { json, newRouter, problems } from '../../http/router.ts'
import { retryJob } from './commands.ts'
import { maySeeJobs } from './policy.ts'
import { listJobs } from './queries.ts'
import { Job, JobQuery } from './schema.ts'

const call = callsUnder('Jobs')

const getJobs = call('GET /jobs', maySeeJobs, {
	summary: 'What the store has done and has still to do (admin)',
	query: JobQuery,
	responses: { 200: json(z.array(Job), 'The last made first; X-Total-Count has how many') },
})

const postRetry = call('POST /jobs/{id}/retry', maySeeJobs, {
	summary: 'Try a job again that has failed (admin)',
	responses: { 200: json(Job, 'Due at once'), ...problems(409) },
})

export function jobRoutes() {
	return newRouter()
		.openapi(getJobs, (c) => answerPage(c, listJobs, c.req.valid('query')))
		.openapi(postRetry, (c) => answer(c, retryJob, c.req.valid('param').id))
}
