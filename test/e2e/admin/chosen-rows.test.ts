import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { once, order, product, shipping } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, textOf } from '../journey.ts'
import { somebody } from '../people.ts'
import { takeAway } from '../shop/own-product.ts'

/** So high that the bar below the table covers nothing that is scanned. */
const TALL = 2400

let made = 0
const newMark = () => `rows${Date.now().toString(36)}${made++}`

/** Two products of the test's own, found by its mark. */
async function twoProducts(page: Page) {
	const mark = newMark()
	const ids = [`${mark}-a`, `${mark}-b`]
	takeAway(ids)
	for (const id of ids)
		await page.request.post('/api/products', { data: product({ id, name: `Panel ${id}` }) })
	return { mark, ids }
}

const isForSale = async (page: Page, id: string) =>
	(await page.request.get(`/api/products?named=${id}`)).json().then((found) => found.length === 1)

describe('the rows chosen of a list', () => {
	it('of products are archived together and restored by Undo', async () => {
		const page = await openAs('Admin')
		const { mark, ids } = await twoProducts(page)
		await go(page, `/admin/products?q=${mark}`)
		await page.getByRole('checkbox', { name: 'Choose all' }).check()
		await page.getByText('2 chosen').waitFor()
		await scanFaces(page, { height: TALL })
		await page.getByRole('button', { name: 'Archive', exact: true }).click()
		await page.getByText('2 products are archived.').waitFor()
		await page.getByText('No products found matching your search.').waitFor()
		for (const id of ids) expect(await isForSale(page, id)).toBe(false)
		await page.getByRole('button', { name: 'Undo' }).click()
		for (const id of ids) await expect.poll(() => isForSale(page, id)).toBe(true)
		await page.getByRole('checkbox', { name: `Choose Panel ${ids[0]}` }).waitFor()
		await expect.poll(() => page.getByText('chosen', { exact: false }).count()).toBe(0)
	})

	it('say of each that stayed as it was why', async () => {
		const page = await openAs('Admin')
		const { mark, ids } = await twoProducts(page)
		await go(page, `/admin/products?q=${mark}&show=all`)
		const [first = '', second = ''] = ids
		await page.getByRole('checkbox', { name: `Choose Panel ${first}` }).focus()
		await page.keyboard.press('Space')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Space')
		await page.getByText('2 chosen').waitFor()
		await page.request.put(`/api/products/${first}`, { data: { archived: true } })
		await page.getByRole('button', { name: 'Archive', exact: true }).click()
		await page.getByText(`Panel ${second} is archived.`).waitFor()
		await page.getByText(`Panel ${first}: It is archived already.`).waitFor()
		await scanFaces(page, { height: TALL })
	})

	it('of products are archived without JavaScript too', async () => {
		const page = await openAs('Admin', { javaScript: false })
		const { mark, ids } = await twoProducts(page)
		await page.goto(`/admin/products?q=${mark}`)
		for (const id of ids) await page.getByRole('checkbox', { name: `Choose Panel ${id}` }).check()
		await page.getByRole('button', { name: 'Archive', exact: true }).click()
		await page.getByText('2 products are archived.').waitFor()
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('2 products are for sale again.').waitFor()
	})

	it('of users are suspended after a question, but for oneself, and reinstated by Undo', async () => {
		const page = await openAs('Admin')
		const people = [await somebody(), await somebody()]
		const [first] = people
		const name = `Person ${newMark()}`
		for (const person of people)
			expect((await person.call('/api/profile', 'PUT', { name })).status).toBe(200)
		await go(page, `/admin/users?q=${encodeURIComponent(name)}`)
		for (const { email } of people)
			await page.getByRole('checkbox', { name: `Choose ${name}, ${email}` }).check()
		await page.getByText('2 chosen').waitFor()
		await page.getByRole('button', { name: 'Suspend', exact: true }).click()
		const dialog = page.getByRole('dialog', { name: 'Suspend these 2 users?' })
		await dialog.getByText(`${name}, ${first?.email}`).waitFor()
		await scanFaces(page, { height: TALL })
		await dialog.getByRole('link', { name: 'Cancel' }).click()
		await dialog.waitFor({ state: 'detached' })
		await page.getByRole('button', { name: 'Suspend', exact: true }).click()
		await dialog.getByRole('button', { name: 'Suspend' }).click()
		await page.getByText('2 users are suspended and logged out everywhere.').waitFor()
		await page.waitForURL((url) => !url.searchParams.has('chosen'))
		for (const person of people) await expect.poll(() => person.isLoggedIn()).toBe(false)
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('2 users are free to log in again.').waitFor()
	})

	it('of users are logged out without JavaScript too', async () => {
		const page = await openAs('Admin', { javaScript: false })
		const person = await somebody()
		await page.goto(`/admin/users?q=${person.email}`)
		await page.getByRole('checkbox', { name: `Choose ${person.name}` }).check()
		await page.getByRole('button', { name: 'End sessions', exact: true }).click()
		const dialog = page.getByRole('dialog', { name: 'End all sessions of this user?' })
		await dialog.getByRole('button', { name: 'End sessions' }).click()
		await page.getByText(`${person.name} is logged out everywhere.`).waitFor()
		expect(await person.isLoggedIn()).toBe(false)
	})

	it('of orders go into a file', async () => {
		const page = await openAs('Admin')
		const mark = newMark()
		const ids: string[] = []
		for (let count = 0; count < 2; count++) {
			const data = { ...order(), shipping: shipping({ fullName: mark }) }
			const placed = await page.request.post('/api/orders', { data, headers: once() })
			ids.push((await placed.json()).id)
		}
		await go(page, `/admin/orders?q=${mark}`)
		await page.getByRole('checkbox', { name: `Choose the order of ${mark}, ${ids[0]}` }).check()
		await scanFaces(page, { height: TALL })
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Export chosen' }).click(),
		])
		const file = await textOf(download)
		expect(ids.map((id) => file.includes(id))).toEqual([true, false])
	})
})
