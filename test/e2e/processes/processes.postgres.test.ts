import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { nextCodeAt } from '../../authenticator.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { HERE, picture } from '../installer/jobs.ts'
import { acceptedIn, signInAsInstaller } from '../installer/live-installer.ts'
import { go, load } from '../journey.ts'
import { open } from '../pages.ts'
import { authenticatorOf, somebody } from '../people.ts'
import { fillIn, payFor, put } from '../shop/cart-and-checkout.ts'
import { type ShopOfProcesses, shopOfProcesses } from './shop-of-processes.ts'

const PANEL = 'solar-panel-250w'
/** Of two codes at once the later one meets that of the earlier one, or finds it used. */
const REFUSED_CODE = /This code was tried already|Another code was used at the same moment/

async function tryPassword(page: Page, email: string, password: string) {
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.locator('main').getByRole('button', { name: 'Login' }).click()
}

/** A photo goes from a phone at one port to the store, and is looked at by way of the other. */
async function photoTaken({ store, one, other }: ShopOfProcesses) {
	const page = await open({ width: 390, address: one.address })
	await signInAsInstaller(page, store)
	const { id } = await acceptedIn(one, page)
	await go(page, `${HERE}/${id}`)
	await page.getByText('Survey: Note and photos').click()
	const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
	await page.getByLabel('Choose photos of Survey').setInputFiles(photo)
	await page.getByRole('img', { name: 'Survey, photo 1' }).waitFor()

	await load(page, `${other.address}${HERE}/${id}`)
	await page.getByText('Survey: 1 photo').click()
	const taken = page.getByRole('img', { name: 'Survey, photo 1' })
	await expect
		.poll(() => taken.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
		.toBe(200)
	await scanFaces(page, { within: '#step-survey' })
}

/** The number of a page's document, which stays as long as the page is not loaded anew. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

describe('a shop that one process serves at a port and two at another', () => {
	const shop = shopOfProcesses('folder', 2)

	it('a photo taken at one is seen at the other, by the folder they share', () => photoTaken(shop))

	it('an order placed at one is in the list that an admin has open at the other', async () => {
		const admin = await openLiveAdmin(shop.other, true, 1280)
		await go(admin, '/admin/orders')
		const document = await documentOf(admin)

		const buyer = await open({ address: shop.one.address, width: 390 })
		await put(buyer, PANEL)
		await go(buyer, '/checkout')
		await fillIn(buyer)
		await payFor(buyer, /^Pay on delivery/)
		const number = new URL(buyer.url()).searchParams.get('order') ?? 'none'
		await admin.getByRole('row').filter({ hasText: number }).waitFor()
		expect(await documentOf(admin)).toBe(document)
		await scan(admin)
	})

	it('a price that an admin changes at one is the price at the other', async () => {
		const admin = await openLiveAdmin(shop.other, true, 1280)
		const changed = await admin.request.put(`/api/products/${PANEL}`, { data: { price: 6123 } })
		expect(changed.status()).toBe(200)
		const buyer = await open({ address: shop.one.address, width: 390 })
		await expect
			.poll(async () => {
				await load(buyer, `/products/${PANEL}`)
				return buyer.locator('main').innerText()
			})
			.toContain('₹6,123')
	})

	it('wrong passwords at one count at the other', async () => {
		const { email, password } = await somebody('Buyer', shop.one.address)
		const [here, there] = await Promise.all(
			[shop.one, shop.other].map(({ address }) => open({ address, width: 390 })),
		)
		const pages = [here as Page, there as Page]
		for (const page of pages) await go(page, '/login')
		for (let n = 0; n < 5; n++) {
			const page = pages[n % 2] as Page
			const answered = page.waitForResponse((it) => it.request().method() === 'POST')
			await tryPassword(page, email, `a guess, number ${n}`)
			await (await answered).finished()
			await page.getByText('The email or the password is not right.').waitFor()
		}
		for (const page of pages) {
			await tryPassword(page, email, password)
			await page.getByText('Too many wrong passwords for this account').waitFor()
		}
	})

	it('a code of an app, typed at both at once, logs in at one', async () => {
		const person = await somebody('Buyer', shop.one.address)
		const secret = await authenticatorOf(person)
		const pages = await Promise.all(
			[shop.one, shop.other].map(({ address }) => open({ address, width: 390 })),
		)
		for (const page of pages) {
			await go(page, '/login?next=%2Faccount')
			await tryPassword(page, person.email, person.password)
			await page.getByRole('heading', { name: 'Your code', exact: true }).waitFor()
		}
		const code = nextCodeAt(secret)
		for (const page of pages) await page.getByLabel('Code').fill(code)
		await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Log in' }).click()))
		const refused = (page: Page) => page.getByText(REFUSED_CODE).isVisible()
		const outcomes = () =>
			Promise.all(
				pages.map(async (page) => {
					if (new URL(page.url()).pathname === '/account') return 'in'
					return (await refused(page)) ? 'refused' : 'on its way'
				}),
			)
		await expect.poll(async () => (await outcomes()).sort()).toEqual(['in', 'refused'])
		const [turnedAway = 0] = (await outcomes()).flatMap((how, n) => (how === 'in' ? [] : n))
		const page = pages[turnedAway] as Page
		await page.getByLabel('Code').fill(code)
		await page.getByRole('button', { name: 'Log in' }).click()
		await page.getByText('This code was tried already.').waitFor()
	})
})

describe('a shop whose files are in a bucket, on two machines', () => {
	const shop = shopOfProcesses('bucket')

	it('a photo taken at one is seen at the other', () => photoTaken(shop))
})
