import { describe, expect, it } from 'vitest'
import { order } from './buying.ts'
import { go, open, scan, signIn, VIEWS } from './journey.ts'

describe('installations', () => {
	it.each(VIEWS)('holds the jobs one has accepted, at $width px, $scheme', async (view) => {
		const buyer = await open()
		const { id } = await order(buyer, 'solar-panel-250w')
		const page = await open(view)
		await signIn(page, 'Installer')
		await go(page, '/installer/installations')
		await page.getByText('No installations yet. Orders you accept come here.').waitFor()
		await scan(page)
		await page.request.post(`/api/orders/${id}/accept`, { data: {} })
		await go(page, '/installer/installations')
		await page.getByRole('heading', { name: 'To be scheduled (1)' }).waitFor()
		await page.getByRole('article', { name: id }).waitFor()
		expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
		await scan(page)
	})
})
