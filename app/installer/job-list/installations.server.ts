import { type RouterContextProvider, replace } from 'react-router'
import type { Job, Stage } from '../../../domain/installations/schema'
import { pageUrl, requireRole } from '../../account/guard.server'
import { api, readPage } from '../../api.server'
import { pageIn, pagesOf, withParams } from '../../portal/address'
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

type Context = Readonly<RouterContextProvider>

async function readStage(context: Context, stage: Stage, limit: number, page = 1) {
	const query = { state: stage, limit: String(limit), offset: String((page - 1) * limit) }
	const { items, total } = await readPage(api(context).installations.installations.$get({ query }))
	return { stage, jobs: items, total }
}

async function readList(context: Context, { pathname, searchParams: params }: URL) {
	const only = STAGES.find((stage) => stage === params.get('stage')) ?? null
	if (!only) {
		const stages = await Promise.all(STAGES.map((stage) => readStage(context, stage, IN_SHORT)))
		return { view: 'list', only, stages, page: 1, pages: 1 } satisfies JobList
	}
	const page = pageIn(params)
	const stage = await readStage(context, only, PAGE_SIZE, page)
	const pages = pagesOf(stage.total, PAGE_SIZE)
	if (page > pages)
		throw replace(pathname + withParams(params, { page: pages > 1 ? String(pages) : null }))
	return { view: 'list', only, stages: [stage], page, pages } satisfies JobList
}

/** The installer's jobs as the address asks for them. @throws a redirect: to log in, or to the last page */
export async function readJobs(context: Context, request: Request): Promise<JobList | Calendar> {
	await requireRole(context, request, ['Installer'])
	const url = pageUrl(request)
	const view = url.searchParams.get('view')
	if (view === 'week' || view === 'month')
		return readCalendar(context, view, url.searchParams.get('day'))
	return readList(context, url)
}
