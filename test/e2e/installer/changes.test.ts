import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { fillFields } from '../fields.ts'
import { go, openAs } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { order, SHIPPING, trackingPath } from '../shop/cart-and-checkout.ts'
import { HERE, saveTestValues } from './jobs.ts'

const PANEL = 'solar-panel-250w'
const OTHER = 'solar-panel-500w'

/** A job whose survey is done, of an order without an account. */
async function surveyed(options: Parameters<typeof openAs>[1] = {}) {
	const buyer = await open(options)
	const placed = await order(buyer, PANEL)
	const { id } = placed
	const installer = await openAs('Installer', { width: 390, ...options })
	const call = (path: string) => `/api/orders/${id}${path}`
	expect((await installer.request.post(call('/accept'), { data: {} })).status()).toBe(200)
	const ticked = await installer.request.patch(call('/checklist/survey'), { data: { done: true } })
	expect(ticked.status()).toBe(200)
	return { buyer, installer, id, tracking: trackingPath(placed) }
}

/** Keeps a picture of a page where pictures are asked for. */
async function picture(page: Awaited<ReturnType<typeof open>>, name: string) {
	const folder = process.env.PICTURES_OF_CHANGES
	if (!folder) return
	mkdirSync(folder, { recursive: true })
	for (const [width, colorScheme] of [
		[390, 'light'],
		[768, 'dark'],
		[1280, 'light'],
	] as const) {
		await page.setViewportSize({ width, height: 900 })
		await page.emulateMedia({ colorScheme })
		await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
	}
}

describe('a change of an order', () => {
	it('is proposed by its installer, compared side by side and agreed to by its buyer', async () => {
		const { buyer, installer, id, tracking } = await surveyed()
		await go(installer, `${HERE}/${id}`)
		await installer.getByRole('link', { name: 'Propose other parts' }).click()
		await installer.getByRole('heading', { name: 'Propose a change' }).waitFor()
		await scanFaces(installer)
		const price = (await (await installer.request.get(`/api/products/${OTHER}`)).json()).price
		await installer.getByLabel(/^Solar Panel 250W/).fill('0')
		await installer.getByLabel('Product 1', { exact: true }).selectOption(OTHER)
		await installer.getByLabel('Quantity of product 1').fill('3')
		await installer.getByLabel('Why?').fill('The roof has room for three large ones.')
		await picture(installer, 'propose')
		await installer.getByRole('button', { name: 'Propose the change' }).click()
		await installer.getByText('Waiting for the buyer’s answer').waitFor()
		await installer.getByRole('button', { name: 'Withdraw the proposal' }).waitFor()
		await scanFaces(installer, { within: '#change' })
		await picture(installer, 'job')

		await go(buyer, tracking)
		const change = buyer.getByRole('region', { name: 'Change of the order' })
		await change.getByText('The roof has room for three large ones.').waitFor()
		await scanFaces(buyer, { within: '#change' })
		await picture(buyer, 'answer')
		await change.getByLabel('Phone number or email').first().fill(SHIPPING.contactNumber)
		await change.getByRole('button', { name: 'Agree to the change' }).click()
		await buyer.getByText('Change 1 accepted').waitFor()
		const { items, total } = await (await buyer.request.get(`/api/orders/${id}`)).json()
		expect([items.length, items[0].productId, items[0].quantity]).toEqual([1, OTHER, 3])
		expect(total).toBe(price * 3)

		const admin = await openAs('Admin')
		await go(admin, `/admin/orders/${id}`)
		await admin.getByText('accepted a change of the order').waitFor()
		await admin.getByText('Change 1 accepted').click()
		await scanFaces(admin, { within: '#change' })
		await picture(admin, 'admin')
	})

	it('is proposed and refused without JavaScript', async () => {
		const { buyer, installer, id, tracking } = await surveyed({ javaScript: false })
		await installer.goto(`${HERE}/${id}/change?q=500w`)
		await installer.getByLabel('Product 1', { exact: true }).selectOption(OTHER)
		await installer.getByLabel('Quantity of product 1').fill('2')
		await installer.getByLabel('Why?').fill('Room for two more.')
		await installer.getByRole('button', { name: 'Propose the change' }).click()
		await installer.getByText('Waiting for the buyer’s answer').waitFor()
		await buyer.goto(tracking)
		const change = buyer.getByRole('region', { name: 'Change of the order' })
		await change.getByText('Refuse the change').first().click()
		await change.getByLabel('Reason (optional)').fill('Too dear')
		await change.getByLabel('Phone number or email').last().fill(SHIPPING.contactNumber)
		await change.getByRole('button', { name: 'Refuse the change' }).click()
		await buyer.getByText('Change 1 refused').waitFor()
		const { items } = await (await buyer.request.get(`/api/orders/${id}`)).json()
		expect(items).toHaveLength(1)
	})
})

