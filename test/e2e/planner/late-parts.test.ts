import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fullyHydrated, go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'

const HOME = '/planner?pin=411038&bill=4000'

const bill = (page: Page) => page.getByRole('textbox', { name: 'Monthly bill' }).first()
const day = (page: Page) => page.getByRole('heading', { name: 'A usual day' })
const isOpen = (page: Page) =>
	page.locator('details:has(#day)').evaluate(({ open }: HTMLDetailsElement) => open)
const answer = (page: Page) => page.locator('#answer-title').textContent()

/** The code of the lower parts of the page is answered once it is let go. */
async function withoutLateCode(page: Page) {
	let letGo = () => {}
	const isFree = new Promise<void>((resolve) => {
		letGo = resolve
	})
	await page.route(/assets\/(below|expert)-[\w-]{7}\.js/, async (route) => {
		await isFree
		await route.continue()
	})
	return letGo
}

describe('the lower parts of a plan, whose code comes late,', () => {
	it('stay open where they were opened, and show the new plan once their code is there', async () => {
		const page = await open()
		const letGo = await withoutLateCode(page)
		await page.goto(HOME, { waitUntil: 'domcontentloaded' })
		await hydrated(page)
		const before = await answer(page)
		await day(page).click()
		await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
		const planned = page.waitForResponse(/planner\.data/)
		await bill(page).fill('9000')
		await planned
		expect(await isOpen(page)).toBe(true)
		letGo()
		await expect.poll(() => answer(page)).not.toBe(before)
		expect(await isOpen(page)).toBe(true)
	})

	it('stay as they were sent without a network, and follow when it is back', async () => {
		const page = await open({ width: 390 })
		await go(page, HOME)
		await page.context().setOffline(true)
		await page.getByRole('button', { name: /Change$/ }).click()
		await bill(page).fill('9000')
		const problem = page.getByRole('alert').getByText('The planner could not be reached.')
		await problem.waitFor({ state: 'attached' })
		expect(await day(page).count()).toBe(1)
		await page.context().setOffline(false)
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Try again' }).click()
		await expect.poll(() => problem.count()).toBe(0)
		await fullyHydrated(page)
		await day(page).click()
		await page
			.getByRole('combobox', { name: 'Month of the day that is shown' })
			.selectOption('July')
		await page.getByText('On a usual day in July').waitFor()
	})
})

describe('what opens when it is pressed', () => {
	it('waits for the network where there is none', async () => {
		const page = await open()
		await go(page, HOME)
		await page.context().setOffline(true)
		await page.getByRole('button', { name: 'Ask an installer' }).click()
		await page.getByText('There is no network. This opens when it is back.').waitFor()
		await page.context().setOffline(false)
		await page.getByRole('dialog').waitFor()
	})
})

describe('the questions of a plan', () => {
	it('stand where they stay before their code is there', async () => {
		const placeIn = async (javaScript: boolean) => {
			const page = await open({ width: 390, javaScript, isDrawn: true })
			await page.goto('/planner')
			const heading = page.getByRole('heading', { name: 'Where, and how much?' })
			if (javaScript) await hydrated(page)
			return heading.boundingBox()
		}
		expect(await placeIn(false)).toEqual(await placeIn(true))
	})
})
