import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { deliveryBand, deliveryRates } from '../../builders.ts'
import { startMailServer, unfolded } from '../../mail-server.ts'
import { freePort } from '../../workers/free-port.ts'
import { scanFaces } from '../accessibility.ts'
import { fillFields, fillInPanel } from '../fields.ts'
import { go, hydrated, load } from '../journey.ts'
import { open } from '../pages.ts'
import { turnOnTwoStep } from '../people.ts'
import { startStore } from '../server.ts'
import { cartOf, fillIn, SHIPPING } from '../shop/cart-and-checkout.ts'

const OWNER = 'owner@suryodaya.example'
const OWNERS_PASSWORD = 'the owner alone knows this'
const INSTALLER = 'ravi@suryodaya.example'
const INSTALLERS_PASSWORD = 'the rain in the hills'
const BUYER = 'lakshmi@example.com'
const SOON = 'The shop opens soon.'

/** A live store in an empty folder, whose mails go to a server of the test. */
async function emptyShop() {
	const [mails, port] = [await startMailServer(), await freePort()]
	const address = `http://127.0.0.1:${port}`
	const store = await startStore({
		STORE_MODE: 'live',
		PORT: String(port),
		PUBLIC_URL: address,
		SESSION_SECRET: 'MiA9yC0mC1vS7wX2rE4tZ6uI8oP5qL3k',
		SMTP_URL: mails.url,
		ADMIN_EMAIL: OWNER,
		// It warns that its address is not over TLS, as it should.
		LOG_LEVEL: 'error',
	})
	onTestFinished(() => store.stop())
	/** The link to a page in the mail to a person, once it has come. */
	const mailedLink = async (to: string, path: RegExp) => {
		const link = new RegExp(`${address}(${path.source})`)
		const texts = () =>
			mails.received
				.filter((mail) => mail.to === to)
				.map(({ source }) => link.exec(unfolded(source))?.[1])
		await expect.poll(() => texts().at(-1)).toBeTruthy()
		return texts().at(-1) ?? ''
	}
	return { address, said: store.said, mailedLink }
}

/** Counts the clicks on the pages of a browser, and how often a field is left after typing. */
async function countClicks(page: Page) {
	let clicks = 0
	await page.exposeFunction('pressed', () => {
		clicks++
	})
	await page.addInitScript(() => {
		const pressed = (event: Event) => {
			const at = event.target instanceof Element ? event.target : null
			if (
				event.isTrusted &&
				at?.closest('a, button, label, input[type=radio], input[type=checkbox]')
			)
				Reflect.get(globalThis, 'pressed')()
		}
		addEventListener('click', pressed, true)
	})
	return () => clicks
}

async function setPassword(page: Page, password: string, button: string) {
	await page.getByLabel('New password', { exact: true }).fill(password)
	await page.getByLabel('Confirm new password').fill(password)
	await page.getByRole('button', { name: button }).click()
}

/** Follows the checklist's link, fills in the fields, saves, and goes back to the checklist. */
async function step(page: Page, link: string, section: string, fields: Record<string, string>) {
	await page.getByRole('link', { name: link }).click()
	await fillFields(page, fields, { exact: true })
	await page.getByRole('button', { name: `Save ${section}` }).click()
	await page.getByText(`Saved: ${section}.`).waitFor()
	await page.getByRole('link', { name: 'What is still to set up' }).click()
	await page.getByRole('heading', { level: 1, name: 'Set up the shop' }).waitFor()
}

