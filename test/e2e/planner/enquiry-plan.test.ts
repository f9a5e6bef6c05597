import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanSnapshot } from '../../../domain/enquiries/schema.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'

const PLAN = '/planner?pin=411038&bill=4000'

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`

// Prices are changed and parts sold out: of a store without other buyers.
const shop = anotherStore()

let admin: Awaited<ReturnType<typeof somebody>>
beforeAll(async () => {
	admin = await somebody('Admin', shop.address)
})

const at = (path: string) => `${shop.address}${path}`

/** A page of a person signed in to that store. */
async function pageOf(role: 'Buyer' | 'Installer' | 'Admin') {
	const page = await open()
	const password = 'sunny-day-in-pune'
	const email = `${crypto.randomUUID()}@example.com`
	const data = { email, name: `Test ${role}`, password, confirmPassword: password, role }
	expect((await page.request.post(at('/api/users'), { data })).status()).toBe(201)
	return page
}

/** Asks about the plan through the API, with the session of the page's browser. */
async function ask(page: Page, name: string) {
	const data = { name, contactNumber: '98200 12345', pin: '411038', plan: PLAN, summary: '3.78 kW' }
	expect((await page.request.post(at('/api/enquiries'), { data })).status()).toBe(201)
}

/** Asks beside the plan, by its form. */
async function askByForm(page: Page, name: string) {
	await go(page, at(PLAN))
	await page.getByRole('button', { name: 'Ask an installer' }).first().click()
	const form = page.getByRole('dialog', { name: 'Ask an installer' })
	await form.getByLabel('Name').fill(name)
	await form.getByLabel('Contact number').fill('98200 12345')
	await form.getByRole('button', { name: 'Send enquiry' }).click()
	await form.getByRole('heading', { name: 'Your enquiry has been sent' }).waitFor()
}

async function asked(name: string): Promise<{ id: string; planSnapshot: PlanSnapshot }> {
	const all = await (await admin.call('/api/enquiries')).json()
	return all.find((each: { name: string }) => each.name === name)
}

const change = async (productId: string, body: object) => {
	expect((await admin.call(`/api/products/${productId}`, 'PUT', body)).status).toBe(200)
}

const card = (page: Page, name: string) => page.getByRole('article', { name })
const sheet = (page: Page) => page.getByRole('article')

/** Makes the panel of a plan dearer and sells its inverter out. */
async function changeParts({ parts: [panel, inverter] }: PlanSnapshot) {
	if (!panel || !inverter) throw new Error('A plan has a panel and an inverter.')
	await change(panel.productId, { price: panel.price + 100 })
	await change(inverter.productId, { stock: 0 })
	return { panel, inverter }
}

describe('the plan of an enquiry', () => {
	it('is shown to the installer as the buyer saw it, and what has changed since', async () => {
		await askByForm(await open(), 'Meera Iyer')
		const installer = await pageOf('Installer')
		await go(installer, at('/installer/enquiries'))
		const it = card(installer, 'Meera Iyer')
		await it.getByRole('heading', { name: /^As the buyer saw it on \d+ \w+ \d{4}$/ }).waitFor()
		await it.getByText('The same parts cost as much today.').waitFor()
		await it.getByRole('link', { name: 'Proposal' }).click()
		await sheet(installer).getByText('nothing has changed since it was sent on').waitFor()

		const { planSnapshot: sent } = await asked('Meera Iyer')
		const { panel, inverter } = await changeParts(sent)

		await go(installer, at('/installer/enquiries'))
		const figure = (name: RegExp) =>
			it.locator('dl > div').filter({ hasText: name }).locator('dd').textContent()
		await expect.poll(() => figure(/^Parts/)).toBe(rupees(sent.price))
		await expect.poll(() => figure(/^Cost/)).toBe(rupees(sent.cost))
		await expect
			.poll(() => figure(/^Subsidy/))
			.toContain(sent.subsidy > 0 ? rupees(sent.subsidy) : 'None')
		const more = 100 * panel.quantity
		await it
			.getByText(`cost ${rupees(sent.price + more)} today, ${rupees(more)} more. 1 part is out`)
			.click()
		const parts = it.getByRole('listitem')
		await parts
			.filter({ hasText: `${panel.quantity} × ${panel.name}` })
			.getByText('today')
			.waitFor()
		await parts.filter({ hasText: inverter.name }).getByText('out of stock').waitFor()
		await scanFaces(installer)

		await it.getByRole('link', { name: 'Proposal' }).click()
		await sheet(installer)
			.getByText(`The price of the parts was ${rupees(sent.price)}`)
			.waitFor()
		await sheet(installer).getByText(`1 part is out of stock: ${inverter.name}.`).waitFor()
		await sheet(installer).getByText('Since it was sent on').waitFor()
		await scanFaces(installer)
	})

	it('is shown to the admin and to whoever asked', async () => {
		const buyer = await pageOf('Buyer')
		await ask(buyer, 'Kiran Rao')
		await go(buyer, at('/account/enquiries'))
		await buyer.getByRole('heading', { name: /^As you saw it on/ }).waitFor()
		const boss = await pageOf('Admin')
		await go(boss, at('/admin/enquiries'))
		await card(boss, 'Kiran Rao').getByText('As the buyer saw it on').waitFor()
		const { id } = await asked('Kiran Rao')
		// To another person it is a proposal like any other, and so is that of another plan.
		const stranger = await open()
		await go(stranger, at(`/planner/proposal?pin=411038&bill=4000&enquiry=${id}`))
		await sheet(stranger).getByRole('heading', { name: 'The money' }).waitFor()
		await expect.poll(() => sheet(stranger).getByText('Calculated again').count()).toBe(0)
		await go(boss, at(`/planner/proposal?pin=411038&bill=5000&enquiry=${id}`))
		await sheet(boss).getByRole('heading', { name: 'The money' }).waitFor()
		await expect.poll(() => sheet(boss).getByText('Calculated again').count()).toBe(0)
	})

	it('is only calculated again where none was kept', async () => {
		await ask(await open(), 'Old Enquiry')
		const { id } = await asked('Old Enquiry')
		await shop.store.db
			.updateTable('enquiries')
			.set({ plan_snapshot: null })
			.where('id', '=', id)
			.execute()
		const installer = await pageOf('Installer')
		await go(installer, at('/installer/enquiries'))
		const it = card(installer, 'Old Enquiry')
		await it.getByText('Calculated again today: prices and tariffs may have changed').waitFor()
		await it.getByRole('link', { name: 'Proposal' }).click()
		await sheet(installer)
			.getByText('prices and tariffs may have changed since it was sent on')
			.waitFor()
	})
})
