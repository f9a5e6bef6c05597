import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readListPage } from './paging.server'

const SIZE = 10

/** A list of so many numbers, read in part. */
const numbers =
	(total: number) =>
	async ({ limit, offset }: { limit: string; offset: string }) => ({
		items: Array.from({ length: total }, (_, n) => n).slice(
			Number(offset),
			Number(offset) + Number(limit),
		),
		total,
	})

const asked = (search: string, total: number) =>
	readListPage(new Request(`http://store.test/list${search}`), SIZE, numbers(total))

it('reads every item once, page by page', async () => {
	await fc.assert(
		fc.asyncProperty(fc.nat(60), async (total) => {
			const { pages } = await asked('', total)
			const all: number[] = []
			for (let page = 1; page <= pages; page++)
				all.push(...(await asked(`?page=${page}`, total)).items)
			expect(all).toEqual(Array.from({ length: total }, (_, n) => n))
		}),
	)
})

it.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=two', '?page=1e9'])(
	'takes ‘%s’ for the first page',
	async (search) => expect((await asked(search, 25)).page).toBe(1),
)

it.each([
	['/list?q=sun&page=9', 25, '/list?q=sun&page=3'],
	['/list.data?q=sun&page=9&_routes=x', 25, '/list?q=sun&page=3'],
	['/list?q=sun&page=2', 10, '/list?q=sun'],
])('leads from %s of %d items to the last page', async (address, total, to) => {
	const answer = readListPage(new Request(`http://store.test${address}`), SIZE, numbers(total))
	const redirect = await answer.catch((thrown) => thrown)
	expect(redirect).toBeInstanceOf(Response)
	expect(redirect.headers.get('location')).toBe(to)
})

it('says whether there may be more than were counted', async () => {
	const request = new Request('http://store.test/list')
	for (const isLeast of [true, false])
		expect(
			await readListPage(request, SIZE, async () => ({ items: [], total: 25, isLeast })),
		).toMatchObject({ pages: 3, isLeast })
	expect(await asked('', 25)).toMatchObject({ isLeast: false })
})
