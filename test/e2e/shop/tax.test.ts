import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { fillFields } from '../fields.ts'
import { go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { fillIn, payFor, put } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'

const shop = anotherStore('live')

it('a product says its tax, an order its parts, and another class is chosen in the form', async () => {
	const buyer = await open({ address: shop.address, width: 390 })
	await go(buyer, `/products/${PANEL}`)
	await buyer.getByText('Price includes 5 % GST, HSN 8541').waitFor()
	await put(buyer, PANEL)
	await go(buyer, '/checkout')
	await fillIn(buyer)
	await buyer.getByLabel('Email').fill('lakshmi@example.com')
	await payFor(buyer, /^Pay on delivery/)
	const [placed] = await shop.store.db.selectFrom('orders').select(['id', 'tracking_key']).execute()
	await go(buyer, `/orders/${placed?.id}?key=${placed?.tracking_key}`)
	const taxes = buyer.getByRole('table', { name: 'Tax by rate' })
	await taxes.getByRole('cell', { name: '5 %' }).waitFor()
	await buyer.getByText('Place of supply: Tamil Nadu').waitFor()
	await scanFaces(buyer, { within: '[aria-labelledby=items]' })

	const admin = await openLiveAdmin(shop)
	await go(admin, '/admin/reports?show=tax')
	await admin.getByRole('table', { name: 'Table 3.1' }).waitFor()
	await admin.getByRole('form', { name: 'GSTR-1 as JSON' }).waitFor()
	await scanFaces(admin)
	await go(admin, `/admin/products/${PANEL}`)
	await hydrated(admin)
	await admin.getByLabel('Tax class').selectOption('battery')
	await admin.getByRole('button', { name: 'Save', exact: true }).click()
	await admin.getByText('Saved.').waitFor()
	expect(await admin.getByLabel('Tax class').inputValue()).toBe('battery')
	await go(buyer, `/products/${PANEL}`)
	await buyer.getByText('Price includes 18 % GST, HSN 8507').waitFor()

	await go(admin, '/admin/facts?kind=tax-class')
	await admin.getByRole('link', { name: 'Change Tax class cable' }).click()
	await fillFields(admin, {
		'HSN or SAC': '85444',
		'Valid from': '2026-11-01',
		Source: 'Our accountant',
		'As of': '2026-11-01',
		Confidence: 'high',
	})
	await admin.getByRole('button', { name: 'Save', exact: true }).click()
	await admin.getByText('An HSN or SAC has four, six or eight digits.').first().waitFor()
	await scanFaces(admin)
	await admin.getByLabel('HSN or SAC').fill('854442')
	await admin.getByRole('button', { name: 'Save', exact: true }).click()
	await admin.getByText('18 %, HSN or SAC 854442').waitFor()
})
