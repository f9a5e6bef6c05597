import { createContext, redirect } from 'react-router'
import type { SignedInUser } from '../../../domain/accounts/schema'
import type { Role } from '../../../shared/actor'
import type { ApiProblem, Asked, Context } from '../../api.server'
import { TWO_FACTOR, wantedNext, withNext } from './redirect-path'
import { sessionOf } from './session.server'

/** The page a request is about: the browser asks for a page's data at an address of its own. */
export function pageUrl(request: Request): URL {
	const url = new URL(request.url)
	url.pathname = url.pathname.replace(/(?:\/_)?\.data$/, '')
	url.searchParams.delete('_routes')
	return url
}

/** Leads to the set-up of two-step login, and from there to the page asked for. @throws a redirect */
export function requireTwoFactor(request: Request): void {
	const { pathname, search } = pageUrl(request)
	if (pathname === TWO_FACTOR) return
	const next = pathname === '/login' ? wantedNext(request.url) : pathname + search
	throw redirect(withNext(TWO_FACTOR, next))
}

/**
 * Lets only those through who are signed in with one of the roles; everybody else is sent to log in
 * and comes back from there, or sets up two-step login first. The API judges every call again; this only spares a
 * person the refusal.
 * @throws a redirect to /login
 */
export async function requireRole(
	context: Context,
	request: Request,
	roles: readonly Role[],
): Promise<SignedInUser> {
	const { user, twoFactorRequired } = await sessionOf(context, request)
	if (twoFactorRequired) requireTwoFactor(request)
	if (user && roles.includes(user.role)) return user
	const { pathname, search } = pageUrl(request)
	throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
}

/** The signed-in person, on a page for some roles only (`onlyFor`). */
export const personContext = createContext<SignedInUser>()

/**
 * The middleware of a layout, or of a page, that is only for people with one of these roles. It goes before every
 * request for the page, its data alone and its forms too.
 */
export const onlyFor =
	(...roles: Role[]) =>
	async ({ request, context }: Omit<Asked, 'params'>) =>
		context.set(personContext, await requireRole(context, request, roles))

/**
 * The refusal of a request on a page of one's own.
 * @throws a redirect to log in and come back to the page, where the session has ended meanwhile
 */
export function signedIn(problem: ApiProblem, page: string): ApiProblem {
	if (problem.status === 401) throw redirect(withNext('/login', page))
	return problem
}
