import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { go } from '../journey.ts'
import { HERE, installer, job, picture } from './jobs.ts'

/** Chooses two photos of the survey at once. */
async function chooseTwo(page: Page) {
	const buffer = await picture()
	const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer }
	await page.getByLabel('Choose photos of Survey').setInputFiles([photo, photo])
}

async function placesOf(page: Page, id: string) {
	const { steps } = await (await page.request.get(`/api/orders/${id}/installation`)).json()
	return steps[0].photos.map(({ place }: { place: unknown }) => place)
}

describe('the place of a photo', () => {
	it('is asked of the phone once, at the first photo, and a refusal stops none of them', async () => {
		const page = await installer({ width: 390, isNew: true })
		// As where the person refuses the browser's question.
		await page.addInitScript(() => {
			Object.assign(window, { asked: 0 })
			navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
			navigator.geolocation.getCurrentPosition = (_, refused) => {
				;(window as unknown as { asked: number }).asked++
				setTimeout(() => refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
			}
		})
		const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByText('Survey: Note and photos').click()
		expect(await asked()).toBe(0)
		await chooseTwo(page)
		await page.getByRole('img', { name: 'Survey, photo 2' }).waitFor()
		await chooseTwo(page)
		await page.getByRole('img', { name: 'Survey, photo 4' }).waitFor()
		expect(await asked()).toBe(1)
		expect(await placesOf(page, id)).toEqual([null, null, null, null])
	})

	it('is noted as the phone has it, where that is allowed', async () => {
		const page = await installer({ width: 390, isNew: true })
		await page.context().grantPermissions(['geolocation'])
		await page.context().setGeolocation({ latitude: 13.0418, longitude: 80.2341 })
		const { id } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByText('Survey: Note and photos').click()
		await chooseTwo(page)
		await page.getByRole('img', { name: 'Survey, photo 2' }).waitFor()
		const here = { latitude: 13.0418, longitude: 80.2341, from: 'phone' }
		expect(await placesOf(page, id)).toMatchObject([here, here])
	})
})
