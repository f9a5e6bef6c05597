import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { ask, person } from '../planner/enquiry-people.ts'

const WORDS = 'We can visit on Tuesday at ten.'

/** The form of one enquiry, opened. */
async function replyTo(page: Page, name: string) {
	const card = page.getByRole('article', { name })
	await card.getByText('Reply by mail').click()
	const form = card.getByRole('form', { name: `Reply to ${name}` })
	const field = form.getByLabel('Reply', { exact: true })
	return { card, field, send: form.getByRole('button', { name: 'Send the reply' }) }
}

/** Asks as somebody who gives a phone number alone. */
async function askByPhone() {
	const page = await open({ isNew: true })
	const { name } = person()
	const data = { name, contactNumber: '+91 98200 12345', pin: '411038', plan: '/planner?bill=4000' }
	expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201)
	return name
}

describe('a reply to one enquiry', () => {
	it('is written by its installer on its card, where it stays until it has arrived', async () => {
		const page = await open()
		const { name } = await ask(page)
		await signIn(page, 'Installer')
		await go(page, '/installer/enquiries')
		await page.getByRole('article', { name }).getByRole('button', { name: 'Take it' }).click()
		const { card, field, send } = await replyTo(page, name)
		await send.click()
		await card.getByText('Type the reply.').waitFor()
		await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
		await scanFaces(page, { height: 1600 })
		await field.fill(WORDS)
		await page.context().setOffline(true)
		await send.click()
		await card.getByText('This did not get through.').waitFor()
		expect(await field.inputValue()).toBe(WORDS)
		await page.context().setOffline(false)
		await send.click()
		await card.getByText('Answered by Test Installer').waitFor()
		await card.getByText(WORDS).waitFor()
		await expect.poll(() => card.evaluate((it) => it.contains(document.activeElement))).toBe(true)
		const listed = await (await page.request.get('/api/enquiries?limit=500')).json()
		const its = listed.find((each: { name: string }) => each.name === name)
		expect([its.reply, its.status]).toEqual([WORDS, 'answered'])
	})

	it('keeps its words where the list cannot be read anew, which happens once the store is reached', async () => {
		const [written, taken] = [
			await ask(await open({ isNew: true })),
			await ask(await open({ isNew: true })),
		]
		const page = await openAs('Admin')
		await go(page, '/admin/enquiries')
		const { field } = await replyTo(page, written.name)
		await field.fill(WORDS)
		const isUnreachable = /\/healthz|enquiries\.data/
		await page.route(isUnreachable, (route) => route.abort())
		const asked = page.waitForRequest(isUnreachable)
		const other = await openAs('Installer', { isNew: true })
		await go(other, '/installer/enquiries')
		const card = { name: taken.name }
		await other.getByRole('article', card).getByRole('button', { name: 'Take it' }).click()
		await other.getByRole('article', card).getByText('Taken by').waitFor()
		await asked
		expect(await page.getByRole('article', card).getByText('Taken by').count()).toBe(0)
		await page.unroute(isUnreachable)
		await page.getByRole('article', card).getByText('Taken by').waitFor()
		expect(await field.inputValue()).toBe(WORDS)
		allowComplaints(/ERR_FAILED/)
	})

	it.each([true, false])(
		'is an admin’s also where nobody has taken it, and its words stay where it has nowhere to go; with JavaScript: %s',
		async (javaScript) => {
			const { name } = await ask(await open({ isNew: true }))
			const unmailed = await askByPhone()
			const page = await openAs('Admin', { javaScript })
			const visit = (of: string) =>
				(javaScript ? go : (at: Page, path: string) => at.goto(path))(
					page,
					`/admin/enquiries?q=${encodeURIComponent(of)}`,
				)
			await visit(unmailed)
			const nowhere = await replyTo(page, unmailed)
			await nowhere.field.fill(WORDS)
			await nowhere.send.click()
			await page
				.getByText(/They gave no email address/)
				.first()
				.waitFor()
			expect(await nowhere.field.inputValue()).toBe(WORDS)
			allowComplaints(/status of 4../)
			await visit(name)
			const { card, field, send } = await replyTo(page, name)
			await field.fill(WORDS)
			await send.click()
			await card.getByText('Answered', { exact: true }).waitFor()
			await card.getByText(WORDS).waitFor()
		},
	)
})
