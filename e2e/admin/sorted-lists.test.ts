import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'

describe('lists that the API reads in parts', () => {
	it('are sorted by their heads, as the field beside them says, and go back', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/products?category=Panels&page=2')
		const head = (name: string) => page.getByRole('columnheader', { name })
		const field = page.getByLabel('Sort by')
		await head('Price').getByRole('link').focus()
		await page.keyboard.press('Enter')
		await page.waitForURL('**/admin/products?category=Panels&sort=price-desc')
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

	it.each([
		['/admin/orders', 'Status', 'sort=status'],
		['/admin/users', 'Name and email', 'sort=name'],
		['/admin/manage-stocks', 'Stock', 'sort=stock'],
		['/admin/tariffs?table=tariffs', 'Look again by', 'sort=expires'],
		['/admin/reports?show=breakdown&by=product', 'Pieces', 'sort=-pieces'],
		['/admin/reports?show=stock', 'Product', 'sort=-name'],
	])('are sorted at %s without JavaScript', async (path, name, sort) => {
		const page = await open({ javaScript: false })
		await signIn(page, 'Admin')
		await page.goto(path)
		const head = page.getByRole('columnheader', { name })
		const isSortedHere = async () => page.url().endsWith(sort)
		// Some are sorted by it already, and are then turned round; some begin at the highest.
		for (let presses = 0; presses < 2 && !(await isSortedHere()); presses++)
			await head.getByRole('link').click()
		expect(await isSortedHere(), page.url()).toBe(true)
		const way = sort.includes('=-') ? 'descending' : 'ascending'
		expect(await head.getAttribute('aria-sort')).toBe(way)
	})

	it.each(['/admin/users?sort=role', '/admin/orders?sort=-status', '/admin/audit?sort=oldest'])(
		'have no accessibility violation at %s',
		async (path) => {
			const page = await openAs('Admin')
			await go(page, path)
			await scanFaces(page)
		},
	)
})
