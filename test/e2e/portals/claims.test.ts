import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { installedOrder } from './installed-order.ts'

describe('a warranty claim', () => {
	const live = anotherStore('live')

	it.each([
		[390, true],
		[1280, true],
		[1280, false],
	])(
		'is opened from the serial number, handed on, undone and seen by its buyer: %i px, JavaScript: %s',
		async (width, javaScript) => {
			const page = await openLiveAdmin(live, javaScript, width)
			const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			const serial = `SN-2025-${width}-${javaScript}`
			const at = Date.parse('2025-03-01T06:00:00Z')
			const { id, trackingKey } = await installedOrder(live, [serial], at)
			await visit(`/admin/warranty?q=${serial}`)
			await page.getByRole('link', { name: 'Open a claim' }).click()
			await page
				.getByRole('heading', { level: 1, name: `Warranty claims of order ${id}` })
				.waitFor()
			await page.getByRole('button', { name: 'Open the claim' }).click()
			await page.getByText('Say what is wrong with it.').first().waitFor()
			await page.getByLabel('What is wrong?').fill('No output since Monday.')
			await page.getByRole('button', { name: 'Open the claim' }).click()
			await page.getByText('The claim is open.').waitFor()
			await page.getByLabel('Note').fill('Ticket 88')
			await page.getByRole('button', { name: 'Save the step' }).click()
			await page.getByText('The step is saved.').waitFor()
			if (javaScript) await scanFaces(page, { height: 1600 })
			await page.getByLabel('What happened').selectOption('Repaired')
			await page.getByRole('button', { name: 'Save the step' }).click()
			await page.getByRole('button', { name: 'Undo “Repaired”' }).click()
			await page.getByText('The last step is taken back.').waitFor()
			await visit('/admin/claims?state=with-maker')
			const row = page.getByRole('row').filter({ hasText: serial })
			await row.getByText('With the maker').waitFor()
			if (javaScript) await scanFaces(page, { height: 1600 })
			await row.getByRole('link').first().click()
			await page.getByRole('heading', { name: /^Claim 1:/ }).waitFor()
			await page.getByRole('link', { name: 'The order' }).click()
			await page.getByRole('link', { name: 'Warranty claim 1' }).first().waitFor()
			const buyer = await open({ address: live.address, javaScript, width })
			await buyer.goto(`/orders/${id}?key=${trackingKey}`)
			const warranty = buyer.getByRole('region', { name: 'Warranty' })
			await warranty.getByText('With the maker').first().waitFor()
			expect(await warranty.getByText('Ticket 88').count()).toBe(0)
		},
	)
})
