import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'

const HOME = '/planner?pin=411038&bill=4000'
const BACKUP = `${HOME}&lights=6&fans=2&hours=4`
/** High enough that the bar which stays in view on a phone covers nothing of the plan. */
const WHOLE = 9000

/** A figure is explained by the keyboard, and the focus given back. */
async function expectExplained(
	page: Page,
	name: string,
	button: RegExp,
	whileOpen = async () => {},
) {
	const explanation = page.locator(`#explain-${name}`)
	const opener = page.getByRole('button', { name: button }).first()
	await opener.focus()
	await page.keyboard.press('Enter')
	await explanation.waitFor()
	await explanation
		.getByText(/\((sure|fairly sure|our assumption)\)/)
		.first()
		.waitFor()
	await whileOpen()
	await page.keyboard.press('Escape')
	await explanation.waitFor({ state: 'hidden' })
	expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true)
}

describe('a plan', () => {
	it('shows the bills of a year with figures for readers of the page, how each figure comes about, who made its parts and what happens next', async () => {
		const page = await open()
		await go(page, HOME)
		await page.getByRole('heading', { name: 'Your electricity bill, before and after' }).waitFor()
		const bills = page.getByRole('table', { name: 'Electricity bills, ₹ a month' })
		expect(await bills.getByRole('row').count()).toBe(13)
		const plan = await page.request.post('/api/planner/plan', {
			data: { pin: '411038', monthlyBill: 4000 },
		})
		const { months } = (await plan.json()).options[0].money
		const january = await bills.getByRole('row', { name: 'January' }).textContent()
		for (const amount of [months[0].without, months[0].withSolar])
			expect(january).toContain(`₹${Math.round(amount).toLocaleString('en-IN')}`)

		const next = page.getByRole('region', { name: 'What happens next' })
		const names = ['Survey', 'Load check', 'Application', 'Installation', 'Inspection', 'Meter']
		for (const name of names) await next.getByText(name, { exact: true }).waitFor()
		await next.getByText('within 15 days').waitFor()
		const parts = page.getByRole('region', { name: 'What is in it' })
		await parts
			.getByText(/, warranty \d+ years, \d+ years on its power$/)
			.first()
			.waitFor()

		await expectExplained(page, 'payback', /years ?: how it is calculated/)
		await expectExplained(page, 'saving', /^₹.*: how it is calculated/, () =>
			scanFaces(page, { within: '#explain-saving' }),
		)
	})

	it('opens every figure without JavaScript', async () => {
		const page = await open({ javaScript: false, isDrawn: true, width: 390 })
		await page.goto(BACKUP)
		const openers = page.getByRole('button', { name: /: how it is calculated$/ })
		expect(await openers.count()).toBe(9)
		for (const opener of await openers.all()) {
			const id = await opener.getAttribute('popovertarget')
			await opener.click()
			const shown = page.locator(`#${id}`)
			await shown.waitFor()
			await shown.getByRole('button', { name: 'Close the explanation' }).click()
			await shown.waitFor({ state: 'hidden' })
		}
	})

	it('keeps its two main steps in view on a phone', async () => {
		const page = await open({ width: 390 })
		await go(page, HOME)
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
		for (const name of ['Add system to cart', 'Ask an installer'])
			await expect
				.poll(() =>
					page.getByRole('button', { name }).evaluate((it) => {
						const { top, bottom } = it.getBoundingClientRect()
						return top > innerHeight / 2 && bottom <= innerHeight
					}),
				)
				.toBe(true)
	})
})

describe('a power cut', () => {
	it('says what a battery would change where there is none', async () => {
		const page = await open()
		await go(page, HOME)
		await page.getByText('This system has no battery').waitFor()
		await page.getByRole('link', { name: 'See it with a battery for four hours' }).click()
		await page.getByText('At 7 pm the grid goes off').waitFor()
		expect(new URL(page.url()).searchParams.get('hours')).toBe('4')
	})

	it('is played: less lasts longer, and too much switches everything off', async () => {
		const page = await open()
		await go(page, BACKUP)
		const cut = page.getByRole('region', { name: 'When the power goes' })
		const outcome = cut.getByRole('status')
		await page.locator('#power-cut-title').scrollIntoViewIfNeeded()
		await page.getByRole('button', { name: 'Grid off at 7 pm' }).click()
		const heading = page.getByRole('heading', { name: 'The grid is off' })
		await heading.waitFor()
		await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
		const hours = async () =>
			Number(/([\d.]+) hours/.exec((await outcome.textContent()) ?? '')?.[1])
		const before = await hours()
		await cut.getByRole('checkbox', { name: /^Lights/ }).uncheck()
		await expect.poll(hours).toBeGreaterThan(before)
		await cut.getByRole('checkbox', { name: /^Ceiling fans/ }).uncheck()
		await expect.poll(() => outcome.textContent()).toContain('the battery stays full')
		await cut.getByRole('checkbox', { name: /^Fridges/ }).focus()
		await page.keyboard.press('Space')
		await cut.getByRole('combobox', { name: 'Since' }).selectOption('10 pm')
		await expect.poll(() => outcome.textContent()).toMatch(/^All of it runs /)
		for (const name of [
			/^Air conditioners/,
			/^Water pumps/,
			/^Deep freezers/,
			/^Desktop/,
			/^Air coolers/,
			/^Televisions/,
			/^Lights/,
			/^Ceiling fans/,
		])
			await cut.getByRole('checkbox', { name }).check()
		await scanFaces(page, { height: WHOLE, within: '[aria-labelledby=power-cut-title]' })
	})
})

it('has no accessibility violation with everything unfolded', async () => {
	const page = await open()
	await go(page, BACKUP)
	await page.evaluate(() => {
		for (const fold of document.querySelectorAll('details')) fold.open = true
	})
	await scanFaces(page, { height: WHOLE })
})
