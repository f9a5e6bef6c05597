import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { expectComplaint, open } from '../pages.ts'
import { dayAfter, HERE, installer, job, picture, propose, STEPS } from './jobs.ts'

describe('installations', () => {
	it('lists the jobs one has accepted by how far they have come', async () => {
		const page = await installer()
		await go(page, HERE)
		await page.getByText('No installations yet. Orders you accept come here.').waitFor()
		const { id } = await job(page, 'Meera Pillai')
		await go(page, HERE)
		await page.getByRole('heading', { name: 'To be scheduled (1)' }).waitFor()
		await page.getByRole('article', { name: 'Meera Pillai' }).getByText('No appointment').waitFor()
		await page.getByRole('link', { name: 'Meera Pillai', exact: true }).click()
		await page.waitForURL(`**${HERE}/${id}`)
		await page.getByRole('heading', { level: 1, name: 'Meera Pillai' }).waitFor()
	})

	it('shows appointments in a week and a month, to be walked through by keyboard', async () => {
		const page = await installer()
		const { id } = await job(page, 'Farhan Qureshi')
		expect((await propose(page, id, 7)).status()).toBe(200)
		await go(page, HERE)
		await page.getByRole('link', { name: 'Week' }).click()
		await page.getByText('No appointments this week.').waitFor()
		await page.getByRole('link', { name: 'Next week' }).focus()
		await page.keyboard.press('Enter')
		const entry = page.getByRole('cell').getByRole('link', { name: /Farhan Qureshi/ })
		await entry.waitFor()
		await expect.poll(() => entry.textContent()).toContain('10:00–12:00')
		expect(page.url()).toMatch(/view=week&day=20\d\d-\d\d-\d\d$/)
		await go(page, `${HERE}?view=month&day=${dayAfter(7)}`)
		await entry.focus()
		await page.keyboard.press('Enter')
		await page.waitForURL(`**${HERE}/${id}`)
		await page.goBack()
		await page.getByRole('link', { name: 'Today' }).click()
		await page.getByRole('cell').locator('time', { hasText: 'Today' }).waitFor()
		await go(page, `${HERE}?view=month&day=nonsense`)
		await page.getByRole('cell').locator('time', { hasText: 'Today' }).waitFor()
	})

	it('is asked to log in for, and does not exist for another installer', async () => {
		const page = await installer()
		const { id } = await job(page)
		const rival = await installer()
		expect((await rival.goto(`${HERE}/${id}`))?.status()).toBe(404)
		expectComplaint(/404/)
		const buyer = await open()
		await buyer.goto(`${HERE}/${id}`)
		expect(buyer.url()).toContain('/login?next=')
	})
})

