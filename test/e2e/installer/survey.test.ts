import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, load } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { HERE } from './jobs.ts'
import { acceptedIn, signInAsInstaller } from './live-installer.ts'

const live = anotherStore('live')

describe('the survey of a roof in a live store', () => {
	it('is proposed and agreed beside the day of the installation, on phones', async () => {
		const page = await open({ width: 390, address: live.address, isNew: true })
		await signInAsInstaller(page, live.store)
		const { id, path } = await acceptedIn(live, page)
		await go(page, `${HERE}/${id}`)
		const survey = page.getByRole('region', { name: 'Survey of the roof' })
		await survey.getByText('Propose a time for the survey').click()
		await scanFaces(page, { height: 3600 })
		await survey.getByRole('button', { name: 'Propose this time' }).click()
		await survey.getByText('Proposed', { exact: true }).waitFor()

		const buyer = await open({ width: 390, address: live.address, isNew: true })
		await load(buyer, path)
		await buyer.getByRole('heading', { name: 'Survey of the roof' }).waitFor()
		await buyer.getByRole('heading', { name: 'Day of the installation' }).waitFor()
		const confirm = buyer.locator('form', { hasText: 'Confirm this time' })
		await confirm.getByLabel(/phone number or email/i).fill(SHIPPING.contactNumber)
		await confirm.getByRole('button', { name: 'Confirm this time' }).click()
		await buyer.getByText('agreed to a time').waitFor()
		await buyer.getByText(/“Survey: /).waitFor()
		await scanFaces(buyer, { height: 3600 })
		const order = await (await page.request.get(`/api/orders/${id}`)).json()
		expect(order.status).toBe('accepted')
	})
})

describe('a link to an order, opened by somebody who is not logged in', () => {
	it('leads to the login, whether there is such an order or not', async () => {
		const page = await open({ width: 390, address: live.address, isNew: true })
		const installer = await open({ address: live.address, isNew: true })
		await signInAsInstaller(installer, live.store)
		const { id } = await acceptedIn(live, installer)
		const said: string[] = []
		for (const each of [id, 'SB-2222-2222']) {
			await load(page, `/orders/${each}`)
			await page.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
			said.push((await page.locator('main').innerText()).replaceAll(each, 'ID'))
			const link = page.locator('main').getByRole('link', { name: 'Log in' })
			expect(await link.getAttribute('href')).toBe(`/login?next=%2Forders%2F${each}`)
		}
		expect(said[0]).toBe(said[1])
		await scanFaces(page)
	})
})
