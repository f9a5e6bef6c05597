import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open, sizeOf } from '../pages.ts'
import { DETAILS, queryOf } from './planner-page.ts'

/** Chennai, where a bill is for two months. */
const CHENNAI = '/planner?pin=600041&bill=8000'
/** Lucknow, where villages are billed otherwise. */
const LUCKNOW = '/planner?pin=226001&units=300'

const useOf = (page: Page) => page.getByText(/^Covers about/).textContent()
const openDetails = (page: Page) => page.getByRole('button', { name: /Change$/ }).click()

describe('the bills of a plan', () => {
	it('are for two months where the company says so, and of two seasons', async () => {
		const page = await open()
		await go(page, CHENNAI)
		await page.getByText('TNPDCL bills every two months.').waitFor()
		const monthly = await useOf(page)
		await page.getByRole('combobox', { name: 'A bill is for' }).selectOption('two months')
		await page.getByRole('textbox', { name: 'Bill of two months' }).waitFor()
		await expect.poll(() => useOf(page)).not.toBe(monthly)
		expect(queryOf(page)).toEqual({ pin: '600041', bill: '8000', billMonths: '2' })

		const twoMonthly = await useOf(page)
		await page.getByText('Add other months').click()
		await page.getByRole('radio', { name: 'Two seasons' }).check()
		const winter = page.getByRole('textbox', { name: 'In winter' })
		await page.getByRole('textbox', { name: 'In summer' }).fill('9,000')
		await winter.fill('4,000')
		await winter.blur()
		const whole = { pin: '600041', bills: '9000,4000', billMonths: '2' }
		await expect.poll(() => queryOf(page)).toEqual(whole)
		await expect.poll(() => useOf(page)).not.toBe(twoMonthly)
		const seasons = await useOf(page)
		await scanFaces(page, { height: 3000, within: DETAILS })

		await page.reload()
		await expect.poll(() => winter.inputValue()).toBe('4,000')
		expect(await useOf(page)).toBe(seasons)
		await page.getByRole('link', { name: 'Print or save as PDF' }).click()
		await page.getByText('is our estimate from the bill').waitFor()
		await page.getByRole('link', { name: 'Back to the plan' }).click()
		await expect.poll(() => queryOf(page)).toEqual(whole)
		await page.getByRole('radio', { name: 'All year' }).check()
		for (const period of ['January to February', 'November to December'])
			await page.getByRole('textbox', { name: `Bill of ${period}, rupees` }).waitFor()
	})

	it('are asked for their months on the first screen, on a phone too', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner')
		await page.getByRole('textbox', { name: 'PIN code' }).fill('600041')
		await page.getByText('TNPDCL bills every two months.').waitFor()
		await page.getByRole('textbox', { name: 'Bill of two months' }).fill('8000')
		await scan(page)
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		await page.getByRole('textbox', { name: 'Monthly bill' }).waitFor()
		await page.getByRole('textbox', { name: 'PIN code' }).fill('600041')
		await page.getByRole('textbox', { name: 'Bill of two months' }).waitFor()
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await page.locator('#answer-title').waitFor()
		expect(queryOf(page)).toEqual({ pin: '600041', bill: '8000', billMonths: '2' })
	})

	it('are given on a phone, and told in the line of details', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner?pin=600041&bills=9000,4000')
		await page.getByText('₹9,000 in summer and ₹4,000 in winter').waitFor()
		await openDetails(page)
		await page.getByRole('radio', { name: 'One bill' }).check()
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('2500')
		await expect.poll(() => queryOf(page)).toEqual({ pin: '600041', bill: '2500' })
	})

	it('are taken without JavaScript, and refused in words where some are missing', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/planner')
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		await page.getByText('Add other months').click()
		await page.getByRole('radio', { name: 'All year' }).check()
		const fields = page.getByRole('textbox', { name: /^Bill of / })
		for (const field of (await fields.all()).slice(1)) await field.fill('4,000')
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await page.getByText('Give a bill of summer and one of winter').waitFor()
		await fields.first().fill('2,000')
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await page.locator('#answer-title').waitFor()
		expect(queryOf(page)).toEqual({ pin: '411038', bills: `2000${',4000'.repeat(11)}` })
	})
})

describe('the connection of a plan', () => {
	it.each([
		[390, 'dark'],
		[1280, 'light'],
	] as const)('is asked where it changes the bill, at %i px, %s', async (width, scheme) => {
		const page = await open({ width, scheme })
		await go(page, LUCKNOW)
		const saving = page.getByText('in the first, depending on the weather').locator('..')
		const inTown = await saving.textContent()
		if (width < 600) await openDetails(page)
		const place = page.getByRole('combobox', { name: 'Where is the connection?' })
		expect(await place.locator('option:checked').textContent()).toBe('Not sure: in a town or city')
		await place.selectOption('In a village')
		await expect.poll(() => saving.textContent()).not.toBe(inTown)
		expect(queryOf(page)).toEqual({ pin: '226001', locality: 'rural', units: '300' })
		expect(await page.getByRole('combobox', { name: 'Phases of the connection' }).count()).toBe(0)
		// High enough that the bar which stays in view on a phone covers nothing.
		await page.setViewportSize({ width, height: 3000 })
		await scan(page, { within: DETAILS })
		await page.setViewportSize(sizeOf(width))
		if (width < 600) await page.getByRole('button', { name: 'Close your details' }).click()
		await page.getByRole('link', { name: 'Print or save as PDF' }).click()
		await page.getByText('Your connection: in a village.').waitFor()
	})

	it('has its phases asked in Pune, without JavaScript too, and said of a wrong one', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/planner?pin=411038&bill=4000')
		const phases = page.getByRole('combobox', { name: 'Phases of the connection' })
		await phases.selectOption('Three phase')
		await page.getByRole('button', { name: 'Show my system' }).first().click()
		const whole = { pin: '411038', phase: 'three', bill: '4000' }
		await expect.poll(() => queryOf(page)).toEqual(whole)
		await expect.poll(() => phases.inputValue()).toBe('three')
		await page.goto('/planner?pin=411038&bill=4000&phase=seven')
		await page.getByText('Phase must be single or three.').waitFor()
	})
})
