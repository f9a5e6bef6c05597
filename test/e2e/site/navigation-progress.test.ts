import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Role } from '../../../shared/actor.ts'
import { go, openAs } from '../journey.ts'
import { open } from '../pages.ts'

/** Has the data of pages wait until they are let go. */
async function hold(page: Page) {
	const asked = Promise.withResolvers<void>()
	await page.route('**/*.data*', async (route) => {
		await asked.promise
		await route.continue()
	})
	return asked.resolve
}

/** How much of the bar is seen so many milliseconds after the press, of 1. */
const barAfter = (page: Page, milliseconds: number) =>
	page.evaluate((milliseconds) => {
		const bar = document.getAnimations().find((it) => {
			const effect = it.effect as KeyframeEffect | null
			return effect?.pseudoElement === '::before' && effect.target?.role === 'status'
		})
		const target = (bar?.effect as KeyframeEffect | undefined)?.target
		if (!bar || !target) return null
		bar.pause()
		bar.currentTime = milliseconds
		return new DOMMatrix(getComputedStyle(target, '::before').transform).a
	}, milliseconds)

const busy = (page: Page) => page.locator('[aria-busy="true"]:is(a, button)')

/** The room that the bar takes in the page. */
const barRoom = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('[role="status"]')]
			.filter((it) => getComputedStyle(it, '::before').position === 'fixed')
			.map((it) => it.offsetHeight),
	)

async function expectProgress(page: Page, pressed: string, arrives: () => void) {
	await expect.poll(() => busy(page).allTextContents()).toEqual([expect.stringContaining(pressed)])
	expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
	expect(await barAfter(page, 149)).toBe(0)
	expect(await barAfter(page, 200)).toBeGreaterThan(0)
	expect(await barRoom(page)).toEqual([0])
	const from = page.url()
	arrives()
	await page.waitForURL((url) => url.href !== from)
	await expect.poll(() => barAfter(page, 200)).toBe(null)
	expect(
		await page.locator('main, a, button').and(page.locator('[aria-busy="true"]')).count(),
	).toBe(0)
}

const WAYS: [Role | null, string, string][] = [
	[null, '/', 'Support & Help'],
	[null, '/products', 'Planner'],
	['Buyer', '/account', 'Support & Help'],
	['Installer', '/installer/orders', 'Installations'],
	['Admin', '/admin/dashboard', 'Manage Products'],
]

it.each(WAYS)('%s, from %s: “%s” is on its way', async (role, from, name) => {
	const page = role ? await openAs(role) : await open()
	await go(page, from)
	const arrives = await hold(page)
	await page.getByRole('link', { name, exact: true }).first().click()
	await expectProgress(page, name, arrives)
})

it('the bar waits for nothing that React draws', async () => {
	const page = await open()
	await go(page, '/')
	const arrives = await hold(page)
	const link = page.getByRole('link', { name: 'Planner', exact: true }).first()
	// Nothing is drawn within one task.
	const isMarked = await link.evaluate(async (link: HTMLElement) => {
		link.click()
		for (let n = 0; n < 20; n++) await Promise.resolve()
		return document.documentElement.matches('[data-leaving]')
	})
	expect(isMarked).toBe(true)
	await expectProgress(page, 'Planner', arrives)
	expect(await page.locator('html[data-leaving]').count()).toBe(0)
})

it('modules are asked for once the page has been painted', async () => {
	const page = await open({ isNew: true })
	await go(page, '/')
	const { painted, asked } = await page.evaluate(() => ({
		painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
		asked: performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'))
			.map(({ startTime }) => startTime),
	}))
	expect(asked.length).toBeGreaterThan(5)
	expect(Math.min(...asked)).toBeGreaterThan(painted)
})

it('a form’s button is busy, and says so with and without motion', async () => {
	const page = await open()
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await go(page, '/')
	const arrives = await hold(page)
	await page.getByLabel('PIN code').fill('411038')
	await page.keyboard.press('Enter')
	await expectProgress(page, 'Plan your system', arrives)
})
