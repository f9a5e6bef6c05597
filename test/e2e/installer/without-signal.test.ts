import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { hydrated, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import {
	HERE,
	job,
	jobOnPhone,
	kept,
	logOut,
	picture,
	tickAndNote,
	WITHOUT_LINE,
	waiting,
} from './jobs.ts'

const photo = async () => ({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() })

describe('the page of a job of tomorrow', () => {
	it('opens without a signal, keeps what is done there, and sends each change once', async () => {
		const { line, page, id, product, path } = await jobOnPhone()
		// The dashboard keeps the pages of its visits.
		await page.goto('/installer/dashboard')
		await hydrated(page)
		await kept(page, path)
		line.cut()
		await page.goto(path)
		await hydrated(page)
		await tickAndNote(page)
		await page.getByLabel('Choose photos of Mounting').setInputFiles(await photo())
		await waiting(page, 3)
		await page.getByLabel(product.name, { exact: true }).fill('A1\nA2')
		await page.getByLabel(product.name, { exact: true }).blur()
		await waiting(page, 4)
		await scanFaces(page)

		// Another page of the same phone, as after the first was killed.
		const context = page.context()
		await page.close()
		const again = await context.newPage()
		await again.goto(path)
		await hydrated(again)
		await waiting(again, 4)
		const survey = again.getByRole('button', { name: /^Survey/ })
		await expect.poll(() => survey.getAttribute('aria-pressed')).toBe('true')
		expect(await again.getByLabel(product.name, { exact: true }).inputValue()).toBe('A1\nA2')

		// It is sent by itself.
		line.mend()
		await again.getByAltText('Mounting, photo 1').waitFor({ state: 'attached' })
		await expect
			.poll(() =>
				again
					.locator('main')
					.getByText(/^\d waiting$/)
					.count(),
			)
			.toBe(0)
		const { steps, parts } = await (
			await context.request.get(`/api/orders/${id}/installation`)
		).json()
		expect(steps[0].done).toBe(true)
		expect([steps[1].note, steps[1].photos.length]).toEqual(['Two skylights', 1])
		expect(parts[0].serials).toEqual(['A1', 'A2'])
		allowComplaints(WITHOUT_LINE)
	})

	it('lists what was not taken, and asks before logging out with it', async () => {
		const { line, page, id, path } = await jobOnPhone()
		await page.goto(path)
		await hydrated(page)
		await kept(page, path)
		line.cut()
		await page.getByRole('button', { name: 'Mark as done: Survey' }).click()
		await waiting(page, 1)
		await logOut(page)
		const question = page.getByRole('dialog', { name: 'Log out without sending?' })
		await question.getByText('1 change has not been taken').waitFor()
		await scanFaces(page)
		const file = page.waitForEvent('download')
		await question.getByRole('button', { name: 'Save them as a file' }).click()
		expect((await file).suggestedFilename()).toBe('changes-not-sent.json')
		await question.getByRole('button', { name: 'Stay logged in' }).click()
		await page.locator('summary[aria-label=Menu]').click()

		// The order is cancelled meanwhile.
		line.mend()
		const admin = await open({ isNew: true })
		await signIn(admin, 'Admin')
		const cancelled = await admin.request.post(`/api/orders/${id}/cancel`, {
			data: { reason: 'The buyer has moved.' },
		})
		expect(cancelled.status()).toBe(200)
		// It is sent by itself.
		await page.getByRole('heading', { name: 'Not taken' }).waitFor()
		await page.getByText('Survey: done').waitFor()
		await page.getByRole('button', { name: 'Leave out: Survey: done' }).click()
		await expect.poll(() => page.getByText('Not taken').count()).toBe(0)
		await logOut(page)
		await page.waitForURL((url) => url.pathname === '/')
		await expect.poll(() => page.evaluate(() => caches.has('job-pages'))).toBe(false)
		allowComplaints(WITHOUT_LINE)
	})

	it('says so in words where a page is not kept, and opens it with the next signal', async () => {
		const { line, page, path } = await jobOnPhone()
		const { id: later } = await job(page)
		await page.goto('/installer/dashboard')
		await hydrated(page)
		await kept(page, path)
		line.cut()
		await page.goto(`${HERE}/${later}`)
		await page.getByRole('heading', { name: 'There is no signal' }).waitFor()
		await scanFaces(page)
		line.mend()
		await page.getByRole('link', { name: 'Try again' }).click()
		await page.getByRole('heading', { name: 'Appointment' }).waitFor()
		allowComplaints(WITHOUT_LINE)
	})
})
