import { describe, it } from 'vitest'
import { HOUR_MS } from '../../../shared/durations.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { HERE, picture, saveTestValues } from './jobs.ts'
import { acceptedIn, signInAsInstaller } from './live-installer.ts'

const live = anotherStore('live')

describe('completing a job in a live store, on a phone', () => {
	it('is refused, with what is missing, until all of it is there', async () => {
		const page = await open({ width: 390, address: live.address })
		await signInAsInstaller(page, live.store)
		const { id, name } = await acceptedIn(live, page)
		const call = (path: string) => `/api/orders/${id}${path}`
		const at = new Date(live.store.now() + 5 * HOUR_MS).toISOString()
		await page.request.put(call('/appointment'), { data: { at, minutes: 60 } })
		await page.request.post(call('/appointment/confirm'), { data: {} })

		await go(page, `${HERE}/${id}`)
		const complete = page.getByRole('button', { name: 'Complete the installation' })
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await complete.click()
		await page.getByText('This job cannot be completed yet.').waitFor()
		const completion = page.locator('#completion')
		await completion.getByText('The appointment is still to come').waitFor()
		await completion.getByText(`2 of 2 serial numbers missing: ${name}.`).waitFor()
		await scanFaces(page, { height: 3600 })

		const { steps } = await (await page.request.get(call('/installation'))).json()
		const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
		for (const { step } of steps) {
			await page.request.patch(call(`/checklist/${step}`), { data: { done: true } })
			const path = call(`/checklist/${step}/photos`)
			await page.request.post(path, { multipart: { image: photo } })
		}
		const now = live.store.now()
		live.store.now = () => now + 6 * HOUR_MS
		await go(page, `${HERE}/${id}`)
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await page.getByLabel(name, { exact: true }).fill('A1\nA2')
		await completion.getByText('The test values are missing.').waitFor()
		const measured = page.locator('#measurements')
		await saveTestValues(measured)
		await completion.getByText('The test values are missing.').waitFor({ state: 'detached' })
		await complete.click()
		await page.getByText('signed off by Lakshmi').waitFor()
		await page.getByText('A1, A2').waitFor()
		allowComplaints(/status of 409 .*\/complete/)
	})
})
