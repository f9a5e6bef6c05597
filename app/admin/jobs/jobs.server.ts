import { z } from 'zod'
import type { Job } from '../../../domain/jobs/schema'
import { requireRole } from '../../account/guard.server'
import { api, attempt, type Context, readPage } from '../../api.server'
import { redirectHere } from '../../portal/here.server'
import { readListPage } from '../../portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Refused } from '../../ui/forms/problem'
import { isState } from './job-labels'

const PAGE_SIZE = 25

/** The jobs the address asks for. @throws a redirect to the last page there is */
export async function loadJobs(context: Context, request: Request) {
	const state = new URL(request.url).searchParams.get('state')
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).jobs.$get({ query: { ...(isState(state) && { state }), ...part } })),
	)
}

/** Has a job that failed tried again. @throws a redirect back, where no script has sent it */
export async function retry(
	request: Request,
	context: Context,
): Promise<Refused | { problem: null; job: Job }> {
	await requireRole(context, request, ['Admin'])
	return formAction(request, ONE_FORM, {
		send: onForm(z.object({ id: Id }), async (param, form) => {
			const retried = await attempt(api(context).jobs[':id'].retry.$post({ param }))
			if (!retried.ok) return form.refuse(retried.problem)
			if (!form.stays) throw redirectHere(request, { done: 'retried' })
			return { problem: null, job: retried.value }
		}),
	})
}
