import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf, put } from './cart-and-checkout.ts'

const PLAN = '/planner?pin=411038&bill=4000'
const block = (page: Page) => page.getByRole('region', { name: /^Your [\d.]+ kW system$/ })
const systems = async (page: Page) => (await cartOf(page)).systems
const pieces = async (page: Page) =>
	Object.fromEntries((await cartOf(page)).items.map((item) => [item.productId, item.quantity]))

async function addPlan(page: Page) {
	await go(page, PLAN)
	await page.getByRole('button', { name: 'Add system to cart' }).click()
	await page.getByRole('link', { name: 'See the cart' }).click()
	await block(page).waitFor()
}

it('is one block: opened, changed, removed and brought back', async () => {
	const page = await open({ width: 390 })
	await put(page, 'solar-battery-5kwh')
	await addPlan(page)
	const [system] = await systems(page)
	expect(await block(page).getByRole('heading').textContent()).toBe(`Your ${system?.name}`)
	const part = block(page).getByRole('listitem').first()
	expect(await part.isVisible()).toBe(false)
	await block(page).getByText(`${system?.parts.length} parts`).click()
	await part.waitFor()
	await scanFaces(page)

	await block(page).getByRole('link', { name: 'Change' }).click()
	const change = page.getByRole('button', { name: 'Change the system in your cart' })
	await change.waitFor()
	await page
		.getByRole('link', { name: /^Choose: / })
		.first()
		.click()
	// The address is new a moment before the page is.
	await page
		.locator('form', { has: change })
		.locator('[name=plan][value*=choice]')
		.waitFor({ state: 'attached' })
	await change.click()
	await page.getByText('Your system is changed.').waitFor()
	const [changed, ...more] = await systems(page)
	expect(more).toEqual([])
	expect(changed?.plan).toMatch(/^\/planner\?pin=411038&bill=4000&choice=\w+$/)
	expect(changed?.kwp).not.toBe(system?.kwp)
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText('Everything is back in your cart.').waitFor()
	expect((await systems(page)).map(({ kwp }) => kwp)).toEqual([system?.kwp])

	const before = await pieces(page)
	await block(page).getByRole('button', { name: 'Remove' }).click()
	await page.getByText('Removed your system.').waitFor()
	await expect.poll(() => block(page).count()).toBe(0)
	expect(await pieces(page)).toEqual({ 'solar-battery-5kwh': 1 })
	await page.getByRole('button', { name: 'Undo' }).click()
	await block(page).waitFor()
	expect(await pieces(page)).toEqual(before)
})

it('stays whole while what is beside it changes, and heads its parts at the checkout', async () => {
	const page = await open()
	await addPlan(page)
	const [system] = await systems(page)
	const [panel] = (await cartOf(page)).items
	await put(page, panel?.productId ?? '', 2)
	await go(page, '/cart')
	const lines = page.getByRole('list', { name: 'Other products' })
	const field = lines.getByLabel(`Quantity of ${panel?.name}`)
	expect(await field.inputValue()).toBe('2')
	await lines.getByRole('button', { name: `One more of ${panel?.name}` }).click()
	const inAll = async () => (await pieces(page))[panel?.productId ?? '']
	await expect.poll(inAll).toBe((panel?.quantity ?? 0) + 3)
	await expect.poll(() => field.inputValue()).toBe('3')
	await lines.getByRole('button', { name: `Remove ${panel?.name}` }).click()
	await page.getByText(`Removed ${panel?.name}.`).waitFor()
	await expect.poll(inAll).toBe(panel?.quantity)
	expect(await systems(page)).toEqual([system])
	await go(page, '/checkout')
	const summary = page.getByRole('region', { name: 'Your order' })
	await summary.getByText(/^\d+ products$/).click()
	await summary.getByRole('heading', { name: `Your ${system?.name}` }).waitFor()
	await scan(page)
})

it('is changed and removed without a script', async () => {
	const page = await open({ javaScript: false })
	await page.goto(PLAN)
	await page.getByRole('button', { name: 'Add system to cart' }).click()
	await page.goto('/cart')
	await block(page)
		.getByText(/\d parts/)
		.click()
	await block(page).getByRole('listitem').first().waitFor()
	await block(page).getByRole('link', { name: 'Change' }).click()
	await page.getByRole('button', { name: 'Change the system in your cart' }).click()
	await page.getByText('Your system is changed.').waitFor()
	expect((await systems(page)).length).toBe(1)
	await block(page).getByRole('button', { name: 'Remove' }).click()
	await page.getByText('Your cart is empty.').waitFor()
	await page.getByRole('button', { name: 'Undo' }).click()
	await block(page).waitFor()
})
