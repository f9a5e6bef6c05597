import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than a page has. */
const MAX_STOPS = 200

/** The fault of the focus for a person who sees the page and has no mouse; null where there is none. */
const problemOfFocus = (page: Page) =>
	page.evaluate(() => {
		const it = document.activeElement
		if (!it || it === document.body) return 'It is lost.'
		const { left, top, width, height } = it.getBoundingClientRect()
		const name = `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent?.slice(0, 40)}`
		// Reading goes on from a heading, which cannot be pressed.
		if (it.matches('[tabindex="-1"]')) return null
		const isInWindow =
			top + height > 0 && top < innerHeight && left + width > 0 && left < innerWidth
		if (!isInWindow) return `${name} is out of the window.`
		const isMarked = (of: Element, pseudo?: string) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(of, pseudo)
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
		}
		const around = [it, it.parentElement, it.parentElement?.parentElement].filter((each) => !!each)
		if (![...around.map((each) => isMarked(each)), isMarked(it, '::after')].some(Boolean))
			return `${name} is not marked.`
		const across = Math.min(innerWidth - 1, Math.max(1, left + width / 2))
		const found = document.elementFromPoint(across, Math.max(1, top + Math.min(height / 2, 24)))
		const isCovered =
			!found || !(it.contains(found) || found.contains(it) || it.closest('label')?.contains(found))
		return isCovered ? `${name} is covered by ${found?.tagName}.${found?.className}.` : null
	})

/** Fails unless the focus is somewhere, in sight and marked. */
export const expectFocus = async (page: Page) =>
	expect.poll(() => problemOfFocus(page), { message: page.url() }).toBe(null)

/** Steps on by the tabulator until something has the focus; on the way each stop is in sight and marked. */
export async function tabTo(page: Page, target: Locator) {
	for (let stops = 0; stops < MAX_STOPS; stops++) {
		if (await target.evaluate((it) => it === document.activeElement)) return
		await page.keyboard.press('Tab')
		// After the last stop the page is left, before its first one.
		const isLeft = await page.evaluate(() => document.activeElement === document.body)
		if (!isLeft) await expectFocus(page)
	}
	throw new Error(`${target} cannot be reached at ${page.url()}`)
}

/** Steps to a control and presses a key on it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter') {
	await tabTo(page, target)
	await page.keyboard.press(key)
}

/** Steps to a field and types in it. */
export async function typeAt(page: Page, target: Locator, text: string) {
	await tabTo(page, target)
	await page.keyboard.type(text)
}
