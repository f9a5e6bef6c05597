import { api, type Context, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'
import { stateIn } from '../../components/portal/states'
import { tryAgain } from '../try-again.server'
import { STATES } from './job-labels'

const PAGE_SIZE = 25

/** The jobs the address asks for. @throws a redirect to the last page there is */
export async function loadJobs(context: Context, request: Request) {
	const state = stateIn(STATES, request)
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).jobs.$get({ query: { ...state, ...part } })),
	)
}

/** Has a job that failed tried again. @throws a redirect back, where no script has sent it */
export const retry = tryAgain(
	(of, { context }) => api(context).jobs[':id'].retry.$post(of),
	'retried',
)
