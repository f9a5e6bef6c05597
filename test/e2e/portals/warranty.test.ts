import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { installedOrder } from './installed-order.ts'

describe('the warranty of a product', () => {
	const live = anotherStore('live')

	it.each([390, 1280])('is found by a part of its serial number, at %i px', async (width) => {
		const admin = await openLiveAdmin(live, true, width)
		const serial = `SN-2016-${width}`
		const { id } = await installedOrder(live, [serial], Date.parse('2016-03-01T06:00:00Z'))
		await go(admin, '/admin/warranty')
		await admin.getByText('Type a serial number').waitFor()
		await admin.getByPlaceholder('Serial number').fill('sn-2016')
		const row = admin.getByRole('row').filter({ hasText: serial })
		await row.getByText('1 March 2016').waitFor()
		await row.getByText('Until 1 March').or(row.getByText('Ended on 1 March')).first().waitFor()
		expect(await row.getByText('None', { exact: true }).count()).toBeGreaterThan(0)
		await scanFaces(admin)
		await row.getByRole('link', { name: 'Record a return' }).click()
		await admin.getByRole('heading', { level: 1, name: `Returns of order ${id}` }).waitFor()
		await admin.keyboard.press('Control+k')
		await admin.getByRole('combobox', { name: 'Search the portal' }).fill(serial.slice(3))
		await admin.getByRole('option').filter({ hasText: 'Warranty' }).first().click()
		await admin.waitForURL(`**/admin/warranty?q=${serial}`)
	})
})
