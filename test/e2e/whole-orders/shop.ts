import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentJobs } from '../../../domain/documents/billing/document-jobs.ts'
import { mailDelivery } from '../../../domain/mail/delivery.ts'
import { offerExpiry } from '../../../domain/orders/routing/offer-expiry.ts'
import type { SectionName } from '../../../domain/settings/schema.ts'
import { refundJob } from '../../../domain/settlement/refund-job.ts'
import { deliveryBand, deliveryRates } from '../../builders.ts'
import { register } from '../../documents/billing-documents.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { onlineShop } from '../shop/pay-online.ts'

export const BUYER = {
	name: 'Asha Kulkarni',
	phone: '+91 98200 00000',
	email: 'asha@example.com',
}

/** Settings of a shop in Pune that is paid in parts, online and by transfer. */
const SETTINGS = {
	payment: { onOrderPct: 10, beforeDeliveryPct: 60, codUptoRupees: 50_000 },
	bank: {
		accountName: 'Suryodaya Solar LLP',
		accountNumber: '1234567890',
		ifsc: 'SBIN0001234',
		bankName: 'State Bank of India',
		upiId: 'suryodaya@okbank',
	},
} satisfies Partial<Record<SectionName, object>>

/** A live shop in Pune, registered for GST, that delivers everywhere and is paid by a simulator of Razorpay. */
export async function openShop() {
	const shop = await onlineShop(...documentJobs, refundJob, offerExpiry, mailDelivery)
	const { store } = shop
	await register(store)
	for (const [section, fields] of Object.entries(SETTINGS))
		await store.db
			.updateTable('settings')
			.set({ value: JSON.stringify(fields), revision: 2 })
			.where('section', '=', section as SectionName)
			.execute()
	await store.settings.refresh()
	const value = JSON.stringify(
		deliveryRates({ classesKg: [50, 5000], bands: [deliveryBand({ costs: [250, 4500] })] }),
	)
	await store.db.insertInto('delivery_rates').values({ revision: 1, value, saved_at: 0 }).execute()
	return {
		...shop,
		/** The admin of the shop, at a desk by day. */
		admin: async () => (await openLivePerson(shop, 'Admin', { name: 'Meera Joshi' })).page,
		/** An installer in Pune, by night. */
		installer: async (name: string) => {
			const view = { name, width: 768, scheme: 'dark' } as const
			const { page } = await openLivePerson(shop, 'Installer', view)
			const data = {
				firm: `${name} Works`,
				licenceNumber: 'MH-2207',
				basePin: '411038',
				pinPrefixes: ['411'],
				jobsAWeek: 4,
			}
			expect((await page.request.put('/api/installer/profile', { data })).status()).toBe(200)
			return page
		},
	}
}

export type WholeShop = Awaited<ReturnType<typeof openShop>>

export const press = (within: Page | Locator, name: string | RegExp) =>
	within.getByRole('button', { name }).click()

/** Fills in the first step of the checkout as a person in Pune. */
export async function fillInPune(page: Page) {
	const field = (label: string) => page.getByLabel(label, { exact: true })
	await page.getByLabel('Full name').fill(BUYER.name)
	await page.getByLabel('Contact number').fill(BUYER.phone)
	await page.getByLabel('Email (optional)').fill(BUYER.email)
	await field('Street').fill('14 Paud Road')
	await field('PIN code').fill('411038')
	await field('City').fill('Pune')
	await expect.poll(() => field('State').inputValue()).toBe('Maharashtra')
}

export const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Paise of the first amount in a text, such as `₹1,234.50`. */
export function paiseIn(text: string): number {
	const [, rupees = ''] = /₹\s*([\d,]+\.\d\d)/.exec(text) ?? []
	if (rupees === '') throw new Error(`No amount in “${text}”`)
	return Math.round(Number(rupees.replaceAll(',', '')) * 100)
}

/** The amount beside a name in a list of sums, paise. */
export const amountOf = async (within: Locator, name: string) =>
	paiseIn(
		await within
			.getByRole('term')
			.filter({ hasText: new RegExp(`^${name}$`) })
			.locator('xpath=following-sibling::dd[1]')
			.innerText(),
	)

/** The number of the order that a page is about. */
export const orderOf = (page: Page) => /SB-\w{4}-\w{4}/.exec(page.url())?.[0] ?? ''

/** Keeps a picture of a page as it is, where pictures are asked for. */
export async function picture(page: Page, name: string) {
	const folder = process.env.PICTURES_OF_CHANGES
	if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
