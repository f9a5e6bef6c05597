import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails where a text is cut off without an ellipsis, lies outside its button, leaves the window or is covered. */
export async function expectWhole(page: Page) {
	expect(await faultsOf(page), `cut off or covered in ${page.url()}`).toEqual([])
}

/** The parts cut off, too wide or covered in a page as its window shows it, however far it is scrolled. */
export const faultsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const hides = (value: string) => value === 'hidden' || value === 'clip'
		const textsIn = (it: Element) =>
			[...it.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
		const isClipped = (it: Element | null): boolean =>
			it !== null && (getComputedStyle(it).clipPath !== 'none' || isClipped(it.parentElement))
		/** Only heard, or not shown. */
		const isUnseen = (it: Element) =>
			!it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
			it.clientWidth <= 1 ||
			it.closest('[aria-hidden="true"], svg') !== null ||
			isClipped(it)
		const said = (it: Element) =>
			`${it.tagName}.${it.className}: ${it.textContent?.trim().slice(0, 60)}`

		const isCut = (it: HTMLElement) => {
			const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = getComputedStyle(it)
			if (display === 'inline') return false
			const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
			const isScrolled = overflowX === 'auto' || overflowX === 'scroll'
			const isPressed = it.matches('button, a, summary')
			const isTooWide = it.scrollWidth > it.clientWidth + 1 && !hasEllipsis && !isScrolled
			const isTooHigh = it.scrollHeight > it.clientHeight + 3 && !hasEllipsis
			return isTooWide || (isTooHigh && (isPressed || hides(overflowY)))
		}

		const isWithin = ({ x, y }: { x: number; y: number }, it: Element | null): boolean => {
			if (it === null || it === document.body) return true
			const { overflowX, overflowY, position } = getComputedStyle(it)
			const { left, right, top, bottom } = it.getBoundingClientRect()
			if (overflowX !== 'visible' && (x < left || x > right)) return false
			if (overflowY !== 'visible' && (y < top || y > bottom)) return false
			return position === 'fixed' || isWithin({ x, y }, it.parentElement)
		}
		const isOpaque = (it: Element | null, around: Element): boolean => {
			if (it === null || it.contains(around)) return false
			const { backgroundColor, backgroundImage, opacity } = getComputedStyle(it)
			if (opacity === '0') return false
			const isClear = /(?:, 0|\/ 0)\)$|^transparent$/.test(backgroundColor)
			return !isClear || backgroundImage !== 'none' || isOpaque(it.parentElement, around)
		}
		/** At the end of the page, where it is scrolled as far up as it can be. */
		const endsAbove = (it: Element, bar: Element) => {
			const { scrollHeight, clientHeight, scrollTop } = document.documentElement
			const rest = scrollHeight - clientHeight - scrollTop
			return it.getBoundingClientRect().bottom - rest <= bar.getBoundingClientRect().top
		}
		/** Whether a bar covers it only until the page is scrolled. */
		const isPassing = (bar: Element | null, it: Element): boolean => {
			if (bar === null || bar.contains(it)) return false
			const { position } = getComputedStyle(bar)
			if (position === 'sticky' || (position === 'fixed' && endsAbove(it, bar))) return true
			return isPassing(bar.parentElement, it)
		}
		const coverOf = (it: Element) => {
			// What cannot be pressed is not found at its place either.
			if (getComputedStyle(it).pointerEvents === 'none') return null
			const range = document.createRange()
			for (const text of textsIn(it)) {
				range.selectNodeContents(text)
				for (const { left, top, width, height } of range.getClientRects()) {
					const middle = { x: left + width / 2, y: top + height / 2 }
					if (width < 2 || !isWithin(middle, it)) continue
					const cover = document.elementFromPoint(middle.x, middle.y)
					if (!cover || it.contains(cover) || isPassing(cover, it)) continue
					if (isOpaque(cover, it)) return cover
				}
			}
			return null
		}

		const { scrollWidth, clientWidth } = document.documentElement
		const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
			(it) => (textsIn(it).length > 0 || it.matches('button')) && !isUnseen(it),
		)
		const covered = seen.flatMap((it) => {
			const cover = coverOf(it)
			return cover ? [`${said(it)} is covered by ${said(cover)}`] : []
		})
		return [
			...seen.filter(isCut).map((it) => `${said(it)} is cut off`),
			...covered,
			...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
		]
	})
