import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openAnother } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'

const DISCLAIMER = { name: 'Disclaimer' } as const

describe('about', () => {
	it('has its four sections, the disclaimer first', async () => {
		const page = await open()
		await go(page, '/about')
		const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
		expect(headings.slice(0, 4)).toEqual([
			'Disclaimer',
			'Project overview',
			'Technologies',
			'Academic background',
		])
		await scanFaces(page)
	})

	it('is where the social links of the footer lead', async () => {
		const page = await open()
		await go(page, '/')
		await page.getByRole('link', { name: 'YouTube: see where to find us' }).click()
		await page.waitForURL('/about#social')
		await page.locator('#social').getByText('We are not on Facebook').waitFor()
	})

	it('has no disclaimer in a live store', async () => {
		const live = await openAnother('live')
		const page = await open()
		await go(page, `${live.address}/about`)
		await expect.poll(() => page.getByRole('heading', DISCLAIMER).count()).toBe(0)
		await expect.poll(() => page.getByRole('contentinfo').getByText('demo store').count()).toBe(0)
		await page.context().close()
		await live.close()
	})
})
