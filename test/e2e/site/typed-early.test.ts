import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HERE, installer, job, picture } from '../installer/jobs.ts'
import { fullyHydrated, hydrated, load, openAs, signIn, withoutScripts } from '../journey.ts'
import { open } from '../pages.ts'
import { queryOf } from '../planner/planner-page.ts'
import { cartOf, put } from '../shop/cart-and-checkout.ts'

/** A page as it is sent, and the scripts that hydrate it. */
async function sent(path: string, by?: Page) {
	const page = by ?? (await open({ width: 390 }))
	const letGo = await withoutScripts(page, path)
	return {
		page,
		hydrate: async () => {
			letGo()
			await hydrated(page)
			await page.keyboard.press('Shift')
			await fullyHydrated(page)
		},
	}
}

describe('what is typed and chosen before the page is hydrated stays, and counts:', () => {
	it('the place and the bill of a plan', async () => {
		const { page, hydrate } = await sent('/planner')
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		const bill = page.getByRole('textbox', { name: 'Monthly bill' })
		await bill.fill('3000')
		await hydrate()
		await expect.poll(() => bill.inputValue()).toBe('3000')
		await expect
			.poll(() => page.getByRole('slider', { name: 'Monthly bill' }).getAttribute('aria-valuetext'))
			.toBe('₹3,000 a month')
		await page.getByRole('button', { name: 'Next: roof and budget' }).click()
		await page.waitForURL('/planner?pin=411038&bill=3000&step=2')
	})

	it('another bill beside a plan', async () => {
		const { page, hydrate } = await sent('/planner?pin=411038&bill=4000')
		const before = await page.locator('#answer-title').textContent()
		await page.getByRole('button', { name: /Change$/ }).click()
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('9000')
		await hydrate()
		await expect.poll(() => page.locator('#answer-title').textContent()).not.toBe(before)
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '9000' })
	})

	it('how many of a product to buy', async () => {
		const { page, hydrate } = await sent('/products/solar-panel-250w')
		await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
		await hydrate()
		await page.getByRole('button', { name: 'One more' }).click()
		await page.getByRole('button', { name: 'Add to Cart' }).first().click()
		await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(4)
	})

	it('what one looks for among the products', async () => {
		const { page, hydrate } = await sent('/products', await open())
		const search = page.getByRole('searchbox', { name: 'Search products' })
		await search.fill('luminous')
		await page.getByRole('checkbox', { name: /^Batteries/ }).check()
		// A choice taken back counts for nothing.
		await page.getByRole('checkbox', { name: /^Inverters/ }).check()
		await page.getByRole('checkbox', { name: /^Inverters/ }).uncheck()
		await page.getByRole('radio', { name: /^Under ₹10,000/ }).check()
		await page.getByRole('radio', { name: 'Any price' }).check()
		await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc')
		await hydrate()
		await page.waitForURL('/products?q=luminous&category=Batteries&sort=price-desc')
		expect(await search.inputValue()).toBe('luminous')
		await expect
			.poll(() => page.getByRole('checkbox', { name: /^Batteries/ }).isChecked())
			.toBe(true)
	})

	it('another quantity in the cart', async () => {
		const page = await open({ width: 390 })
		await put(page, 'solar-panel-250w')
		const { hydrate } = await sent('/cart', page)
		const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
		await quantity.fill('3')
		await hydrate()
		await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(3)
		expect(await quantity.inputValue()).toBe('3')
	})

	it('the stocks of two products', async () => {
		const page = await openAs('Admin')
		const { hydrate } = await sent('/admin/manage-stocks', page)
		const fields = page.getByRole('spinbutton', { name: /^Stock of/ })
		const [first, second] = [fields.nth(0), fields.nth(1)]
		await first.fill('71')
		await second.fill('72')
		await hydrate()
		await page.getByText('2 unsaved').waitFor()
		expect([await first.inputValue(), await second.inputValue()]).toEqual(['71', '72'])
		await page.getByRole('button', { name: 'Discard' }).click()
		await expect.poll(() => first.inputValue()).not.toBe('71')
	})

	it('a bill that was slid to, and for whom the plan is', async () => {
		const { page, hydrate } = await sent('/planner')
		await page.getByRole('slider', { name: 'Monthly bill' }).fill('11')
		await page.getByRole('radio', { name: 'Shop' }).check()
		await hydrate()
		const bill = page.getByRole('textbox', { name: 'Monthly bill' })
		await expect.poll(() => bill.inputValue()).toBe('3,000')
		await expect.poll(() => queryOf(page)).toMatchObject({ bill: '3000', customer: 'shop' })
	})

	it('a month, in a part of a plan whose code comes late', async () => {
		const { page, hydrate } = await sent('/planner?pin=411038&bill=4000')
		await page.getByRole('heading', { name: 'A usual day' }).click()
		const month = page.getByRole('combobox', { name: 'Month of the day that is shown' })
		await month.selectOption('July')
		await hydrate()
		await page.getByText('On a usual day in July').waitFor()
	})

	it('whom and what an admin looks for in a list, and the rows chosen', async () => {
		const page = await openAs('Admin')
		const { hydrate } = await sent('/admin/products', page)
		await page.getByRole('checkbox', { name: /^Choose .*Solar Panel 250W/ }).check()
		await page.getByRole('searchbox', { name: 'Search' }).fill('250W')
		await page.getByRole('combobox', { name: 'Show' }).selectOption('all')
		await hydrate()
		await page.getByText('1 chosen').waitFor()
		await expect.poll(() => queryOf(page)).toEqual({ q: '250W', show: 'all' })
	})

	it('the figures of a new product, and its picture', async () => {
		const page = await openAs('Admin')
		const { hydrate } = await sent('/admin/add-product', page)
		await page.getByLabel('Category').selectOption('Panels')
		await page.getByLabel('Price (₹)').fill('1234.5')
		await page.getByLabel('Image').setInputFiles('public/pictures/solar-panel-250w.webp')
		await hydrate()
		await page.getByText('₹1,234.50').first().waitFor()
		await page.getByText('Choose another').waitFor()
		await page.getByLabel('Kind of sheet').selectOption('panel')
	})

	it('a note on a job, and a photo of it', async () => {
		const page = await installer({ width: 390 })
		const { id } = await job(page)
		const { hydrate } = await sent(`${HERE}/${id}`, page)
		await page.getByText('Survey: Note and photos').click()
		await page.getByLabel('Choose photos of Survey').setInputFiles({
			name: 'one.jpg',
			mimeType: 'image/jpeg',
			buffer: await picture(),
		})
		await page.getByLabel('Note on survey').fill('Parapet 90 cm')
		await hydrate()
		await page.getByRole('img', { name: 'Survey, photo 1' }).waitFor()
		await page.locator('#step-survey').getByText('Not saved yet').waitFor()
		await page.getByLabel('Note on survey').blur()
		await page.locator('#step-survey').getByText('Saved', { exact: true }).waitFor()
	})

	it('where an installer works', async () => {
		const { page, hydrate } = await sent('/installer/profile', await openAs('Installer'))
		await page.getByLabel('Your PIN code (optional)').fill('411038')
		await page.getByLabel('PIN codes you serve').fill('412')
		await hydrate()
		await page.getByText('Pune, Maharashtra').first().waitFor()
		const areas = page.getByRole('list', { name: 'Areas you serve' }).getByRole('listitem')
		await expect.poll(() => areas.allTextContents()).toEqual([expect.stringContaining('412')])
	})

	it('the PIN code of an address', async () => {
		const page = await open()
		await put(page, 'solar-panel-250w')
		const { hydrate } = await sent('/checkout', page)
		await page.getByLabel('PIN code').fill('600028')
		await hydrate()
		await page.getByText('Chennai, Tamil Nadu').waitFor()
	})

	it('what is to be compared', async () => {
		const { page, hydrate } = await sent('/products?category=Panels', await open())
		const boxes = page.getByRole('checkbox', { name: /^Compare/ })
		const [first, second] = [boxes.nth(0), boxes.nth(1)]
		await first.check()
		await second.check()
		await hydrate()
		await page.getByText('2 of 4 panels chosen').waitFor()
		expect([await first.isChecked(), await second.isChecked()]).toEqual([true, true])
	})

	it('who logs in', async () => {
		const page = await open()
		const account = await signIn(page)
		await page.context().clearCookies()
		const { hydrate } = await sent('/login', page)
		await page.getByLabel('Email', { exact: true }).fill(account.email)
		await page.getByLabel('Password', { exact: true }).fill(account.password)
		await hydrate()
		await page.locator('main').getByRole('button', { name: 'Login' }).click()
		await page.getByRole('banner').getByText('(Buyer)').first().waitFor()
	})
})

describe('what the browser puts back on the way back', () => {
	it('is what was typed where nothing else says it', async () => {
		const page = await open({ width: 390 })
		await load(page, '/support')
		const message = page.getByLabel('Message')
		await message.fill('Who applies for the net meter?')
		await page.goto('/about')
		await page.goBack()
		await page.waitForURL('/support')
		await hydrated(page)
		await fullyHydrated(page)
		await expect.poll(() => message.inputValue()).toBe('Who applies for the net meter?')
	})

	it('is no choice where the address says what is chosen', async () => {
		const page = await open()
		await load(page, '/products')
		const box = page.getByRole('checkbox', { name: /^Batteries/ })
		await box.check()
		await page.waitForURL('/products?category=Batteries')
		await page.goto('/about')
		// Once the page has answered that it goes: a call made as it ends has no answer.
		await page.evaluate(() => void setTimeout(() => history.go(-2)))
		await page.waitForURL('/products')
		await hydrated(page)
		await page.keyboard.press('Shift')
		await fullyHydrated(page)
		await expect.poll(() => box.isChecked()).toBe(false)
		await page.getByRole('heading', { level: 1, name: /products/i }).waitFor()
		expect(new URL(page.url()).search).toBe('')
	})
})
