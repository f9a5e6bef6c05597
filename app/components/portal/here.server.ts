import { redirect } from 'react-router'
import { pageUrl } from '../session/guard.server'
import { withParams } from './address'

/** The address of the page asked for with some of its parameters set anew; null takes one out. */
export function hereWith(request: Request, changes: Record<string, string | null>): string {
	const { pathname, searchParams } = pageUrl(request)
	return pathname + withParams(searchParams, changes)
}

/** The way back to the page a form stands on. @param at the id of where on the page to go on */
export const redirectHere = (
	request: Request,
	changes: Record<string, string | null> = {},
	at = '',
) => redirect(hereWith(request, changes) + (at && `#${at}`), 303)
