import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scan } from '../accessibility.ts'
import { go, hydrated, signIn } from '../journey.ts'
import { open } from '../pages.ts'

const PLAN = { pin: '411038', monthlyKwh: 400 }

/** A panel without any lookup, so cheap that every plan would choose it. */
async function addBargain(page: Page) {
	const like = await (await page.request.get('/api/products/solar-panel-500w')).json()
	const id = `journey-compliance-${Date.now()}`
	const { productSource: _, archived: __, ...fields } = like
	const data = { ...fields, id, name: `Bargain ${id}`, price: 3000, origin: null, compliance: [] }
	expect((await page.request.post('/api/products', { data })).status()).toBe(201)
	return id
}

async function isOffered(page: Page, id: string) {
	const plan = await (await page.request.post('/api/planner/plan', { data: PLAN })).json()
	const { options } = plan as { options: { items: { productId: string }[] }[] }
	return options.some(({ items }) => items.some(({ productId }) => productId === id))
}

it('a listing that an admin writes stands on the product’s page and decides what a plan offers', async () => {
	const page = await open()
	await signIn(page, 'Admin')
	const id = await addBargain(page)
	try {
		await go(page, `/products/${id}`)
		await page.getByText('Not checked: nobody has looked up yet').waitFor()
		expect(await isOffered(page, id)).toBe(true)
		await go(page, `/admin/products/${id}`)
		await hydrated(page)
		await page.getByLabel('Country of origin').fill('India')
		await page.getByRole('button', { name: 'Add listing' }).click()
		await page.getByLabel('Number', { exact: true }).fill('ALMM/0042')
		await page.getByLabel('Proof').fill('https://example.com/list-1.pdf')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await page.getByText('Type a day as YYYY-MM-DD.').waitFor()
		await page.getByLabel('Valid from').fill('2024-04-01')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await page.getByText('Saved.').waitFor()
		await scan(page)
		await go(page, `/products/${id}`)
		const section = page.getByRole('region', { name: 'Compliance' })
		await section.getByText('ALMM/0042').waitFor()
		expect(await section.getByText('None on record').count()).toBe(3)
		expect(await section.getByRole('link', { name: 'Proof' }).getAttribute('href')).toBe(
			'https://example.com/list-1.pdf',
		)
		await scan(page)
		expect(await isOffered(page, id)).toBe(false)
	} finally {
		await page.request.delete(`/api/products/${id}`)
	}
})
