import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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

/** Leads to a page, by loading it where the router leaves the present document for it. */
const see = (page: Page, path: string) => go(page, path).catch(() => page.waitForLoadState())

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

describe('in a shop of names of forty letters, every page of the site map is whole', () => {
	it.each(Object.entries(LOOKS) as [Area, typeof WIDTHS][])(
		'as the %s sees it',
		{ timeout: 600_000 },
		async (area, looks) => {
			const { page, chooseText } = await openAs(area)
			const faults: string[] = []
			for (const path of addressesFor(area, filled)) {
				await chooseText(USUAL_PX)
				await page.setViewportSize({ width: 1280, height: 800 })
				await see(page, path)
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
		},
	)
})
