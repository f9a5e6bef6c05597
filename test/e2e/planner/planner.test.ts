import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { answered, HOME, queryOf, titleOf } from './planner-page.ts'
import { isSubsidised } from './subsidised.ts'

/** With back-up, and with figures of many digits. */
const SHOP = 'pin=302017&customer=shop&bill=90000&lights=20&fans=10&hours=8'

describe('the planner', () => {
	it('takes a homeowner in Pune from three questions to a cart that fits together', async () => {
		const page = await open()
		await go(page, '/')
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'Planner' })
			.click()
		await page.getByRole('heading', { level: 1, name: 'Plan your solar system' }).waitFor()
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('4,000')
		await page.keyboard.press('Enter')
		const roof = page.getByRole('heading', { name: 'Your roof and budget' })
		await roof.waitFor()
		await expect.poll(() => roof.evaluate((it) => it === document.activeElement)).toBe(true)
		await page.getByRole('button', { name: 'Next: power cuts' }).click()
		await page.getByRole('heading', { name: 'Power cuts' }).waitFor()
		await page.getByRole('button', { name: 'Show my system' }).click()
		await expect
			.poll(() => answered(page))
			.toMatch(/^\d+(\.\d+)? kW: \d+ panels and one inverter\.$/)
		await expect
			.poll(() => titleOf(page).evaluate((it) => it === document.activeElement))
			.toBe(true)
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000' })
		const subsidised = ['Subsidy', 'Cost after subsidy']
		const figures = (await isSubsidised(page)) ? subsidised : ['Cost']
		for (const figure of ['Produces', ...figures, 'Paid back in'])
			await page.getByRole('term').filter({ hasText: figure }).first().waitFor()

		await page.getByRole('button', { name: 'Add system to cart' }).click()
		await page.getByText('pieces are in your cart').waitFor()
		await page.getByRole('link', { name: 'See the cart' }).click()
		await page.getByText('These parts fit together.').waitFor()
		await page.getByText('Installation is not in this sum').waitFor()
		await page.getByRole('link', { name: 'See your plan' }).click()
		await page.waitForURL('**/planner?pin=411038&bill=4000')
	})

	it('plans a shop in Jaipur with back-up for four hours', async () => {
		const page = await open()
		await go(page, '/planner')
		await scanFaces(page)
		await page.getByRole('textbox', { name: 'PIN code' }).fill('302017')
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('12000')
		await page.getByRole('radio', { name: 'Shop' }).check()
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await expect.poll(() => answered(page)).not.toContain('batter')
		await page.getByRole('radio', { name: 'Pick what runs' }).check()
		await page.getByRole('button', { name: 'More ceiling fans' }).click()
		await page.getByRole('button', { name: 'More ceiling fans' }).click()
		await page.getByRole('spinbutton', { name: 'Lights, LED' }).fill('6')
		await page.getByText('Together 200 W').waitFor()
		await expect
			.poll(() => queryOf(page))
			.toEqual({
				pin: '302017',
				customer: 'shop',
				bill: '12000',
				lights: '6',
				fans: '2',
				hours: '4',
			})
		await expect.poll(() => answered(page)).toContain('batter')
		await page.getByText('runs what you picked for').waitFor()
		await page.getByText('Jaipur, Rajasthan').first().waitFor()
	})

	it('says that twelve square metres limit a flat, with a way out', async () => {
		const page = await open({ width: 390 })
		await go(page, `${HOME}&area=12`)
		await page.getByText('Your roof of 12 m² limits it').waitFor()
		await page.getByRole('button', { name: '411038 · ₹4,000 a month · 12 m² of roof' }).waitFor()
		const small = await answered(page)
		await page.getByRole('link', { name: 'Plan for any roof' }).click()
		await expect.poll(() => answered(page)).not.toBe(small)
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000' })
		await page.goBack()
		await page.getByText('Your roof of 12 m² limits it').waitFor()
		await page.setViewportSize({ width: 1280, height: 900 })
		await page.getByRole('button', { name: 'Expert' }).click()
		await page.getByRole('region', { name: 'Expert' }).waitFor()
		// The page behind it, out of reach, must not be half under the header just then.
		await page.evaluate(() => scrollTo(0, 0))
		await scanFaces(page, { within: '#plan-expert, [aria-labelledby=answer-title]' })
	})

	it('is nowhere wider than its window', async () => {
		const page = await open()
		for (const query of ['pin=411038&bill=4000', SHOP]) {
			await go(page, `/planner?${query}`)
			await answered(page)
			await page.getByText('Month by month, the first year').click()
			for (const width of [390, 768, 800, 1000, 1024, 1100, 1160, 1200, 1280]) {
				await page.setViewportSize({ width, height: 900 })
				const wider = () =>
					page.evaluate(() => {
						const { scrollWidth, clientWidth } = document.documentElement
						return scrollWidth - clientWidth
					})
				await expect.poll(wider, { message: `${query} at ${width}` }).toBe(0)
				const cut = () =>
					page
						.locator('main')
						.evaluate((main) =>
							[...main.querySelectorAll('td, dd, dd strong')]
								.filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1)
								.map((it) => it.textContent),
						)
				await expect.poll(cut, { message: `${query} at ${width}` }).toEqual([])
			}
		}
	})
})

describe('ways into the planner', () => {
	it('are in an empty cart and where nothing is found', async () => {
		const page = await open()
		await go(page, '/cart')
		await page.getByRole('link', { name: 'plan a system' }).waitFor()
		await go(page, '/products?q=qqqqqqqq')
		await page.getByRole('link', { name: 'Plan a system' }).click()
		await page.getByRole('heading', { level: 1, name: 'Plan your solar system' }).waitFor()
	})
})

describe('the planner has no accessibility violation', () => {
	it('where details are wrong', async () => {
		const page = await open()
		await go(page, '/planner?pin=199999&bill=abc&tilt=99')
		await page.getByText('Tilt must be between 0 and 60 degrees.').waitFor()
		await scanFaces(page)
	})
})
