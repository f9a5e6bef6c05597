import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../shared/actor.ts'
import { go, hydrated, openAs, textOf, withoutScripts } from '../journey.ts'
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

interface Sign {
	pressed: string[]
	/** How much of the bar is seen 149 and 200 ms after the press, of 1. */
	bar: number[]
}

/** Notes each sign that the next page is on its way: a page that is left answers nothing more. */
async function watchSigns(page: Page) {
	const signs: Sign[] = []
	await page.exposeFunction('noteSign', (sign: Sign) => signs.push(sign))
	await page.addInitScript(() => {
		const barAt = (ms: number) => {
			const bar = [...document.querySelectorAll('[role="status"]')].find(
				(it) => getComputedStyle(it, '::before').position === 'fixed',
			) as Element
			for (const it of bar.getAnimations({ subtree: true })) it.currentTime = ms
			return new DOMMatrix(getComputedStyle(bar, '::before').transform).a
		}
		const note = () => {
			if (!document.documentElement.matches('[data-leaving]')) return
			const pressed = [...document.querySelectorAll('[aria-busy="true"]:is(a, button)')]
			;(window as unknown as { noteSign: (sign: Sign) => void }).noteSign({
				pressed: pressed.map((it) => it.textContent.trim()),
				bar: [barAt(149), barAt(200)],
			})
		}
		new MutationObserver(() => {
			// The page's own observer comes after this one.
			queueMicrotask(note)
		}).observe(document, { attributeFilter: ['data-leaving'], subtree: true })
	})
	return signs
}

const expectSign = (signs: Sign[], pressed: string) =>
	expect
		.poll(() => signs)
		.toEqual([{ pressed: [pressed], bar: [0, expect.toSatisfy((it) => it > 0)] }])

const isLeaving = (page: Page) => page.locator('html[data-leaving]').count()

describe('a page that the browser itself loads is on its way', () => {
	it('by a link that is pressed before there are scripts, and Back ends it', async () => {
		const page = await open({ isNew: true })
		const signs = await watchSigns(page)
		await withoutScripts(page, '/')
		await page.getByRole('link', { name: 'Planner', exact: true }).first().click()
		await page.waitForURL('**/planner')
		await expectSign(signs, 'Planner')
		await page.goBack({ waitUntil: 'commit' })
		await page.getByRole('heading', { level: 1 }).waitFor()
		expect([await isLeaving(page), await busy(page).count()]).toEqual([0, 0])
	})

	it('by a form before there are scripts', async () => {
		const page = await open({ isNew: true })
		const signs = await watchSigns(page)
		await withoutScripts(page, '/')
		await page.getByLabel('PIN code').fill('411038')
		await page.getByRole('button', { name: 'Plan your system' }).click()
		await page.waitForURL(/planner/)
		await expectSign(signs, 'Plan your system')
	})

	it('by a form that is not the router’s, and not by a file', async () => {
		const page = await openAs('Admin')
		const signs = await watchSigns(page)
		await page.goto('/admin/products')
		await hydrated(page)
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page
				.getByRole('link', { name: /^Export|^Download/ })
				.first()
				.click(),
		])
		await textOf(file)
		expect(signs).toEqual([])
		const bar = page.getByRole('navigation', { name: 'Admin Portal' })
		await bar.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('**/login*')
		await expectSign(signs, 'Logout')
	})
})
