import { type RouterContextProvider, redirect } from 'react-router'
import type { ApplicationStatus } from '../../domain/installers/schema'
import type { Role } from '../../domain/shared/actor'
import { type ApiProblem, type Attempt, api, attempt, readPage } from '../api.server'
import { pageIn, pagesOf } from '../portal/address'
import { hereWith } from '../portal/here.server'
import { isRole } from './user-words'

type Context = Readonly<RouterContextProvider>

const PER_PAGE = 25

const STATES: Record<string, 'true' | 'false'> = { suspended: 'true', active: 'false' }

/** The accounts the address asks for. @throws a redirect to the last page there is */
export async function accountsAsked(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const role = searchParams.get('role')
	const suspended = STATES[searchParams.get('state') ?? '']
	const page = pageIn(searchParams)
	const { items, total } = await readPage(
		api(context).accounts.users.$get({
			query: {
				...(q && { q }),
				...(isRole(role) && { role }),
				...(suspended && { suspended }),
				...(searchParams.get('sort') === 'name' && { sort: 'name' }),
				limit: String(PER_PAGE),
				offset: String((page - 1) * PER_PAGE),
			},
		}),
	)
	const pages = pagesOf(total, PER_PAGE)
	if (page > pages) throw redirect(hereWith(request, { page: String(pages) }))
	return { accounts: items, total, page, pages }
}

/** Whom the address asks or tells something about; null for nobody. */
export async function accountNamed(context: Context, request: Request) {
	const id = new URL(request.url).searchParams.get('who')
	if (!id) return null
	const found = await attempt(api(context).accounts.users[':id'].$get({ param: { id } }))
	return found.ok ? found.value : null
}

const APPLICATIONS_PER_PAGE = 10

const ASKED: Record<string, ApplicationStatus | null> = {
	approved: 'approved',
	refused: 'refused',
	all: null,
}

/** How many applications wait for a decision. */
export async function openApplications(context: Context): Promise<number> {
	const query = { status: 'open' as const, limit: '1' }
	const { total } = await readPage(
		api(context).installers['installer-applications'].$get({ query }),
	)
	return total
}

/** The applications the address asks for: those that are open, unless it says otherwise. */
export async function applicationsAsked(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('status') ?? ''
	const status = Object.hasOwn(ASKED, asked) ? (ASKED[asked] ?? null) : 'open'
	const page = pageIn(searchParams)
	const { items, total } = await readPage(
		api(context).installers['installer-applications'].$get({
			query: {
				...(status && { status }),
				limit: String(APPLICATIONS_PER_PAGE),
				offset: String((page - 1) * APPLICATIONS_PER_PAGE),
			},
		}),
	)
	const pages = pagesOf(total, APPLICATIONS_PER_PAGE)
	if (page > pages) throw redirect(hereWith(request, { page: String(pages) }))
	return { applications: items, status, page, pages }
}

export interface UsersAnswer {
	problem: string
}

type Step = { done: string; result: Attempt<unknown> } | null

/** Carries out what a form asks; null where there is no such step. */
async function carryOut(context: Context, form: FormData, id: string): Promise<Step> {
	const users = api(context).accounts.users[':id']
	const applications = api(context).installers['installer-applications'][':id']
	const param = { id }
	switch (form.get('intent')) {
		case 'suspend':
			return {
				done: 'suspended',
				result: await attempt(users.$patch({ param, json: { suspended: true } })),
			}
		case 'reinstate':
			return {
				done: 'reinstated',
				result: await attempt(users.$patch({ param, json: { suspended: false } })),
			}
		case 'set-role': {
			const role = String(form.get('role')) as Role
			return { done: 'role', result: await attempt(users.$patch({ param, json: { role } })) }
		}
		case 'end-sessions':
			return { done: 'logged-out', result: await attempt(users.sessions.$delete({ param })) }
		case 'approve':
			return { done: 'approved', result: await attempt(applications.approve.$post({ param })) }
		case 'refuse': {
			const reason = String(form.get('reason') ?? '')
			return {
				done: 'refused',
				result: await attempt(applications.refuse.$post({ param, json: { reason } })),
			}
		}
		default:
			return null
	}
}

const sentenceOf = ({ detail, errors }: ApiProblem) => Object.values(errors ?? {})[0] ?? detail

/** Changes an account or decides an application, and leads back to the page that says so. */
export async function changeUsers(context: Context, request: Request): Promise<UsersAnswer> {
	const form = await request.formData()
	const id = String(form.get('id') ?? '')
	const step = await carryOut(context, form, id)
	if (!step) return { problem: 'There is no such step.' }
	const { done, result } = step
	if (!result.ok) return { problem: sentenceOf(result.problem) }
	const who = String(form.get('who') ?? id)
	throw redirect(hereWith(request, { ask: null, to: null, refuse: null, who, done }), 303)
}
