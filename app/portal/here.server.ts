import { pageAsked } from '../account/guard.server'
import { withParams } from './address'

/** The address of the page asked for with some of its parameters set anew, to redirect to. */
export function hereWith(request: Request, changes: Record<string, string | null>): string {
	const { pathname, searchParams } = pageAsked(request)
	return pathname + withParams(searchParams, changes)
}
