import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { open } from '../pages.ts'

const PLAN = '/planner?pin=411038&bill=4000'

it('are saved, renamed, opened, removed and brought back', async () => {
	const page = await open({ width: 390 })
	await signIn(page)
	await go(page, '/account/plans')
	await page.getByText('You have no saved plans yet.').waitFor()
	await scanFaces(page)
	await go(page, PLAN)
	await page.getByText('Anyone with this link sees the plan').waitFor()
	await page.getByRole('link', { name: 'Save plan' }).click()
	await page.getByRole('heading', { name: 'Save this plan' }).waitFor()
	await scanFaces(page)
	const name = page.getByLabel('Name')
	expect(await name.inputValue()).toMatch(/^[\d.]+ kW in /)
	await name.fill('')
	await page.getByRole('button', { name: 'Save plan' }).click()
	await page.getByText('Give the plan a name.').waitFor()
	await name.fill('Home in Pune')
	await page.getByRole('button', { name: 'Save plan' }).click()
	await page.getByText('Home in Pune is saved.').waitFor()

	const row = page.getByRole('main').getByRole('listitem')
	await row.getByText('Rename').click()
	await row.getByRole('textbox', { name: 'Name' }).fill('Flat roof')
	await row.getByRole('button', { name: 'Save name' }).click()
	await page.getByText('It is called Flat roof now.').waitFor()
	await scanFaces(page)
	await row.getByRole('button', { name: 'Remove Flat roof' }).click()
	await page.getByText('Removed Flat roof.').waitFor()
	await expect.poll(() => row.count()).toBe(0)
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText('Flat roof is saved.').waitFor()
	await row.getByRole('link', { name: 'Flat roof' }).click()
	await page.waitForURL(`**${PLAN}`)
	await go(page, '/account')
	await page.getByRole('link', { name: 'See the plan you saved' }).waitFor()
})

it('are saved without a script', async () => {
	const page = await open({ javaScript: false })
	await signIn(page)
	await page.goto(PLAN)
	await page.getByRole('link', { name: 'Save plan' }).click()
	await page.getByRole('button', { name: 'Save plan' }).click()
	await page.getByText(/ is saved\.$/).waitFor()
	await page.getByRole('button', { name: /^Remove / }).click()
	await page.getByText(/^Removed /).waitFor()
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText(/ is saved\.$/).waitFor()
})

it('ask a guest to log in, and lead back', async () => {
	const page = await open()
	await go(page, PLAN)
	await page.getByRole('link', { name: 'Save plan' }).click()
	await page.waitForURL(/\/login\?next=/)
	const next = new URL(page.url()).searchParams.get('next')
	expect(next).toBe('/planner/save?pin=411038&bill=4000')
})
