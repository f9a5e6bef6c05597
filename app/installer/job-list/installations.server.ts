import type { Job, Stage } from '../../../domain/installations/schema'
import { api, type Context, readPage } from '../../api.server'
import { type Part, partOf, readListPage } from '../../components/portal/paging.server'
import { pageUrl } from '../../components/session/guard.server'
import { type Calendar, readCalendar } from '../calendar/calendar.server'

export interface StageList {
	stage: Stage
	jobs: Job[]
	total: number
}

export interface JobList {
	view: 'list'
	/** The one stage asked for, page by page; all of them in short otherwise. */
	only: Stage | null
	stages: StageList[]
	page: number
	pages: number
}

/** The stages of a job, the next to be done first. */
const STAGES: Stage[] = ['unscheduled', 'scheduled', 'installed']
const PAGE_SIZE = 20
const IN_SHORT = 6

async function readStage(context: Context, state: Stage, part: Part) {
	const query = { state, ...part }
	return readPage(api(context).installations.installations.$get({ query }))
}

async function readList(context: Context, request: Request): Promise<JobList> {
	const given = new URL(request.url).searchParams.get('stage')
	const only = STAGES.find((stage) => stage === given) ?? null
	if (only) {
		const { items, total, page, pages } = await readListPage(request, PAGE_SIZE, (part) =>
			readStage(context, only, part),
		)
		return { view: 'list', only, stages: [{ stage: only, jobs: items, total }], page, pages }
	}
	const stages = STAGES.map(async (stage) => {
		const { items, total } = await readStage(context, stage, partOf(1, IN_SHORT))
		return { stage, jobs: items, total }
	})
	return { view: 'list', only, stages: await Promise.all(stages), page: 1, pages: 1 }
}

/** The installer's jobs as the address asks for them. @throws a redirect: to log in, or to the last page */
export async function readJobs(context: Context, request: Request): Promise<JobList | Calendar> {
	const url = pageUrl(request)
	const view = url.searchParams.get('view')
	if (view === 'week' || view === 'month')
		return readCalendar(context, view, url.searchParams.get('day'))
	return readList(context, request)
}
