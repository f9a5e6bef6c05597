import { describe, expect, it } from 'vitest'
import type { Paise } from '../../../shared/money.ts'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { picture } from '../installer/jobs.ts'
import { acceptedIn, serveChennai } from '../installer/live-installer.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

const shop = anotherStore('live')
describe.each([true, false])('the way to the subsidy, JavaScript %s,', (javaScript) => {
	it('goes from the order to the money, with papers that only its people open', async () => {
		const { page: works } = await openLivePerson(shop, 'Installer', {
			name: 'Meenakshi',
			javaScript,
		})
		const see = javaScript ? go : (page: typeof works, path: string) => page.goto(path)
		await serveChennai(works)
		const { id, path } = await acceptedIn(shop, works)
		await setOrder(shop.store, id, { status: 'installed', subsidy_paise: 7_800_000 as Paise })
		const buyer = await open({ address: shop.address, width: 390, javaScript })
		await see(buyer, path)
		await buyer.getByText('Installed is not yet making power.').waitFor()
		await buyer.getByRole('link', { name: 'Who does what, and the papers' }).click()
		await buyer.getByRole('heading', { name: 'The way to the subsidy' }).waitFor()
		await buyer.getByText('the net meter and the inspection come first').waitFor()

		await buyer.getByText('You. On the national portal').waitFor()
		await buyer.getByText('a code sent to your phone').waitFor()
		await buyer.getByText('Usually within 30 days of the step before').waitFor()
		await see(works, `/orders/${id}/subsidy`)
		await works.getByText('The buyer. On the national portal').waitFor()
		await works.getByText('The electricity company, asked by you.').waitFor()
		await works.getByText('You and the buyer tick what is done.').waitFor()
		expect(
			await works
				.getByRole('main')
				.getByText(/\byour\b/i)
				.count(),
		).toBe(0)

		const form = buyer.locator('form').filter({ hasText: 'Add the paper' })
		const image = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await picture() }
		await form.getByLabel('Kind of paper').selectOption('identity')
		await form.getByLabel('PDF or picture').setInputFiles(image)
		await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await form.getByRole('button', { name: 'Add the paper' }).click()
		await form.getByText('Cover the first eight digits').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 3600 })
		await form.getByLabel('PDF or picture').setInputFiles(image)
		await form.getByLabel('If it shows an Aadhaar number').check()
		await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await form.getByRole('button', { name: 'Add the paper' }).click()
		await buyer.getByText('The paper is stored.').waitFor()

		await see(works, `/installer/installations/${id}`)
		await works.getByRole('link', { name: 'Who does what, and the papers' }).click()
		const link = await works.getByRole('link', { name: /^Open/ }).getAttribute('href')
		const paper = await works.request.get(link ?? '')
		expect([paper.status(), paper.headers()['cache-control']]).toEqual([200, 'no-store'])
		expect((await buyer.request.get(link ?? '')).status()).toBe(403)

		for (const page of [buyer, works, works, works, works, buyer, buyer]) {
			await see(page, `/orders/${id}/subsidy`)
			const next = page.locator('form').filter({ hasText: 'Tick as done' })
			if (page === buyer)
				await next.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
			await next.getByRole('button', { name: /^Tick as done/ }).click()
			await page.getByText('Saved.').waitFor()
		}
		expect(await buyer.getByText(/^Ticked by/).count()).toBe(7)
		await buyer.getByText('Ticked by Lakshmi').first().waitFor()
		expect(await buyer.getByText('the net meter and the inspection come first').count()).toBe(0)
		if (javaScript) await scanFaces(buyer, { height: 3600 })
		await buyer.getByText('Delete Identity').click()
		const remove = buyer.locator('form').filter({ hasText: 'Delete it for good' })
		await remove.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await remove.getByRole('button', { name: 'Delete it for good' }).click()
		await buyer.getByText('The paper is deleted.').waitFor()
		allowComplaints(/status of 4../)
	})
})
