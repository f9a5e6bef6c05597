import { beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '../../../shared/ids.ts'
import { deliveryRates, enquiry } from '../../builders.ts'
import { addInstallers } from '../../routing.ts'
import { setSection } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, load } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'

const PANEL = '/products/solar-panel-500w'
const NEAR = '2 installers near 302001.'
const NONE = 'We have no installer near 600028 yet.'
const ASK = 'Ask, and pay nothing now'

describe('who comes to the roof, in a live shop', () => {
	const shop = anotherStore('live')
	beforeAll(async () => {
		const { store } = shop
		await setSection(store, 'installation', { offered: 'yes', area: 'installers', pins: '' })
		const at = (id: string) => ({ id: id as UserId, areas: ['302'], jobsAWeek: 3 })
		await addInstallers(store, [at('jaipur-1'), at('jaipur-2')])
		const value = JSON.stringify(deliveryRates())
		await store.db
			.insertInto('delivery_rates')
			.values({ revision: 1, value, saved_at: store.now() })
			.execute()
	})

	it.each([true, false])(
		'is said of a plan, beside a product and in the cart; JavaScript %s',
		async (javaScript) => {
			const page = await open({ address: shop.address, javaScript, width: 390 })
			const see = (path: string) => (javaScript ? load(page, path) : page.goto(path))
			await see('/planner?pin=302001&bill=4000')
			await page.getByText(NEAR).waitFor()
			await see('/planner?pin=600028&bill=4000')
			await page.getByText(NONE).waitFor()
			if (javaScript) await scanFaces(page, { within: 'main' })
			await see(PANEL)
			await page.getByText('Installed by an installer near you, if you like').waitFor()
			const look = async (pin: string) => {
				await page.getByLabel('Delivery to PIN code').fill(pin)
				await page.getByRole('button', { name: 'Check' }).click()
			}
			await look('302001')
			await page.getByText(NEAR).waitFor()
			await look('600028')
			await page.getByText(NONE).waitFor()
			if (javaScript) await scanFaces(page, { within: 'main' })
			await see('/products/solar-inverter-3kw')
			await page.getByRole('heading', { name: 'Solar Inverter 3kW' }).waitFor()
			expect(await page.getByText(NONE).count()).toBe(0)
		},
	)

	it('is an enquiry about the cart where nobody installs, and the goods alone at the checkout', async () => {
		const page = await open({ address: shop.address, width: 390, isNew: true })
		await put(page, 'solar-panel-500w', 4)
		await put(page, 'solar-inverter-3kw')
		await page.request.put('/api/delivery/pin', { data: { pin: '600028' } })
		await go(page, '/cart')
		await page.getByText(NONE).waitFor()
		await scanFaces(page, { within: 'main' })
		await page.getByRole('link', { name: ASK }).click()
		await page.getByText('4 × Solar Panel 500W, 1 × Solar Inverter 3kW').waitFor()
		const { name, contactNumber } = enquiry({ name: 'Meenakshi Sundaram' })
		await page.getByLabel('Name').fill(name)
		await page.getByLabel('Contact number').fill(contactNumber)
		expect(await page.getByLabel('PIN code').inputValue()).toBe('600028')
		await scanFaces(page)
		await page.getByRole('button', { name: 'Send enquiry' }).click()
		await page.getByRole('heading', { name: 'Your enquiry has been sent' }).waitFor()
		const [sent] = await shop.store.db.selectFrom('enquiries').select(['plan', 'goods']).execute()
		expect(sent?.plan).toBe('')
		expect(JSON.parse(sent?.goods ?? '')).toMatchObject([{ quantity: 4 }, { quantity: 1 }])
		await page.getByRole('link', { name: 'Back to the cart' }).click()
		await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
	})
})

describe('who comes to the roof, in a demo', () => {
	it('is everybody, as the specification has it', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner?pin=600028&bill=4000')
		await page.getByRole('button', { name: 'Ask an installer' }).first().waitFor()
		await go(page, PANEL)
		await page.getByText('Installed by an installer near you, if you like').waitFor()
		expect(await page.getByText('no installer near').count()).toBe(0)
	})
})
