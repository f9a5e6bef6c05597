import { replace } from 'react-router'
import { hereWith } from './here.server'

/** The number of a page in an address: from 1; anything senseless is the first. */
export const pageIn = (params: URLSearchParams) =>
	/^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1

export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** A part of a list, as a call is asked for it. */
export interface Part {
	limit: string
	offset: string
}

export const partOf = (page: number, size: number): Part => ({
	limit: String(size),
	offset: String((page - 1) * size),
})

/**
 * The page of a list that the address asks for.
 * @param size how many there are on a page
 * @throws a redirect to the last page, where it asks for a later one
 */
export async function readListPage<Items>(
	request: Request,
	size: number,
	list: (part: Part) => Promise<{ items: Items; total: number; isLeast?: boolean }>,
) {
	const page = pageIn(new URL(request.url).searchParams)
	const { items, total, isLeast = false } = await list(partOf(page, size))
	const pages = pagesOf(total, size)
	if (page > pages) throw replace(hereWith(request, { page: pages > 1 ? String(pages) : null }))
	return { items, total, isLeast, page, pages }
}
