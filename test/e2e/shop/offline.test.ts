import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fullyHydrated, load } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { contentsOf } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'

const ADD: [path: string, press: (page: Page) => Promise<void>][] = [
	[
		'/products?q=250w',
		(page) => page.getByRole('button', { name: 'Add Solar Panel 250W to the cart' }).click(),
	],
	[
		`/products/${PANEL}`,
		(page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
	],
	[
		`/products/compare?ids=${PANEL},solar-panel-500w`,
		(page) => page.getByRole('button', { name: 'Add to Cart: Solar Panel 250W' }).click(),
	],
]

it.each(ADD)('adding without a network says that nothing was added: %s', async (path, press) => {
	const page = await open({ width: 390 })
	await load(page, path)
	await fullyHydrated(page)
	await page.waitForLoadState('networkidle')
	await page.context().setOffline(true)
	await press(page)
	await page.getByText('Not added: there is no network.').waitFor()
	await page.context().setOffline(false)
	expect(await contentsOf(page)).toEqual({})
	await press(page)
	await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 1 })
})

it.each(ADD)(
	'adding says so where the network loses what is sent, and stays on its page: %s',
	async (path, press) => {
		const page = await open({ width: 390 })
		await load(page, path)
		await fullyHydrated(page)
		await page.route(/\/cart\.data/, (route) => route.abort('connectionreset'))
		await press(page)
		await page.getByText('This did not get through. Check your connection').first().waitFor()
		expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
		expect(await contentsOf(page)).toEqual({})
		await page.unroute(/\/cart\.data/)
		await press(page)
		await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 1 })
		allowComplaints(/ERR_CONNECTION_RESET/)
	},
)
