import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { installer, job, picture } from './jobs.ts'

describe('the card of an installer', () => {
	it('is filled in by the installer, and stands with the order once it is accepted', async () => {
		const page = await installer({ width: 390 })
		await go(page, '/installer/profile')
		await scanFaces(page)
		await page.getByLabel('Firm').fill('Deccan Solar Works and Sons, Electrical Contractors')
		await page.getByLabel('Licence number').fill('MH-2207')
		await page.getByLabel('Phone (optional)').fill('98220 11223')
		await page.getByLabel('WhatsApp (optional)').fill('98220 11223')
		await page.getByLabel('Languages (optional)').fill('Marathi, Hindi; English')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await page.getByRole('link', { name: 'Add your photo' }).click()
		await page.getByRole('heading', { name: 'Your photo' }).waitFor()
		const file = { name: 'face.png', mimeType: 'image/png', buffer: await picture() }
		await page.getByLabel('Choose a picture of you').setInputFiles(file)
		await page.getByAltText('You, as buyers see you').waitFor()
		await scanFaces(page)

		const { path } = await job(page)
		const buyer = await open({ width: 390 })
		await go(buyer, path)
		const card = buyer.getByRole('region', { name: 'Your installer' })
		await card.getByText('Deccan Solar Works and Sons').waitFor()
		await card.getByText('Marathi, Hindi, English').waitFor()
		await card.getByRole('link', { name: 'Call 98220 11223' }).waitFor()
		const whatsapp = card.getByRole('link', { name: 'WhatsApp' })
		expect(await whatsapp.getAttribute('href')).toBe('https://wa.me/919822011223')
		await expect
			.poll(() => card.getByRole('img').evaluate((it) => (it as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0)
		await scanFaces(buyer)

		await go(page, '/installer/profile/photo')
		await page.getByRole('button', { name: 'Remove photo' }).click()
		await page.getByText('You have no photo yet.').waitFor()
	})
})
