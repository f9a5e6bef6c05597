import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { DETAILS, queryOf } from './planner-page.ts'

/** Cuttack: Odisha has a tariff of its own, and so has Telangana. */
const HOME = '/planner?pin=753001&units=400'
const SOLD = '/planner?pin=411038&units=500&metering=export-only'

const stateOf = (page: Page) => page.getByRole('combobox', { name: 'State' })
const saving = (page: Page) =>
	page.getByText('in the first, depending on the weather').locator('..')
const NOTE = 'Tariff, subsidy and metering are those of Telangana, as you gave it.'

describe('the state of a plan', () => {
	it('is found by the PIN code, corrected, kept, and given back', async () => {
		const page = await open()
		await go(page, HOME)
		const state = stateOf(page)
		await expect
			.poll(() => state.locator('option:checked').textContent())
			.toBe('Odisha (by PIN code)')
		const before = await saving(page).textContent()
		await state.selectOption('Telangana')
		await page.getByText(NOTE).waitFor()
		await expect.poll(() => saving(page).textContent()).not.toBe(before)
		expect(queryOf(page)).toEqual({ pin: '753001', state: 'Telangana', units: '400' })
		await page.reload()
		await page.getByText(NOTE).waitFor()
		await expect.poll(() => state.inputValue()).toBe('Telangana')
		await scanFaces(page, { within: `${DETAILS}, [aria-labelledby=answer-title]` })

		await page.getByRole('link', { name: 'Print or save as PDF' }).click()
		await page.getByRole('heading', { name: 'What it was calculated with' }).waitFor()
		await page.getByText(NOTE).waitFor()
		await page.getByText('State Telangana, as you gave it').waitFor()
		await page.goBack()
		await expect.poll(() => state.inputValue()).toBe('Telangana')

		await state.selectOption('Odisha (by PIN code)')
		await expect.poll(() => saving(page).textContent()).toBe(before)
		expect(queryOf(page)).toEqual({ pin: '753001', units: '400' })
		await expect.poll(() => page.getByText(NOTE).count()).toBe(0)
	})

	it('is asked for by no city abroad', async () => {
		const page = await open()
		await go(page, '/planner?city=London&units=300&rate=25')
		await page.locator('#answer-title').waitFor()
		await expect.poll(() => stateOf(page).count()).toBe(0)
	})

	it('is corrected without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto(HOME)
		await stateOf(page).selectOption('Telangana')
		await page.getByRole('button', { name: 'Show my system' }).first().click()
		await page.getByText(NOTE).waitFor()
		expect(queryOf(page)).toEqual({ pin: '753001', state: 'Telangana', units: '400' })
	})

	it('has a way back from one that nobody knows', async () => {
		const page = await open()
		await go(page, '/planner?pin=753001&state=Atlantis&units=400')
		await page.getByText('Choose a state or union territory of India.').first().waitFor()
		await page.getByRole('link', { name: 'Use the usual figure' }).click()
		await page.locator('#answer-title').waitFor()
		expect(queryOf(page)).toEqual({ pin: '753001', units: '400' })
	})
})

describe('what is used by day', () => {
	it('is what we assume until it is given, and moves the saving and the day', async () => {
		const page = await open()
		await go(page, SOLD)
		await page
			.getByText('We assume that 48.1 % of your use falls between 6 am and 6 pm.')
			.waitFor({ state: 'attached' })
		const before = await saving(page).textContent()
		await page.getByRole('button', { name: 'Expert' }).click()
		const field = page.getByRole('textbox', { name: 'Used from 6 am to 6 pm, %' })
		await expect.poll(() => field.getAttribute('placeholder')).toBe('48.1')
		await field.fill('80')
		await page.getByText('You said that 80 % of your use falls').waitFor({ state: 'attached' })
		await expect.poll(() => saving(page).textContent()).not.toBe(before)
		expect(queryOf(page)).toEqual({
			pin: '411038',
			units: '500',
			metering: 'export-only',
			daytime: '80',
		})
		await field.fill('95')
		await page
			.getByText('The share used by day must be between 10 and 90 %.')
			.first()
			.waitFor({ state: 'attached' })
		await page
			.getByRole('button', { name: 'Used from 6 am to 6 pm: back to the usual', exact: true })
			.click()
		await expect.poll(() => saving(page).textContent()).toBe(before)
	})
})

describe('the tax of a business', () => {
	it('is asked of a shop alone, counted as far as it is answered, and on paper too', async () => {
		const page = await open()
		await go(page, '/planner?pin=411038&customer=shop&bill=20000')
		await page.getByRole('button', { name: 'Expert' }).click()
		await page.getByRole('combobox', { name: 'Income tax' }).selectOption('books')
		await page
			.getByText('Give the rate of income tax, in per cent of the profit.')
			.first()
			.waitFor({ state: 'attached' })
		await page.getByRole('textbox', { name: 'Rate of income tax, %' }).fill('25')
		await page.getByText('Income tax saved by depreciation').waitFor({ state: 'attached' })
		await page.getByRole('combobox', { name: 'GST' }).selectOption('regular')
		await page.getByText('With regular GST').waitFor({ state: 'attached' })
		await scanFaces(page, { within: '#plan-expert, [aria-labelledby=money-title]' })
		await go(page, new URL(page.url()).pathname + new URL(page.url()).search)
		await page.getByRole('link', { name: 'Print or save as PDF' }).click()
		await page.getByRole('heading', { name: 'After tax' }).waitFor()
		await go(page, '/planner?pin=411038&bill=4000')
		await page.getByRole('button', { name: 'Expert' }).click()
		await page.getByRole('heading', { name: 'Units of each month' }).waitFor()
		expect(await page.getByText('Tax of the business').count()).toBe(0)
	})
})

describe('what nobody gets back', () => {
	it('is said in plain words, on the screen and on paper', async () => {
		const page = await open({ javaScript: false })
		const dear = 'pin=411038&units=500&rate=1&customer=shop'
		await page.goto(`/planner?${dear}`)
		await page.getByText('In 25 years it does not pay for itself: about').waitFor()
		await page.getByText('not even in good years').waitFor()
		await page.getByText('less is saved than it costs;').waitFor()
		await page.goto(`/planner/proposal?${dear}`)
		await page.getByText('has not paid for itself in 25 years, not even in good ones.').waitFor()
		await page.getByText('In 25 years it does not pay for itself: about').waitFor()
	})
})
