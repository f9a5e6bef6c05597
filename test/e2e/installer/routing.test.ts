import { describe, expect, it } from 'vitest'
import { installed } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go, openAs } from '../journey.ts'
import { open } from '../pages.ts'
import { order, SHIPPING } from '../shop/cart-and-checkout.ts'
import { wordsAt } from '../words.ts'

/** A town in Nagaland, where no other journey has an installer. */
const MOKOKCHUNG = '798601'
const KOHIMA = '797001'

const PROFILE = { licenceNumber: 'NL-7', basePin: MOKOKCHUNG, pinPrefixes: ['797', '798'] }

let made = 0

/** A page of an installer with a profile, and their name. */
async function installer(more: object = {}) {
	const page = await openAs('Installer', { width: 390 })
	const name = `Installer ${Date.now().toString(36)}${made++}`
	await page.request.put('/api/profile', { data: { name } })
	const data = { firm: 'Hill Solar', jobsAWeek: 2, ...PROFILE, ...more }
	expect((await page.request.put('/api/installer/profile', { data })).status()).toBe(200)
	return { page, name }
}

const town = { ...SHIPPING, city: 'Mokokchung', zipCode: MOKOKCHUNG }

describe('an order to a far town', () => {
	it('is proposed to the least busy, then the nearest, and says why it does not fit others', async () => {
		const buyer = await open()
		const ids = [
			await order(buyer, 'solar-panel-250w', town),
			await order(buyer, 'solar-panel-250w', town),
		].map(({ id }) => id)
		const near = await installer()
		const far = await installer({ basePin: KOHIMA })
		const busy = await installer()
		const idle = await installer({ jobsAWeek: 0 })
		await busy.page.request.post(`/api/orders/${ids[0]}/accept`, { data: {} })
		const admin = await openAs('Admin')
		await go(admin, `/admin/orders/${ids[1]}`)
		await admin.getByText('Assign an installer').click()
		const choices = admin.getByRole('group', { name: 'Installer' })
		const shown = await choices.getByRole('radio').locator('visible=true').all()
		const labels = await Promise.all(shown.map((radio) => radio.locator('..').innerText()))
		const rankOf = ({ name }: { name: string }) => labels.findIndex((text) => text.includes(name))
		const ranks = [near, far, busy].map(rankOf)
		expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
		expect(labels[rankOf(near)]).toContain('In the same area, no open jobs, takes 2 a week')
		expect(labels[rankOf(far)]).toMatch(/About \d+ km away, no open jobs/)
		expect(labels[rankOf(busy)]).toContain('1 open job, takes 2 a week')
		expect(await shown[0]?.isChecked()).toBe(true)
		await choices.getByText(/^\d+ not suitable$/).click()
		const refused = choices.locator('label').filter({ hasText: idle.name })
		await refused.getByText('Takes no jobs at present').waitFor()
		await scanFaces(admin, { within: '[aria-labelledby=installer]' })
		await choices.getByRole('radio', { name: near.name }).check()
		await admin.getByRole('button', { name: 'Assign the order' }).click()
		await admin.getByText('assigned the order to another installer').waitFor()
		expect(await wordsAt(near.page, '/installer/dashboard')).toContain(ids[1])
	})

	it('is assigned without JavaScript', async () => {
		const { id } = await order(await open(), 'solar-panel-250w', town)
		const { name } = await installer()
		const admin = await openAs('Admin', { javaScript: false })
		await admin.goto(`/admin/orders/${id}`)
		await admin.getByText('Assign an installer').click()
		await admin.getByRole('radio', { name }).check()
		await admin.getByRole('button', { name: 'Assign the order' }).click()
		await admin.getByText('assigned the order to another installer').waitFor()
	})
})

describe('an installer’s card', () => {
	it('says where the order goes and how far that is', async () => {
		const { id } = await order(await open(), 'solar-panel-250w', town)
		const { page } = await installer({ basePin: KOHIMA })
		for (const list of ['dashboard', 'orders'])
			expect(await wordsAt(page, `/installer/${list}?q=${id}`)).toMatch(
				/Mokokchung, Nagaland, about \d+ km away/,
			)
	})
})

describe('suspending an installer', () => {
	it.each([true, false])('names their open jobs first, with JavaScript: %s', async (javaScript) => {
		const buyer = await open()
		const { id: job } = await order(buyer, 'solar-panel-250w', town)
		const { id: offer } = await order(buyer, 'solar-panel-250w', town)
		const { page, name } = await installer()
		await page.request.post(`/api/orders/${job}/accept`, { data: {} })
		const { user } = await (await page.request.get('/api/session')).json()
		const admin = await openAs('Admin', { width: 390, javaScript })
		await admin.request.post(`/api/orders/${offer}/reassign`, { data: { installerId: user.id } })
		await admin.goto(`/admin/users/${user.id}`)
		await admin.getByRole('link', { name: `Suspend ${name}` }).click()
		const question = admin.getByRole('dialog', { name: `Suspend ${name}?` })
		await question.getByText('2 open jobs:').waitFor()
		const path = await question.getByRole('link', { name: job }).getAttribute('href')
		expect(path).toBe(`/admin/orders/${job}`)
		await question.getByText('Pending orders are offered to every installer.').waitFor()
		if (javaScript) await scanFaces(admin)
		await question.getByRole('button', { name: 'Suspend' }).click()
		await admin.getByRole('dialog').waitFor({ state: 'detached' })
		const installerOf = async (id: string) =>
			(await (await admin.request.get(`/api/orders/${id}`)).json()).installer
		await expect.poll(() => installerOf(offer)).toBeNull()
		expect((await installerOf(job)).id).toBe(user.id)
	})
})

describe('an order in a live store that fits nobody', () => {
	const live = anotherStore('live')

	it('is sent to no installer, and waits for an admin among those not assigned', async () => {
		const view = { name: 'Installer', width: 390 }
		const { page: hill } = await openLivePerson(live, 'Installer', view)
		const { page: admin } = await openLivePerson(live, 'Admin', { ...view, name: 'Admin' })
		const profile = { firm: 'Installer', jobsAWeek: 2, ...PROFILE }
		await hill.request.put('/api/installer/profile', { data: profile })
		const placed = await hill.request.post('/api/orders', {
			headers: { 'idempotency-key': 'fits nobody' },
			data: {
				...installed({ 'solar-panel-250w': 1 }, 6490, 250),
				shipping: SHIPPING,
				payment: 'cod',
			},
		})
		const { id } = await placed.json()
		await go(hill, '/installer/dashboard')
		await hill.getByText('No orders found. New orders will appear here.').waitFor()
		await go(admin, '/admin/orders?status=unassigned')
		await admin.getByText('1 order', { exact: true }).waitFor()
		await go(admin, `/admin/orders/${id}`)
		await admin.getByText('Not assigned: no installer was found for it. Choose one.').waitFor()
		await admin.getByText('Assign an installer').click()
		await admin.getByText('No installer would be asked by routing').waitFor()
		await admin.getByText(`Does not serve PIN code ${SHIPPING.zipCode}`).waitFor()
		expect(await admin.getByText('Installer, Installer').count()).toBe(0)
	})
})
