import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'

describe('lists that the API reads in parts', () => {
	it('are sorted by their heads, as the field beside them says, and go back', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/products?category=Inverters&page=2')
		const head = (name: string) => page.getByRole('columnheader', { name })
		const field = page.getByLabel('Sort by')
		await head('Price').getByRole('link').focus()
		await page.keyboard.press('Enter')
		await page.waitForURL('**/admin/products?category=Inverters&sort=price-desc')
		await expect.poll(() => head('Price').getAttribute('aria-sort')).toBe('descending')
		await expect.poll(() => field.inputValue()).toBe('price-desc')
		await head('Price').getByRole('link').click()
		await expect.poll(() => head('Price').getAttribute('aria-sort')).toBe('ascending')
		await field.selectOption('-brand')
		await expect.poll(() => head('Brand').getAttribute('aria-sort')).toBe('descending')
		await head('Stock').getByRole('link').click()
		await page.waitForURL('**sort=-stock')
		await scanFaces(page)
		await page.goBack()
		await page.waitForURL('**sort=-brand')
		await expect.poll(() => field.inputValue()).toBe('-brand')
	})

	it('are sorted without JavaScript', async () => {
		const page = await openAs('Admin', { javaScript: false })
		for (const [path, name, sort] of [
			['/admin/orders', 'Status', 'sort=status'],
			['/admin/users', 'Name and email', 'sort=name'],
			['/admin/manage-stocks', 'Stock', 'sort=stock'],
			['/admin/tariffs?table=tariffs', 'Review by', 'sort=expires'],
			['/admin/reports?show=breakdown&by=product', 'Pieces', 'sort=-pieces'],
			['/admin/reports?show=stock', 'Product', 'sort=-name'],
		] as const) {
			await page.goto(path)
			const head = page.getByRole('columnheader', { name })
			const isSortedHere = () => page.url().endsWith(sort)
			// Some are sorted by it already, and are then turned round; some begin at the highest.
			for (let presses = 0; presses < 2 && !isSortedHere(); presses++)
				await head.getByRole('link').click()
			expect(isSortedHere(), page.url()).toBe(true)
			const way = sort.includes('=-') ? 'descending' : 'ascending'
			expect(await head.getAttribute('aria-sort'), path).toBe(way)
		}
	})
})
