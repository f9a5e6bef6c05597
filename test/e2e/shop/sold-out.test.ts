import { describe, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from './cart-and-checkout.ts'

/** Of the sample products, which is sold out. */
const SOLD_OUT = 'micro-inverter-2000w'
const alertPage = `/products/${SOLD_OUT}/alert`

describe('a product that is sold out', () => {
	it('leads to a page with what serves instead, and where to log in in a demo', async () => {
		const page = await open()
		await go(page, `/products/${SOLD_OUT}`)
		await page.getByRole('heading', { name: 'In stock, and serves instead' }).waitFor()
		await page.getByRole('link', { name: 'Tell me when it is back' }).click()
		await page.waitForURL(`**${alertPage}`)
		await page.getByText('this demo sends no mails').waitFor()
		await scanFaces(page)
		await page.goto('/products/solar-panel-250w/alert')
		await page.waitForURL('**/products/solar-panel-250w')
	})

	it('is waited for by an account, until that says otherwise', async () => {
		const page = await openAs('Buyer')
		await go(page, alertPage)
		await page.getByRole('button', { name: 'Tell me', exact: true }).click()
		await page.getByText('You are told once').waitFor()
		await scanFaces(page)
		await page.getByRole('button', { name: 'Do not tell me' }).click()
		await page.getByRole('button', { name: 'Tell me', exact: true }).waitFor()
	})
})

describe('a cart of loose parts', () => {
	it('stops naming what is missing once the buyer has the rest', async () => {
		const page = await open()
		await put(page, 'solar-panel-500w', 4)
		await go(page, '/cart')
		await page.getByRole('heading', { name: 'Does it fit together?' }).waitFor()
		await page.getByRole('button', { name: 'I have the rest' }).click()
		await page.getByText('You have the other parts.').waitFor()
		await page
			.getByRole('heading', { name: 'Does it fit together?' })
			.waitFor({ state: 'detached' })
		await scanFaces(page)
		await page.getByRole('button', { name: 'Show what is missing' }).click()
		await page.getByRole('heading', { name: 'Does it fit together?' }).waitFor()
	})
})
