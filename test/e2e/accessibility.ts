import type Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sizeOf } from './pages.ts'

const ALL: Axe.RunOptions['runOnly'] = {
	type: 'tag',
	values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/**
 * The rules that depend on the width and the scheme, and the names of elements shown only there; all others hold in
 * every view.
 */
const DRAWN: Axe.RunOptions['runOnly'] = {
	type: 'rule',
	values: [
		'color-contrast',
		'link-in-text-block',
		'scrollable-region-focusable',
		'target-size',
		'aria-command-name',
		'aria-hidden-focus',
		'button-name',
		'label',
		'link-name',
		'region',
	],
}

/** Every screen is scanned whole on a desk, and its view-dependent rules on a phone at night. */
const VIEWS = [
	{ width: 1280, scheme: 'light', rules: ALL },
	{ width: 390, scheme: 'dark', rules: DRAWN },
] as const

interface Scanned {
	/** Of the window, where a bar that stays in view would half cover the scanned part. */
	height?: number
	/** A selector of the new parts of a long page whose other parts are scanned elsewhere. */
	within?: string
}

/** Fails on any violation of WCAG 2.2 AA in the page as it is now. */
export async function scan(page: Page, { within }: Pick<Scanned, 'within'> = {}, rules = ALL) {
	// Only violations are of interest.
	const options = { resultTypes: ['violations'], runOnly: rules } satisfies Axe.RunOptions
	const { found, overflow } = await page.evaluate(
		async ({ options, within }) => {
			const axe = window.axe ?? window.bringAxe()
			const { violations } = await axe.run(within ?? document, options)
			const { scrollWidth, clientWidth } = document.documentElement
			return {
				found: violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
				),
				overflow: scrollWidth - clientWidth,
			}
		},
		{ options, within },
	)
	expect(found, `accessibility of ${page.url()}`).toEqual([])
	expect(overflow, `pixels that ${page.url()} is too wide`).toBe(0)
}

/** As `scan`, as a desk and a phone at night show it, and leaves the page as it was. */
export async function scanFaces(page: Page, { height, within }: Scanned = {}) {
	const before = page.viewportSize()
	for (const { width, scheme, rules } of VIEWS) {
		await Promise.all([
			page.setViewportSize({ ...sizeOf(width), ...(height && { height }) }),
			page.emulateMedia({ colorScheme: scheme }),
		])
		await settled(page)
		await scan(page, { within }, rules)
	}
	await Promise.all([
		before && page.setViewportSize(before),
		page.emulateMedia({ colorScheme: 'light' }),
	])
}

/** Waits until the page is drawn anew and the elements moved by that have arrived. */
const settled = (page: Page) =>
	page.evaluate(async () => {
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
		const moving = document.getAnimations().filter(({ effect, timeline }) => {
			const isTimed = timeline === document.timeline
			return isTimed && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
		})
		await Promise.allSettled(moving.map((animation) => animation.finished))
	})
