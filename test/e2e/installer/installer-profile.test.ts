import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'

describe('an installer’s profile', () => {
	it('is reached from the bar, filled in and kept', async () => {
		const page = await openAs('Installer')
		await go(page, '/installer/dashboard')
		await page
			.getByRole('navigation', { name: 'Installer Portal' })
			.getByRole('link', { name: 'Profile' })
			.click()
		await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor()
		await page.getByLabel('Firm').fill('Deccan Solar Works')
		await page.getByLabel('Licence number').fill('MH-2207')
		await page.getByLabel('Your PIN code (optional)').fill('411038')
		await page.getByText('Pune, Maharashtra').waitFor()
		await page.getByLabel('PIN codes you serve').fill('411 412, 41;')
		const areas = page.getByRole('list', { name: 'Areas you serve' }).getByRole('listitem')
		await expect
			.poll(() => areas.allTextContents())
			.toEqual(['411 Pune, Maharashtra', expect.stringContaining('412 '), '41 Maharashtra'])
		await page.getByLabel('Jobs a week').fill('12')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		const profile = await (await page.request.get('/api/installer/profile')).json()
		expect(profile).toEqual({
			firm: 'Deccan Solar Works',
			licenceNumber: 'MH-2207',
			basePin: '411038',
			pinPrefixes: ['41', '411', '412'],
			jobsAWeek: 12,
			...{ contactNumber: null, whatsapp: null, languages: [], photoUrl: null },
		})
		await go(page, '/installer/profile')
		await expect.poll(() => page.getByLabel('Jobs a week').inputValue()).toBe('12')
	})

	it('has its link in view in the bar of a phone, and says at each field what is not right', async () => {
		const page = await openAs('Installer', { width: 390 })
		await go(page, '/installer/profile')
		const link = page
			.getByRole('navigation', { name: 'Installer Portal' })
			.getByRole('link', { name: 'Profile' })
		const rightEdge = async () => {
			const box = await link.boundingBox()
			return box ? box.x + box.width : Number.POSITIVE_INFINITY
		}
		await expect.poll(rightEdge).toBeLessThanOrEqual(390)
		await page.getByLabel('Licence number').fill('MH-2207')
		await page.getByLabel('PIN codes you serve').fill('411 412 400 4 999')
		await page.getByRole('list', { name: 'Areas you serve' }).waitFor()
		await page.getByText('Not a PIN prefix').first().waitFor()
		await scanFaces(page)
		await page.getByLabel('PIN codes you serve').fill('411, 4')
		await page.getByLabel('Jobs a week').fill('')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Firm is required.').waitFor()
		await page.getByText('“4”: Type the first two to six digits of a PIN code').waitFor()
		await page.getByText('Type a whole number from 0 to 200.').waitFor()
		await expect.poll(() => page.getByLabel('Licence number').inputValue()).toBe('MH-2207')
		await expect.poll(() => page.getByText('Saved.', { exact: true }).count()).toBe(0)
	})

	it('is saved without JavaScript', async () => {
		const page = await openAs('Installer', { javaScript: false })
		await page.goto('/installer/profile')
		await page.getByLabel('Firm').fill('Plain Solar')
		await page.getByLabel('Licence number').fill('GJ-1')
		await page.getByLabel('PIN codes you serve').fill('380 382')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await expect.poll(() => page.getByLabel('PIN codes you serve').inputValue()).toBe('380, 382')
	})
})
