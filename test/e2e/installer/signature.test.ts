import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { HERE, installer, job, propose, STEPS } from './jobs.ts'

describe('the customer of a job, on a phone', () => {
	it('signs with a finger, and sees the signature on the page of the order', async () => {
		const page = await installer({ width: 390 })
		const { id, path } = await job(page)
		await propose(page, id, 2)
		await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
		for (const step of STEPS)
			await page.request.patch(`/api/orders/${id}/checklist/${step}`, { data: { done: true } })
		await go(page, `${HERE}/${id}`)
		const pad = page.getByRole('img', { name: 'Customer’s signature (optional)' })
		const clear = page.getByRole('button', { name: 'Clear the signature' })
		await pad.scrollIntoViewIfNeeded()
		async function sign() {
			const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
			await page.mouse.move(box.x + 20, box.y + 60)
			await page.mouse.down()
			await page.mouse.move(box.x + 90, box.y + 20, { steps: 6 })
			await page.mouse.move(box.x + 160, box.y + 80, { steps: 6 })
			await page.mouse.up()
		}
		await sign()
		await expect.poll(() => clear.isEnabled()).toBe(true)
		await clear.click()
		await expect.poll(() => clear.isEnabled()).toBe(false)
		await sign()
		await scanFaces(page)
		await page.getByLabel('Customer’s name').fill('Lakshmi')
		await page.getByRole('button', { name: 'Complete the installation' }).click()
		// It goes with the answer to the question too.
		await page.getByRole('button', { name: 'Complete anyway' }).click()
		await page.getByRole('img', { name: 'Signature of Lakshmi' }).waitFor()
		const buyer = await open({ width: 390 })
		await go(buyer, path)
		await buyer.getByRole('img', { name: 'Signature of Lakshmi' }).waitFor()
		await scanFaces(buyer)
		allowComplaints(/status of 409 .*\/complete/)
	})

	it('is told why the visit is moved, with a text that is ready to be sent', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		await propose(page, id, 1)
		await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
		await go(page, `${HERE}/${id}`)
		await page.getByText('Move the appointment').click()
		await page.getByLabel('Why it is moved').selectOption('Nobody was at home')
		await page.getByRole('button', { name: 'Propose this time instead' }).click()
		await page.getByText('Moved: Nobody was at home. Tell the customer:').waitFor()
		await scanFaces(page)
		const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
		for (const link of [await href('WhatsApp the new time'), await href('Text the new time')]) {
			expect(link).toMatch(/^(?:https:\/\/wa\.me\/91\d{10}\?text=|sms:\+?\d+\?body=)/)
			expect(decodeURIComponent(link ?? '')).toContain(
				`Hello Lakshmi Narayanan, the installation of your solar system (order ${id}) cannot be as planned: nobody was at home.`,
			)
		}
		const { history } = await (await page.request.get(`/api/orders/${id}`)).json()
		expect(history.at(-1).note).toContain('. Nobody was at home')
	})
})
