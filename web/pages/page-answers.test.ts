import { expect, it } from 'vitest'
import { enquiry, once, order, product } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { TAKEN } from '../../test/forms/accepted-forms.ts'
import type { Fields } from '../../test/forms/form.ts'
import { REFUSED } from '../../test/forms/refused-forms.ts'
import { webOf } from '../../test/pages.ts'
import { describeOnSqlite, type TestStore } from '../../test/store.ts'

const THREE_DAYS_MS = 3 * 86_400_000

describeOnSqlite('a form, where no script has sent it', (open) => {
	async function scene(opened: TestStore) {
		const web = webOf(opened.store)
		const callers = {
			visitor: opened.visitor(),
			Buyer: await opened.as('Buyer'),
			Installer: await opened.as('Installer'),
			Admin: await opened.as('Admin'),
		}
		const { Buyer, Installer, Admin } = callers
		await Admin.post('/api/products', product())
		const placed = await Buyer.post('/api/orders', order({ 'test-panel': 2 }), once())
		await Installer.post(`/api/orders/${placed.body.id}/accept`, {})
		const at = new Date(Date.now() + THREE_DAYS_MS).toISOString()
		const proposed = { at, minutes: 120 }
		const made = await Installer.put(`/api/orders/${placed.body.id}/appointment`, proposed)
		expect(made.status).toBe(200)
		const waiting = await Buyer.post('/api/orders', order({ 'test-panel': 1 }), once())
		await Buyer.post('/api/cart/items', { productId: 'test-panel', quantity: 1 })
		const asked = await Buyer.post('/api/enquiries', enquiry())
		await Installer.post(`/api/enquiries/${asked.body.id}/take`)
		const buyer = await Buyer.get('/api/session')
		const installer = await Installer.get('/api/session')
		const ids: Record<string, string> = {
			id: placed.body.id,
			waiting: waiting.body.id,
			enquiry: asked.body.id,
			buyer: buyer.body.user.id,
			installer: installer.body.user.id,
		}
		const filled = (text: string) => text.replace(/:([a-z]+)/g, (all, name) => ids[name] ?? all)
		const send = (caller: Caller, page: string, fields: Fields) => {
			const { cookie } = caller
			const body = new FormData()
			for (const [name, value] of fields) body.append(name, filled(value))
			const url = `http://store.test${filled(page)}`
			const request = new Request(url, { method: 'POST', headers: { cookie }, body })
			return web.fetch(request, { address: '192.0.2.1', inProcess: false })
		}
		return { callers, send, filled }
	}

	it('that is not taken is shown again with what was typed, and why', async () => {
		const { callers, send, filled } = await scene(await open())
		for (const { page, as, fields, says, shows = [] } of REFUSED) {
			const what = `${page} ${fields[0]?.join('=')}`
			const answer = await send(callers[as], page, fields)
			expect(answer.status, what).toBeLessThan(300)
			const html = (await answer.text())
				.replace(/<script.*?<\/script>/gs, '')
				.replaceAll('&amp;', '&')
			expect.soft(html.includes(filled(says)), `${what} says why`).toBe(true)
			for (const text of shows)
				expect.soft(html.includes(text), `${what} shows ${text.slice(0, 20)}`).toBe(true)
			expect.soft(html.includes('hidden-secret'), `${what} shows a password`).toBe(false)
		}
	}, 60_000)

	it('that is taken leads on, and back to where it stood', async () => {
		const { callers, send, filled } = await scene(await open())
		for (const { page, as, fields, to } of TAKEN) {
			const answer = await send(callers[as], page, fields)
			const led = answer.headers.get('location')
			if (typeof to === 'string') expect.soft(led, page).toBe(filled(to))
			else expect.soft(led, page).toMatch(to)
			expect.soft([302, 303], page).toContain(answer.status)
		}
	}, 60_000)

	it.each(TAKEN.filter(({ stays }) => stays))(
		'that is sent to $page by a script is answered by itself',
		async ({ page, as, fields }) => {
			const { callers, send } = await scene(await open())
			const answer = await send(callers[as], page.replace(/\?|$/, '.data$&'), fields)
			expect(answer.status).toBe(200)
		},
		60_000,
	)
})
