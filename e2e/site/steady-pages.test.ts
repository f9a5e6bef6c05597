import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, open, takenOver } from '../journey.ts'

const PLAN = '/planner?pin=411038&bill=4000'
const PAGES = [
	'/',
	'/products',
	'/products/solar-panel-250w',
	'/cart',
	'/checkout',
	'/planner',
	PLAN,
	`${PLAN}&loan=80`,
	`${PLAN}&lights=6&fans=2&hours=4`,
	'/planner/proposal?pin=411038&bill=4000',
	'/planner/save?pin=411038&bill=4000',
	'/support',
	'/login',
	'/signup',
]

/** Where headings, what folds, and the ends of the page stand, from its top. */
const places = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('h1, h2, h3, summary, footer')]
			.filter((it) => it.checkVisibility())
			.map((it) => {
				const { top, height } = it.getBoundingClientRect()
				return `${it.textContent?.slice(0, 40)} at ${Math.round(top + scrollY)}, ${Math.round(height)} high`
			}),
	)

/** All of it is sent, with its styles and fonts; its scripts may be on their way. */
async function styled(page: Page) {
	await page.waitForFunction(
		() =>
			document.readyState !== 'loading' &&
			[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
				(it) => it.sheet,
			),
	)
	await page.evaluate(() => document.fonts.ready)
}

describe('a page stays as it was sent when it comes alive, so that nothing moves away under a finger:', () => {
	it.each(PAGES.flatMap((path) => [1280, 390].map((width) => [path, width] as const)))(
		'%s at %i',
		async (path, width) => {
			const page = await open({ width })
			let letGo = () => {}
			const isFree = new Promise<void>((resolve) => {
				letGo = resolve
			})
			await page.route(/\/assets\/[\w.-]+\.js$/, async (route) => {
				await isFree
				await route.continue()
			})
			await page.goto(path, { waitUntil: 'commit' })
			await styled(page)
			const sent = await places(page)
			letGo()
			await alive(page)
			await page.keyboard.press('Shift')
			await takenOver(page)
			expect(await places(page)).toEqual(sent)
		},
	)
})
