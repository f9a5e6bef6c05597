import type { Role } from '../../../shared/actor'

/** Where each role's day begins. */
export const HOME_OF: Record<Role, string> = {
	Buyer: '/',
	Installer: '/installer/dashboard',
	Admin: '/admin/dashboard',
}

const HERE = 'http://here.invalid'

/** An address as a path of this site, or null: never another site's, however it is disguised. */
export function ownPath(wanted: string | null): string | null {
	if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return null
	const { origin, pathname, search, hash } = new URL(wanted, HERE)
	if (origin !== HERE || pathname.startsWith('//')) return null
	return pathname + search + hash
}

/** The roles of the page at a path of this site; null where it has none. */
export function rolesOf(path: string): readonly Role[] | null {
	const { pathname } = new URL(path, HERE)
	if (/^\/installer\/installations\/[^/]+$/.test(pathname)) return ['Installer', 'Admin']
	if (/^\/installer(?:\/|$)/.test(pathname)) return ['Installer']
	if (pathname === '/account/apply') return ['Buyer']
	return /^\/admin(?:\/|$)/.test(pathname) ? ['Admin'] : null
}

/** Where an account that its role obliges sets up two-step login. */
export const TWO_FACTOR = '/account/two-factor'

/** The path a page was asked to go on to, by its `next`. */
export const wantedNext = (url: string) => ownPath(new URL(url).searchParams.get('next'))

/** Keeps `next` on the way from login to sign-up and back. */
export const withNext = (path: string, next: string | null) =>
	next ? `${path}?next=${encodeURIComponent(next)}` : path
