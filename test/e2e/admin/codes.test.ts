import { describe, expect, it } from 'vitest'
import { paise } from '../../../shared/money.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { openLiveAdmin } from './live-admin.ts'

describe('discount codes', () => {
	const shop = anotherStore('live')

	it.each([true, false])(
		'are added, looked at, ended and taken up again; JavaScript %s',
		async (javaScript) => {
			const page = await openLiveAdmin(shop, javaScript)
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			const code = `SUN-${javaScript ? 'ONE' : 'TWO'}`
			await seen('/admin/codes')
			await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
			await page.getByRole('button', { name: 'Add code' }).click()
			await page.getByText('Give an amount or a per cent, not both.').waitFor()
			await page.getByLabel('Per cent off').fill('10')
			await page.getByLabel('Discount at most, ₹').fill('5000')
			await page.getByLabel('Total uses').fill('3')
			if (javaScript) await scanFaces(page, { height: 2400 })
			await page.getByRole('button', { name: 'Add code' }).click()
			await page.getByText('The code is added.').waitFor()
			await page.getByRole('link', { name: `0 of 3 uses of ${code}` }).waitFor()
			await page.getByRole('button', { name: `End ${code}` }).click()
			await page.getByText('The code has ended.').waitFor()
			await page.getByRole('button', { name: 'Undo' }).click()
			await page.getByText('The code can be used again.').waitFor()
			if (javaScript) await scanFaces(page, { height: 2400 })
			const { id } = await shop.store.db
				.selectFrom('discount_codes')
				.select('id')
				.where('code', '=', code)
				.executeTakeFirstOrThrow()
			await shop.store.db
				.insertInto('code_uses')
				.values({
					code_id: id,
					n: 1,
					person: null,
					person_n: null,
					order_id: `SB-${code}`,
					discount_paise: paise(123_450),
					used_at: shop.store.now(),
				})
				.execute()
			await seen('/admin/codes')
			await page.getByRole('link', { name: `1 of 3 uses of ${code}` }).click()
			await page.getByRole('link', { name: `SB-${code}` }).waitFor()
			expect(await page.getByText('1,234.50').count()).toBe(1)
			if (javaScript) await scanFaces(page, { height: 2400 })
		},
	)
})
