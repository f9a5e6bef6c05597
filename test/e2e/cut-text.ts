import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails where a text is cut off, lies outside its button or leaves the window. */
export async function expectWhole(page: Page) {
	const { cut, overflow } = await page.evaluate(() => {
		const hides = (value: string) => value === 'hidden' || value === 'clip'
		const hasText = (it: Element) =>
			[...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
		const isClipped = (it: Element | null): boolean =>
			it !== null && (getComputedStyle(it).clipPath !== 'none' || isClipped(it.parentElement))
		/** Only heard, or not shown. */
		const isUnseen = (it: Element) =>
			!it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
			it.clientWidth <= 1 ||
			it.closest('[aria-hidden="true"], svg') !== null ||
			isClipped(it)
		const isCut = (it: HTMLElement) => {
			const { overflowX, overflowY, display } = getComputedStyle(it)
			if (display === 'inline') return false
			const isPressed = it.matches('button, a, summary')
			const isTooWide = it.scrollWidth > it.clientWidth + 1 && (isPressed || hides(overflowX))
			const isTooHigh = it.scrollHeight > it.clientHeight + 3 && (isPressed || hides(overflowY))
			return isTooWide || isTooHigh
		}
		const { scrollWidth, clientWidth } = document.documentElement
		return {
			cut: [...document.querySelectorAll<HTMLElement>('body *')]
				.filter((it) => (hasText(it) || it.matches('button')) && !isUnseen(it) && isCut(it))
				.map((it) => `${it.tagName}.${it.className}: ${it.textContent?.trim().slice(0, 60)}`),
			overflow: scrollWidth - clientWidth,
		}
	})
	expect(cut, `cut off in ${page.url()}`).toEqual([])
	expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0)
}
