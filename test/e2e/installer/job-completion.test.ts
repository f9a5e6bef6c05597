import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, hydrated } from '../journey.ts'
import { allowComplaints } from '../pages.ts'
import { dayAfter, HERE, installer, job, picture, propose, STEPS } from './jobs.ts'

/** A job on a phone whose steps are done, and whose appointment is agreed for in five days. */
async function nearlyDone(view: { javaScript?: boolean } = {}) {
	const page = await installer({ width: 390, ...view })
	const { id, product } = await job(page)
	await propose(page, id, 5)
	await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
	for (const step of STEPS)
		await page.request.patch(`/api/orders/${id}/checklist/${step}`, { data: { done: true } })
	const read = async () => (await page.request.get(`/api/orders/${id}/installation`)).json()
	return { page, id, product, read, path: `${HERE}/${id}` }
}

/** The browser says so of each call that is refused. */
const REFUSED = /status of (?:409|422) .*\/api\/orders\//

const complete = (page: Page) => page.getByRole('button', { name: 'Complete the installation' })
const question = (page: Page) =>
	page.getByRole('dialog', { name: 'Complete it with this missing?' })

describe('completing a job on a phone', () => {
	it('names once more what is missing, saves what was only typed, and completes when that is confirmed', async () => {
		const { page, path, product, read } = await nearlyDone()
		await go(page, path)
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await complete(page).focus()
		await page.keyboard.press('Enter')
		await question(page).getByText('The appointment is still to come').waitFor()
		await question(page).getByText(`2 of 2 serial numbers missing: ${product.name}.`).waitFor()
		await scanFaces(page)
		await page.keyboard.press('Escape')
		await question(page).waitFor({ state: 'hidden' })
		expect((await read()).status).toBe('scheduled')
		await page.keyboard.press('Enter')
		await question(page).waitFor()
		await page.keyboard.press('Escape')
		await question(page).waitFor({ state: 'hidden' })
		// The first save is slow to arrive.
		await page.route('**/serials', async (route) => {
			await new Promise((go) => setTimeout(go, 700))
			await route.continue()
		})
		await page.getByLabel(product.name, { exact: true }).fill('A1\nA2')
		await complete(page).click()
		await question(page).waitFor()
		await expect.poll(() => question(page).getByText('serial numbers missing').count()).toBe(0)
		await question(page).getByRole('button', { name: 'Complete anyway' }).click()
		await page.getByText('signed off by Lakshmi').waitFor()
		expect((await read()).parts[0].serials).toEqual(['A1', 'A2'])
		allowComplaints(REFUSED)
	})

	it('saves serial numbers when one leaves them, and when the page is left for another', async () => {
		const { page, path, product, read } = await nearlyDone()
		await go(page, path)
		const numbers = page.getByLabel(product.name, { exact: true })
		await numbers.fill('A1')
		await page.locator('#parts').getByText('Not saved yet').waitFor()
		await numbers.blur()
		await page.locator('#parts').getByText('Saved', { exact: true }).waitFor()
		expect((await read()).parts[0].serials).toEqual(['A1'])
		await numbers.fill('A1\nA2')
		await page.getByRole('link', { name: 'Installations', exact: true }).last().click()
		await page.waitForURL(`**${HERE}`)
		expect((await read()).parts[0].serials).toEqual(['A1', 'A2'])
	})

	it('does not complete while something typed cannot be saved', async () => {
		const { page, path, product, read } = await nearlyDone()
		await go(page, path)
		const numbers = page.getByLabel(product.name, { exact: true })
		await numbers.fill('A1\na1')
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await complete(page).click()
		await page.getByText('Something on this page is not saved.').waitFor()
		await page.getByText('a1 is there twice in this order.').waitFor()
		await page.locator('#parts').getByText('Not saved', { exact: true }).waitFor()
		expect((await read()).status).toBe('scheduled')
		await numbers.fill('A1\nA2')
		await complete(page).click()
		await question(page).waitFor()
		expect((await read()).parts[0].serials).toEqual(['A1', 'A2'])
		allowComplaints(REFUSED)
	})

	it('waits for photos that are on their way, and for one that did not get through', async () => {
		const { page, path, read } = await nearlyDone()
		await go(page, path)
		await page.getByText('Survey: Note and photos').click()
		await page.route('**/photo-parts/**', async (route) => {
			await new Promise((go) => setTimeout(go, 500))
			await route.continue()
		})
		const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await page
			.getByLabel('Choose photos of Survey')
			.setInputFiles([
				file,
				{ name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
			])
		await complete(page).click()
		await page.getByText('Something on this page is not saved.').waitFor()
		await page.getByRole('button', { name: 'Leave it out' }).click()
		await page.getByLabel('Choose photos of Survey').setInputFiles(file)
		await complete(page).click()
		await question(page).waitFor()
		expect((await read()).steps[0].photos).toHaveLength(2)
		allowComplaints(REFUSED)
	})

	it('asks without JavaScript too', async () => {
		const { page, path } = await nearlyDone({ javaScript: false })
		await page.goto(path)
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await complete(page).click()
		await question(page).getByText('The appointment is still to come').waitFor()
		await question(page).getByRole('button', { name: 'Complete anyway' }).click()
		await page.getByText('signed off by Lakshmi').waitFor()
	})

	it('asks before what was typed is left unsaved, and leaves once it is saved', async () => {
		const { page, path, product, read } = await nearlyDone()
		await go(page, path)
		const numbers = page.getByLabel(product.name, { exact: true })
		await numbers.fill('A1\nA1')
		await numbers.blur()
		await page.getByText('A1 is there twice in this order.').waitFor()
		const away = page.getByRole('link', { name: 'Installations', exact: true }).last()
		await away.click()
		const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
		await dialog.getByRole('button', { name: 'Stay' }).click()
		await dialog.waitFor({ state: 'hidden' })
		await expect.poll(() => numbers.inputValue()).toBe('A1\nA1')
		const asked = page.waitForEvent('dialog')
		const reloaded = page.reload()
		expect((await asked).type()).toBe('beforeunload')
		await (await asked).accept()
		await reloaded
		await hydrated(page)
		// Saving takes long.
		const saving = Promise.withResolvers<void>()
		await page.route('**/serials', async (route) => {
			await saving.promise
			await route.continue()
		})
		await numbers.fill('A1')
		await away.click()
		await dialog.waitFor()
		saving.resolve()
		await page.waitForURL(`**${HERE}`)
		expect((await read()).parts[0].serials).toEqual(['A1'])
		allowComplaints(REFUSED)
	})
})

describe('the bar of a job on a phone', () => {
	it('proposes and confirms the appointment where one is, by keyboard', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		const button = page.getByRole('button', { name: 'Propose an appointment' })
		await button.focus()
		const scrolled = () => page.evaluate(() => scrollY)
		const before = await scrolled()
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog', { name: 'Propose an appointment' })
		await dialog.getByLabel('Day').waitFor()
		await scanFaces(page)
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'hidden' })
		await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
		await page.keyboard.press('Enter')
		await dialog.getByLabel('Day').fill(dayAfter(20))
		await dialog.getByLabel('Time', { exact: true }).fill('11:00')
		await dialog.getByLabel('Time', { exact: true }).press('Enter')
		const confirm = page.getByRole('button', { name: 'Confirm the appointment' })
		await confirm.waitFor()
		await expect.poll(() => dialog.count()).toBe(0)
		await expect.poll(() => confirm.evaluate((it) => it === document.activeElement)).toBe(true)
		await scanFaces(page)
		await page.keyboard.press('Enter')
		await page.getByText('Confirmed', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Mark as done: Survey' }).waitFor()
		expect(await scrolled()).toBe(before)
		const { status, appointment } = await (
			await page.request.get(`/api/orders/${id}/installation`)
		).json()
		expect([status, appointment.at]).toEqual(['scheduled', `${dayAfter(20)}T05:30:00.000Z`])
	})

	it('says there when the time overlaps another, and proposes it anyway', async () => {
		const page = await installer({ width: 390 })
		const other = await job(page, 'Gurpreet Singh')
		await propose(page, other.id, 21, '09:00', 600)
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByRole('button', { name: 'Propose an appointment' }).click()
		const dialog = page.getByRole('dialog', { name: 'Propose an appointment' })
		await dialog.getByLabel('Day').fill(dayAfter(21))
		await dialog.getByRole('button', { name: 'Propose this time' }).click()
		await dialog.getByText(/It overlaps with Gurpreet Singh/).waitFor()
		await dialog.getByRole('button', { name: 'Propose it anyway' }).click()
		await page.getByRole('button', { name: 'Confirm the appointment' }).waitFor()
	})

	it('leads to the form, and confirms, without JavaScript', async () => {
		const page = await installer({ width: 390, javaScript: false })
		const { id } = await job(page)
		await page.goto(`${HERE}/${id}`)
		await page.getByRole('link', { name: 'Propose an appointment' }).click()
		await page.waitForURL('**#appointment')
		await page.getByRole('button', { name: 'Propose this time' }).click()
		await page.getByRole('button', { name: 'Confirm the appointment' }).click()
		await page.getByText('Confirmed', { exact: true }).waitFor()
	})
})
