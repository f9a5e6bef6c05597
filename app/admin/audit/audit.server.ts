import { type RouterContextProvider, redirect } from 'react-router'
import { day, isForwards } from '../../../shared/day'
import { api, readPage } from '../../api.server'
import { pageIn, pagesOf } from '../../portal/address'
import { BACKWARDS } from '../../portal/backwards.server'
import { hereWith } from '../../portal/here.server'
import { isKind } from './audit-words'

const PAGE_SIZE = 25

const Day = day()

const dayIn = (text: string | null) => Day.safeParse(text).data

/** The entries the address asks for. @throws a redirect to the last page there is */
export async function entriesAsked(context: Readonly<RouterContextProvider>, request: Request) {
	const { searchParams } = new URL(request.url)
	const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 100)
	const kind = searchParams.get('kind')
	const from = dayIn(searchParams.get('from'))
	const to = dayIn(searchParams.get('to'))
	const page = pageIn(searchParams)
	if (!isForwards({ from, to }))
		return { entries: [], total: 0, page: 1, pages: 1, problem: BACKWARDS }
	const { items, total } = await readPage(
		api(context).audit.$get({
			query: {
				...(isKind(kind) && { kind }),
				...(text('subject') && { subject: text('subject') }),
				...(text('q') && { q: text('q') }),
				...(from && { from }),
				...(to && { to }),
				limit: String(PAGE_SIZE),
				offset: String((page - 1) * PAGE_SIZE),
			},
		}),
	)
	const pages = pagesOf(total, PAGE_SIZE)
	if (page > pages) throw redirect(hereWith(request, { page: String(pages) }))
	return { entries: items, total, page, pages, problem: null }
}
