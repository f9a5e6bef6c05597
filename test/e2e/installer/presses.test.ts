import { describe, expect, it } from 'vitest'
import { go } from '../journey.ts'
import { countPresses } from './count-presses.ts'
import { HERE, installer, job, picture } from './jobs.ts'

describe('a step with its photo, on a phone', () => {
	it('takes one press beside those of the camera, and the photo marks it as done', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		const presses = await countPresses(page)
		const camera = page.getByLabel('Take a photo of Mounting and mark it as done')
		const chooser = page.waitForEvent('filechooser')
		await camera.click()
		await (await chooser).setFiles({
			...{ name: 'roof.jpg', mimeType: 'image/jpeg' },
			buffer: await picture(),
		})
		const mounting = page.getByRole('button', { name: /^Mounting/ })
		await expect.poll(() => mounting.getAttribute('aria-pressed')).toBe('true')
		await page.getByText('Mounting: 1 photo').waitFor()
		expect(await presses()).toBe(1)
		// One of a step that is done marks nothing.
		await page.getByLabel('Take a photo of Mounting', { exact: true }).waitFor()
		const { steps } = await (await page.request.get(`/api/orders/${id}/installation`)).json()
		expect([steps[1].done, steps[1].photos.length]).toEqual([true, 1])
	})
})