async function addProduct(page: Page) {
	await page.getByRole('link', { name: 'Add a product' }).click()
	const panel = { id: 'panel-410w', name: 'Half-Cut Panel 410W', price: '9450', stock: '40' }
	await fillInPanel(page, panel)
	await page.getByLabel('Image').setInputFiles('public/pictures/solar-panel-250w.webp')
	await page.getByText('Choose another').waitFor()
	await page.getByRole('button', { name: 'Add product' }).click()
	await page.getByText('Product added.').waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Rates of delivery for all weights and all of India, through the API: their page has a journey of its own. */
async function offerDelivery(owner: Page) {
	const data = deliveryRates({
		classesKg: [25, 5000],
		// A product without a known weight counts as its category.
		categoryKg: { ...deliveryRates().categoryKg, Panels: 22 },
		bands: [deliveryBand({ costs: [100, 250] })],
	})
	const headers = { 'if-match': '"0"' }
	const saved = await owner.request.put('/api/delivery-rates', { data, headers })
	expect(saved.status()).toBe(200)
}

/** Decides on installation, as the overview asks for, and enters its price. */
async function offerInstallation(owner: Page) {
	await go(owner, '/admin/dashboard?tab=dashboard')
	await owner.getByText('nobody has said yet whether the shop installs').waitFor()
	await scanFaces(owner)
	await owner.getByRole('link', { name: 'Decide on installation' }).click()
	await owner.getByLabel('Do you install what you sell?').selectOption('yes')
	await owner.getByLabel('Where').selectOption('list')
	await owner.getByLabel('PIN codes').fill('60, 411')
	await scanFaces(owner)
	await press(owner, 'Save Installation')
	await owner.getByText('Saved: Installation.').waitFor()
	await owner.getByRole('link', { name: 'Enter your price of installation' }).click()
	await owner.getByRole('heading', { name: 'Add: Price of installation' }).waitFor()
	await owner.getByLabel('Price with GST (₹ a kW)').fill('18000')
	await owner.getByLabel('Source').fill('Our price')
	await owner.getByLabel('Confidence').selectOption('high')
	await scanFaces(owner, { height: 1600 })
	await press(owner, 'Save')
	await owner.getByText('Saved: Price of installation, All of India').waitFor()
	await go(owner, '/admin/dashboard?tab=dashboard')
	await owner.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
	expect(await owner.getByText('Installation is not offered').count()).toBe(0)
}

it('an empty folder becomes a shop that is open, with an owner, an installer and an order', async () => {
	const { address, said, mailedLink } = await emptyShop()
	const owner = await open({ address })
	const clicks = await countClicks(owner)
	await expect.poll(said).toMatch(/Set a password for owner@suryodaya\.example within 30 minutes/)
	const first = /http:\S+\/reset\?token=[\w-]+/.exec(said())?.[0] ?? ''
	await go(owner, first)
	await setPassword(owner, OWNERS_PASSWORD, 'Set new password')
	await owner.getByText('Your new password is set. Log in with it.').waitFor()
	await owner.getByLabel('Email').fill(OWNER)
	await owner.getByLabel('Password', { exact: true }).fill(OWNERS_PASSWORD)
	await owner.locator('main').getByRole('button', { name: 'Login' }).click()
	await owner.getByRole('heading', { name: 'Set up two-step login' }).waitFor()
	await hydrated(owner)
	await turnOnTwoStep(owner, OWNERS_PASSWORD)
	await owner.getByRole('link', { name: 'I have saved them' }).click()
	await go(owner, '/admin/setup')
	await owner.getByText('9 steps are left').waitFor()

	await step(owner, 'Name the shop', 'Shop', {
		'Name of the shop': 'Suryodaya Solar',
		'Legal name': 'Suryodaya Solar LLP',
	})
	await step(owner, 'Give the address', 'Contact', {
		'Street and number': '12 Laxmi Road',
		City: 'Pune',
		'PIN code': '411030',
	})
	await step(owner, 'Give email and phone', 'Contact', {
		'Email for buyers': 'help@suryodaya.example',
		'Phone for buyers': '98200 11111',
	})
	await step(owner, 'Name the grievance officer', 'Contact', {
		'Grievance officer': 'Asha Kulkarni',
		'Email of the grievance officer': 'asha@suryodaya.example',
	})
	await step(owner, 'Write the terms', 'Texts', { 'Terms of sale': 'Paid before it is sent.' })
	await step(owner, 'Write about returns', 'Texts', { Returns: 'Within ten days.' })
	await step(owner, 'Choose the state', 'Tax', { 'State of the shop': 'Maharashtra' })
	await step(owner, 'Confirm the tax classes', 'Tax', { 'Tax classes checked on': '2026-11-20' })
	await step(owner, 'Change: Mails', 'Mails', { 'Sender’s name': 'Suryodaya Solar' })
	await addProduct(owner)
	// The added product leads there by itself, a moment later.
	await owner.waitForURL('**/admin/dashboard?tab=products')
	await go(owner, '/admin/dashboard?tab=dashboard')
	await owner.getByText('The shop is closed').waitFor()
	await owner.getByRole('link', { name: 'See what is left' }).waitFor()

	const phone = await open({ address, width: 390 })
	await go(phone, '/')
	await go(phone, '/products/panel-410w')
	await phone.getByRole('button', { name: 'Add to Cart' }).first().click()
	await expect.poll(async () => (await cartOf(phone)).count).toBe(1)
	await load(phone, '/checkout')
	await phone.getByText(SOON).waitFor()

	await go(owner, '/admin/setup')
	await step(owner, 'Give account or UPI id', 'Bank and UPI', {
		'Name of the account': 'Suryodaya Solar LLP',
		'Account number': '50100123456789',
		IFSC: 'HDFC0000123',
		'UPI id': 'suryodaya@okbank',
	})
	await owner.getByText('The shop is open').waitFor()
	await scanFaces(owner)
	await offerDelivery(owner)
	await offerInstallation(owner)
	// As docs/operations.md says.
	expect(clicks()).toBeLessThanOrEqual(60)

	await go(owner, '/admin/invitations')
	await owner.getByLabel('Name', { exact: true }).fill('Ravi Deo')
	await owner.getByLabel('Email', { exact: true }).fill(INSTALLER)
	await owner.getByRole('button', { name: 'Invite', exact: true }).click()
	await owner.getByText(`The invitation is on its way to ${INSTALLER}.`).waitFor()
	const invitation = await mailedLink(INSTALLER, /\/invitation\?token=[\w-]+/)

	await load(phone, '/checkout')
	expect(await phone.getByText(SOON).count()).toBe(0)
	await fillIn(phone)
	await phone.getByLabel('Email').fill(BUYER)
	await press(phone, 'Continue to delivery')
	await phone.getByRole('heading', { name: 'Delivery', exact: true }).waitFor()
	const delivery = phone.getByRole('radio', { name: /^Delivery(?! and)/ })
	const installation = phone.getByRole('radio', { name: /^Delivery and installation/ })
	expect([await delivery.isChecked(), await installation.isChecked()]).toEqual([true, false])
	await scanFaces(phone)
	await press(phone, 'Continue to payment')
	await press(phone, 'Place order')
	await phone.getByRole('heading', { name: 'Order Received!' }).waitFor()
	// As on somebody else's phone, which has the link alone.
	await phone.context().clearCookies()
	await go(phone, await mailedLink(BUYER, /\/orders\/[\w-]+\?key=[\w-]+/))
	await phone.getByText('Half-Cut Panel 410W').first().waitFor()
	await phone.getByText(SHIPPING.fullName).first().waitFor()

	await phone.context().clearCookies()
	await go(phone, invitation)
	await setPassword(phone, INSTALLERS_PASSWORD, 'Join')
	await phone.waitForURL('**/installer/dashboard')
})