describe('a proposal that is being typed', () => {
	it.each([true, false])(
		'stays as it is where other products are looked for, and where it is refused; JavaScript %s',
		async (javaScript) => {
			const { installer, id } = await surveyed({ javaScript })
			const here = `${HERE}/${id}/change`
			await (javaScript ? go(installer, here) : installer.goto(here))
			const field = (label: string) => installer.getByLabel(label, { exact: true })
			await fillFields(
				installer,
				{
					'Solar Panel 250W': '3',
					'Product 1': OTHER,
					'Quantity of product 1': 'many',
					'Why?': 'Room for more.',
					'Find products to add': 'tubular',
				},
				{ exact: true },
			)
			await installer.getByRole('main').getByRole('button', { name: 'Find', exact: true }).click()
			await installer.waitForURL('**q=tubular**')
			// The address changes before the results are shown.
			await field('Product 2')
				.locator('option[value=solar-inverter-3kw]')
				.waitFor({ state: 'detached' })
			await field('Product 2').selectOption('tubular-battery-150ah')
			await field('Quantity of product 2').fill('2')
			await installer.getByRole('button', { name: 'Propose the change' }).click()
			await installer.getByText('Quantity must be a whole number').waitFor()
			const labels = ['Solar Panel 250W', 'Product 1', 'Quantity of product 1']
			labels.push('Product 2', 'Quantity of product 2', 'Why?')
			expect(await Promise.all(labels.map((label) => field(label).inputValue()))).toEqual([
				'3',
				OTHER,
				'many',
				'tubular-battery-150ah',
				'2',
				'Room for more.',
			])
		},
	)
})

describe('test values of a job', () => {
	it('are noted string by string, also without JavaScript', async () => {
		const { installer, id } = await surveyed({ javaScript: false })
		await installer.goto(`${HERE}/${id}`)
		const part = installer.locator('#measurements')
		await saveTestValues(part)
		await part.getByText('East').waitFor()
		const read = await installer.request.get(`/api/orders/${id}/installation`)
		expect((await read.json()).measurements).toEqual({
			earthOhms: 0.35,
			strings: [
				{ name: 'East', openCircuitVolts: 76.4, insulationMegaohms: 20, polarityCorrect: true },
			],
		})
	})

	it.each([true, false])(
		'stay as they were typed where one is refused, with a sentence at its field; JavaScript %s',
		async (javaScript) => {
			const { installer, id } = await surveyed({ javaScript })
			await (javaScript ? go(installer, `${HERE}/${id}`) : installer.goto(`${HERE}/${id}`))
			const part = installer.locator('#measurements')
			const field = (label: string) => part.getByLabel(label)
			await field('Name').last().fill('West')
			await field('Open circuit (V)').last().fill('much')
			await field('Insulation (MΩ)').last().fill('20')
			await field('Polarity').last().selectOption('Not correct')
			await field('Continuity of the earthing (Ω)').fill('0.35')
			await part.getByRole('button', { name: 'Save the test values' }).click()
			const wrong = 'Type what was measured as a number that is not below 0.'
			await part.getByRole('group', { name: 'West' }).getByText(wrong).waitFor()
			expect(await part.getByRole('group').getByText(wrong).count()).toBe(1)
			const values = ['Name', 'Open circuit (V)', 'Insulation (MΩ)', 'Polarity'].map((label) =>
				field(label).last().inputValue(),
			)
			expect(await Promise.all(values)).toEqual(['West', 'much', '20', 'false'])
			expect(await field('Continuity of the earthing (Ω)').inputValue()).toBe('0.35')
			expect(await field('Name').first().inputValue()).toBe('')
			await field('Open circuit (V)').last().fill('410')
			await part.getByRole('button', { name: 'Save the test values' }).click()
			const read = () => installer.request.get(`/api/orders/${id}/installation`)
			await expect
				.poll(async () => (await (await read()).json()).measurements?.strings)
				.toMatchObject([{ name: 'West', openCircuitVolts: 410, polarityCorrect: false }])
			// The browser's note of the refusal.
			if (javaScript) allowComplaints(/status of 422 /)
		},
	)
})