describe('a job', () => {
	it('is proposed, warned of an overlap, moved and confirmed by telephone', async () => {
		const page = await installer({ width: 390 })
		const other = await job(page, 'Gurpreet Singh')
		expect((await propose(page, other.id, 3, '09:00', 600)).status()).toBe(200)
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByLabel('Day').fill(dayAfter(3))
		await page.getByLabel('Time', { exact: true }).fill('11:00')
		await page.getByLabel('Length').selectOption('120')
		await page.getByRole('button', { name: 'Propose this time' }).click()
		await page.getByText(/It overlaps with Gurpreet Singh/).waitFor()
		await page.getByRole('button', { name: 'Propose it anyway' }).click()
		await page.getByText('Proposed', { exact: true }).waitFor()
		await page.getByText('Move the appointment').click()
		await page.getByLabel('Day').fill(dayAfter(4))
		await page.getByRole('button', { name: 'Propose this time instead' }).click()
		await expect
			.poll(() => page.locator('#appointment time').getAttribute('datetime'))
			.toBe(`${dayAfter(4)}T05:30:00.000Z`)
		await page.getByRole('button', { name: 'Agreed by telephone: confirm' }).click()
		await page.getByText('Confirmed', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Mark as done: Survey' }).waitFor()
	})

	it('keeps a note on leaving it, and photos with their progress', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByText('Survey: Note and photos').click()
		await page.getByLabel('Note on survey').fill('Parapet 90 cm')
		await page.getByLabel('Note on survey').blur()
		await page.locator('#step-survey').getByText('Saved', { exact: true }).waitFor()
		await page.getByLabel('Choose photos of Survey').setInputFiles([
			{ name: 'one.jpg', mimeType: 'image/jpeg', buffer: await picture() },
			{ name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
		])
		await page.getByText('two.txt: The file must be a picture.').waitFor()
		const taken = page.getByRole('img', { name: 'Survey, photo 1' })
		await expect
			.poll(() => taken.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
			.toBe(200)
		await page.getByRole('button', { name: 'Leave it out' }).click()
		const camera = page.getByLabel('Take a photo of Survey')
		await expect.poll(() => camera.getAttribute('capture')).toBe('environment')
		await page.reload()
		await page.getByText('Survey: A note, 1 photo').click()
		await expect.poll(() => page.getByLabel('Note on survey').inputValue()).toBe('Parapet 90 cm')
		await page.getByLabel('Delete photo 1 of Survey').click()
		await page.getByRole('button', { name: 'Yes, delete it' }).click()
		await expect.poll(() => page.getByRole('img', { name: 'Survey, photo 1' }).count()).toBe(0)
	})

	it('says of a photo that did not get through, and sends it again', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByText('Mounting: Note and photos').click()
		await page.route('**/photos', (route) => route.abort())
		const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
		await page.getByLabel('Choose photos of Mounting').setInputFiles(file)
		await page.getByText('It did not get through.').waitFor()
		expectComplaint(/ERR_FAILED/)
		await page.unroute('**/photos')
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByRole('img', { name: 'Mounting, photo 1' }).waitFor()
	})

	it('takes ticks back, keeps serial numbers, and says what is missing until it is complete', async () => {
		const page = await installer({ width: 390 })
		const { id, product } = await job(page)
		await propose(page, id, 5)
		await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
		await go(page, `${HERE}/${id}`)
		const survey = page.getByRole('button', { name: /^Survey/ })
		await page.getByRole('button', { name: 'Mark as done: Survey' }).click()
		await page.getByRole('button', { name: 'Mark as done: Mounting' }).waitFor()
		await expect.poll(() => survey.getAttribute('aria-pressed')).toBe('true')
		await survey.click()
		await page.getByRole('button', { name: 'Mark as done: Survey' }).waitFor()
		await expect.poll(() => survey.getAttribute('aria-pressed')).toBe('false')
		const numbers = page.getByLabel(product.name, { exact: true })
		await numbers.fill('A1\na1')
		await page.getByRole('button', { name: `Save the numbers of ${product.name}` }).click()
		await page.getByText('a1 is there twice in this order.').waitFor()
		await numbers.fill('A1\nA2')
		await page.getByRole('button', { name: `Save the numbers of ${product.name}` }).click()
		await page.locator('#parts').getByText('Saved', { exact: true }).waitFor()
		await page.locator('#completion').getByRole('link', { name: 'Hand-over' }).first().waitFor()
		for (const step of STEPS)
			await page.request.patch(`/api/orders/${id}/checklist/${step}`, { data: { done: true } })
		await go(page, `${HERE}/${id}`)
		await page.getByRole('link', { name: 'Complete the installation' }).click()
		await page.getByLabel('Customer’s name').fill('Lakshmi N.')
		const complete = page.getByRole('button', { name: 'Complete the installation' })
		await complete.click()
		await page.getByRole('button', { name: 'Complete anyway' }).click()
		await page.getByText('signed off by Lakshmi N.').waitFor()
		await expect.poll(() => survey.isDisabled()).toBe(true)
		await expect.poll(() => complete.count()).toBe(0)
	})

	it('works without JavaScript', async () => {
		const page = await installer({ width: 390, javaScript: false })
		const { id } = await job(page)
		await page.goto(`${HERE}/${id}`)
		await page.getByRole('button', { name: 'Propose this time' }).click()
		await page.waitForURL('**#appointment')
		await page.getByText('Proposed', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Agreed by telephone: confirm' }).click()
		await page.getByText('Confirmed', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Survey', exact: true }).click()
		await page.waitForURL('**#step-survey')
		await page.getByText('Survey: Note and photos').click()
		await page
			.getByLabel('Photo of Survey')
			.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture() })
		await page.getByRole('button', { name: 'Add the photo' }).first().click()
		await page.getByText('Survey: 1 photo').waitFor()
	})
})

describe('accessibility', () => {
	const LONG = 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan'

	it('of the list', async () => {
		const page = await installer()
		await go(page, HERE)
		await page.getByText('No installations yet.').waitFor()
		await scanFaces(page)
		const { id } = await job(page, LONG)
		await propose(page, id, 1)
		for (const query of ['', '?stage=unscheduled']) {
			await go(page, `${HERE}${query}`)
			await page.getByText(LONG).waitFor()
			await scanFaces(page)
		}
	})

	it('of week and month', async () => {
		const page = await installer()
		for (const hour of ['09', '11', '13', '15', '17']) {
			const { id } = await job(page, LONG)
			await propose(page, id, 1, `${hour}:00`, 90)
		}
		for (const kind of ['week', 'month']) {
			await go(page, `${HERE}?view=${kind}&day=${dayAfter(1)}`)
			await page.getByText(LONG).first().waitFor()
			await scanFaces(page)
		}
	})

	it('of a job and of its order’s page', async () => {
		const page = await installer()
		const { id, path, product } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByText('Survey: Note and photos').click()
		const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
		await page.getByLabel('Choose photos of Survey').setInputFiles(file)
		await page.getByRole('img', { name: 'Survey, photo 1' }).waitFor()
		await scanFaces(page)
		await propose(page, id, 2)
		await page.request.put(`/api/orders/${id}/serials`, {
			data: { productId: product.id, serials: ['A1'] },
		})
		const buyer = await open()
		await go(buyer, path)
		await buyer.getByText('Ask for another time').first().click()
		await buyer.getByText('Serial numbers').click()
		await scanFaces(buyer)
		await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
		for (const step of STEPS)
			await page.request.patch(`/api/orders/${id}/checklist/${step}`, { data: { done: true } })
		await page.request.post(`/api/orders/${id}/complete`, { data: { customerName: 'Lakshmi' } })
		await go(page, `${HERE}/${id}`)
		await page.getByText('signed off by Lakshmi').waitFor()
		await scanFaces(page)
		await go(buyer, path)
		await buyer.getByText(/, signed off by Lakshmi/).waitFor()
		await scanFaces(buyer)
	})
})
