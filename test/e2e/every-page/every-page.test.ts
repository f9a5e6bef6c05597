import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '../../../shared/calendar.ts'
import { MONTHS } from '../../../shared/format/months.ts'
import { faultsOf } from '../cut-text.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { type Area, addressesFor } from './addresses.ts'
import { longNamedShop } from './long-named-shop.ts'

const USUAL_PX = 16
const WINDOW_PX = 568
const WIDTHS = [320, 390, 1280].map((width) => ({ width, textPx: USUAL_PX }))
const LARGE_TEXT = [390, 1280].map((width) => ({ width, textPx: 2 * USUAL_PX }))

const LOOKS = {
	visitor: [...WIDTHS, ...LARGE_TEXT],
	buyer: [...WIDTHS, ...LARGE_TEXT],
	installer: [...WIDTHS, ...LARGE_TEXT],
	admin: [...WIDTHS, ...LARGE_TEXT],
} satisfies Record<Area, typeof WIDTHS>

const { shop, filled } = longNamedShop()

async function openAs(area: Area) {
	const page = await open({ address: shop.address, isNew: true })
	if (area !== 'visitor') await page.context().addCookies(filled.cookies[area])
	const devTools = await page.context().newCDPSession(page)
	return {
		page,
		/** Sets the size of text that the user of the browser has chosen. */
		chooseText: (standard: number) =>
			devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
	}
}

/** Makes the window as high as the page: what stays at its foot covers nothing that could be scrolled from below it. */
async function unroll(page: Page, width: number) {
	await page.setViewportSize({ width, height: WINDOW_PX })
	const headEnd = await page.evaluate(
		() => document.getElementById('content')?.getBoundingClientRect().top ?? 0,
	)
	for (let tries = 0; tries < 6; tries++) {
		const { height, shown } = await page.evaluate(() => ({
			height: document.documentElement.scrollHeight,
			shown: innerHeight,
		}))
		if (height <= shown) break
		await page.setViewportSize({ width, height })
	}
	return headEnd
}

const named = (names: readonly string[], before = '', after = '') =>
	`${before}\\b(?:${names.join('|')})\\b${after}`
const short = (name: string) => `${name.slice(0, 3)}t?`

/** Each kind of date, and the longest that it can be. */
const LONGEST = [
	[named(WEEKDAYS), 'Wednesday'],
	[named(WEEKDAYS.map(short), '', '(?= \\d)'), 'Wed'],
	[named(MONTHS, '\\b\\d{1,2} '), '28 September'],
	[named(MONTHS.map(short), '\\b\\d{1,2} '), '28 Sept'],
] as const

/** Writes the longest date in the place of each, so that a page holds on every day of the year. */
const lengthenDates = (page: Page) =>
	page.evaluate((longest) => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		let changed = 0
		while (texts.nextNode()) {
			const text = texts.currentNode as Text
			// Before that React would find another text than the server has written.
			const isHydrated = Object.keys(text.parentElement ?? {}).some((key) => /^__react/.test(key))
			if (!isHydrated) continue
			const longer = longest.reduce(
				(all, [date, long]) => all.replace(new RegExp(date, 'g'), long),
				text.data,
			)
			if (longer === text.data) continue
			text.data = longer
			changed++
		}
		return changed
	}, LONGEST)

describe('in a shop of names of forty letters, every page of the site map is whole', () => {
	it.each(Object.entries(LOOKS) as [Area, typeof WIDTHS][])(
		'as the %s sees it',
		{ timeout: 600_000 },
		async (area, looks) => {
			const { page, chooseText } = await openAs(area)
			const faults: string[] = []
			let dates = 0
			for (const path of addressesFor(area, filled)) {
				await chooseText(USUAL_PX)
				await page.setViewportSize({ width: 1280, height: 800 })
				await go(page, path)
				dates += await lengthenDates(page)
				for (const { width, textPx } of looks) {
					await chooseText(textPx)
					const headEnd = await unroll(page, width)
					const found = await faultsOf(page)
					if (textPx === USUAL_PX && headEnd >= WINDOW_PX / 4) found.push(`a head of ${headEnd} px`)
					faults.push(...found.map((fault) => `${path} at ${width}, ${textPx} px: ${fault}`))
				}
			}
			allowComplaints(/status of 4\d\d|ERR_ABORTED/)
			expect(faults).toEqual([])
			expect(dates).toBeGreaterThan(0)
		},
	)
})
