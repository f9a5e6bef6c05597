import { type RouterContextProvider, replace } from 'react-router'
import type { EnquiryStatus } from '../../domain/enquiries/schema'
import { ROLES, type Role } from '../../shared/actor'
import { requireRole } from '../account/guard.server'
import { api, read, readPage } from '../api.server'
import { pageIn, pagesOf } from '../portal/address'
import { hereWith } from '../portal/here.server'
import { isStatus } from './status'

const PAGE_SIZE = 20

/**
 * Reads the part of the enquiries that the address asks for.
 * @param whose those an installer or an admin works with, or one's own
 * @throws a redirect: to log in, or to the last page
 */
export async function readEnquiries(
	context: Readonly<RouterContextProvider>,
	request: Request,
	whose: Exclude<Role, 'Buyer'> | 'own',
) {
	await requireRole(context, request, whose === 'own' ? ROLES : [whose])
	const { enquiries, events } = api(context)
	const params = new URL(request.url).searchParams
	const given = params.get('status')
	const status: EnquiryStatus | '' = isStatus(given) ? given : ''
	const q = (params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
	const page = pageIn(params)
	// First: events from now on are received, whatever the list read next already has.
	const { after } = await read(events.cursor.$get())
	const { items, total } = await readPage(
		enquiries.$get({
			query: {
				limit: String(PAGE_SIZE),
				offset: String((page - 1) * PAGE_SIZE),
				...(status && { status }),
				...(q && { q }),
				...(whose === 'own' && { mine: 'true' as const }),
			},
		}),
	)
	const pages = pagesOf(total, PAGE_SIZE)
	if (page > pages) throw replace(hereWith(request, { page: pages > 1 ? String(pages) : null }))
	return { enquiries: items, total, page, pages, status, q, after }
}

export type EnquiryPage = Awaited<ReturnType<typeof readEnquiries>>
