import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated, signIn, withoutScripts } from '../journey.ts'
import { open } from '../pages.ts'

const field = (page: Page) => page.getByRole('banner').locator('input[name=q]')
const options = (page: Page) =>
	page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

async function type(page: Page, text: string) {
	await field(page).click()
	await field(page).pressSequentially(text)
	await options(page).first().waitFor()
}

describe('the search of every page', () => {
	it('suggests as one types, says what it understood, and leads on by the keyboard', async () => {
		const page = await open()
		await go(page, '/about')
		await type(page, 'पैनल')
		const said = page.getByRole('banner').getByRole('status')
		await said.getByText('पैनल → panels').waitFor()
		await said.getByText('Showing: panels').waitFor()
		await scan(page)
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		const chosen = options(page).and(page.locator('[aria-selected=true]'))
		await expect.poll(() => chosen.textContent()).toContain('Solar Panel 250W')
		const id = await chosen.getAttribute('id')
		expect(await field(page).getAttribute('aria-activedescendant')).toBe(id)
		await page.keyboard.press('Escape')
		await options(page).first().waitFor({ state: 'hidden' })
		await page.keyboard.press('ArrowUp')
		await expect.poll(() => chosen.textContent()).toMatch(/^See all \d+ products$/)
		await page.keyboard.press('ArrowUp')
		await page.keyboard.press('Enter')
		await page.waitForURL(/\/products\/.+/)
		await expect.poll(() => field(page).inputValue()).toBe('')
		// With nothing chosen, Enter leads to the list, which says the same.
		await type(page, 'waaree inverters and batteries under 20,000')
		await page.keyboard.press('Enter')
		await page.waitForURL('/products?q=waaree+inverters+and+batteries+under+20%2C000')
		const main = page.getByRole('main')
		await main.getByText('Nothing here has “waaree”.').waitFor()
		await main.getByText('Showing: inverters and batteries up to ₹20,000').waitFor()
	})

	it('says what is shown instead of what nobody here has, and what a search did not know', async () => {
		const page = await open()
		const [said, main] = [page.getByRole('banner').getByRole('status'), page.getByRole('main')]
		await go(page, '/about')
		await type(page, 'waaree 540w panel')
		await said.getByText('Nothing here has “waaree”.').waitFor()
		await said.getByText('Showing: 540 W panels').waitFor()
		await page.keyboard.press('Enter')
		await main.getByText('Nothing here has “waaree”.').waitFor()
		await main.getByText('Showing: 540 W panels').waitFor()
		await field(page).fill('गीजर')
		await said.getByText('गीजर → inverters').waitFor()
		await field(page).fill('खटखट')
		await said.getByText('Nothing here has “खटखट”.').waitFor()
		await scan(page)
		await page.keyboard.press('Enter')
		await main.getByText('No products found matching your search.').waitFor()
		await main.getByText('Nothing here has “खटखट”.').waitFor()
	})

	it('never shows an answer to what stood there before', async () => {
		const page = await open()
		const asked = Promise.withResolvers<void>()
		await page.route('**/suggestions?q=kit', async (route) => {
			await asked.promise
			// The browser may have given it up already.
			await route.continue().catch(() => undefined)
		})
		await go(page, '/about')
		const first = page.waitForRequest('**/suggestions?q=kit')
		await field(page).click()
		await field(page).pressSequentially('kit')
		await first
		await field(page).fill('perc')
		await options(page).getByText('DCR Mono Solar Panel 540W').waitFor()
		asked.resolve()
		await expect.poll(() => options(page).getByText('Home Kit 3kW').count()).toBe(0)
	})

	it('keeps what is chosen while the answer to the last letter arrives', async () => {
		const page = await open()
		const asked = Promise.withResolvers<void>()
		await page.route('**/suggestions?q=solar', async (route) => {
			await asked.promise
			await route.continue()
		})
		await go(page, '/about')
		await type(page, 'sola')
		const last = page.waitForResponse('**/suggestions?q=solar')
		await page.keyboard.type('r')
		await page.waitForRequest('**/suggestions?q=solar')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		const chosen = options(page).and(page.locator('[aria-selected=true]'))
		const name = await chosen.textContent()
		asked.resolve()
		await last
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowUp')
		await expect.poll(() => chosen.textContent()).toBe(name)
	})

	it('opens from a button on a phone', async () => {
		const page = await open({ width: 390 })
		await go(page, '/')
		await page.getByRole('button', { name: 'Find products' }).click()
		await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true)
		await type(page, 'invertor')
		await scan(page)
		await options(page).getByText('Solar Inverter 3kW').click()
		await page.waitForURL('/products/solar-inverter-3kw')
		await field(page).waitFor({ state: 'hidden' })
	})

	it('takes the first letter on a phone, typed as the sheet opens', async () => {
		const page = await open({ width: 390 })
		await go(page, '/')
		const focused = await page.evaluate(
			`(() => {
				document.querySelector('[popovertarget=site-search]').click()
				return document.activeElement.getAttribute('name')
			})()`,
		)
		expect(focused).toBe('q')
		await page.keyboard.type('perc')
		await expect.poll(() => field(page).inputValue()).toBe('perc')
	})

	it.each([390, 1280])(
		'leaves what is typed before the page is hydrated, at %i px',
		async (width) => {
			const page = await open({ width })
			const letGo = await withoutScripts(page, '/about')
			if (width < 600) await page.getByRole('button', { name: 'Find products' }).click()
			await field(page).click()
			await page.keyboard.type('inv')
			letGo()
			await hydrated(page)
			await page.keyboard.type('ertor')
			await expect.poll(() => field(page).inputValue()).toBe('invertor')
		},
	)

	it.each([390, 1280])('works without JavaScript at %i px', async (width) => {
		const page = await open({ width, javaScript: false, isDrawn: true })
		await page.goto('/support')
		if (width < 600) await page.getByRole('button', { name: 'Find products' }).click()
		await field(page).fill('550w')
		await field(page).press('Enter')
		await page.waitForURL('/products?q=550w')
		await page.getByRole('heading', { name: /550 W/ }).waitFor()
	})

	it('leaves the bar its height and its width, whoever is signed in', async () => {
		const page = await open()
		await signIn(page)
		await go(page, '/about')
		for (const width of [1120, 1280, 1440]) {
			await page.setViewportSize({ width, height: 800 })
			const box = await page.getByRole('banner').boundingBox()
			expect(box?.height).toBe(64)
			const end = await page.getByRole('button', { name: 'Logout' }).boundingBox()
			expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(width - 24)
		}
		await scanFaces(page)
	})
})
