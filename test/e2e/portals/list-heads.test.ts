import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pages } from '../../forms/site-map.ts'
import { go, openAs } from '../journey.ts'

const HEAD_END = 160
const FIELD_PX = 44
const DESK_FIELD_PX = 36

/** The pages of a portal that have no parameter. */
const pagesOf = (portal: string) =>
	pages.map(({ path }) => path).filter((path) => path.startsWith(portal) && !/[:*]/.test(path))

const LISTS = [
	...pagesOf('/admin/'),
	'/admin/orders?q=kulkarni',
	'/admin/facts?view=history',
	'/admin/dashboard?tab=feedback',
	'/admin/users?tab=applications',
]

/** Where the fields that narrow the list of a page are; null where there are none. */
const filtersOf = (page: Page) =>
	page.evaluate(() => {
		const box = document.querySelector('main [role="search"]')?.getBoundingClientRect()
		return box ? { bottom: box.bottom, height: box.height } : null
	})

describe.each([
	['Admin', LISTS, 21],
	['Installer', pagesOf('/installer/'), 2],
] as const)('the lists of an %s', (role, paths, lists) => {
	it('have what narrows them in one line: in their head on a desk, below it on a phone', {
		timeout: 240_000,
	}, async () => {
		const page = await openAs(role)
		const found: string[] = []
		for (const path of paths) {
			await page.setViewportSize({ width: 1280, height: 800 })
			await go(page, path).catch(() => page.waitForLoadState())
			const onDesk = await filtersOf(page)
			if (!onDesk) continue
			found.push(path)
			expect(onDesk.bottom, path).toBeLessThan(HEAD_END)
			expect(onDesk.height, path).toBe(DESK_FIELD_PX)
			await page.setViewportSize({ width: 390, height: 844 })
			expect((await filtersOf(page))?.height, path).toBe(FIELD_PX)
			const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
			expect(await tabs.count(), path).not.toBe(1)
		}
		expect(found.length).toBeGreaterThanOrEqual(lists)
	})
})
