import { expect, it } from 'vitest'
import { enquiry, once, order, product } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { webOf } from '../../test/pages.ts'
import { onOneDatabase, type TestStore } from '../../test/store.ts'

type Fields = [name: string, value: string][]

interface Refused {
	page: string
	as: 'visitor' | 'Buyer' | 'Installer' | 'Admin'
	fields: Fields
	/** What the page says of it. */
	says: string
	/** What it shows again of what was typed. */
	shows?: string[]
}

const THREE_DAYS_MS = 3 * 86_400_000
const LONG = `Because ${'x'.repeat(500)}`
const PLAN = '/planner?pin=411038&bill=4000'
const ASK = `/planner/ask?plan=${encodeURIComponent(PLAN)}`
const TOO_LONG = 'Use at most 500 characters.'

const REFUSED: Refused[] = [
	{
		page: '/login',
		as: 'visitor',
		fields: [
			['email', 'nobody@example.com'],
			['password', 'hidden-secret'],
			['role', 'Installer'],
		],
		says: 'User not found. Please check your email or sign up first.',
		shows: ['nobody@example.com'],
	},
	{
		page: '/signup',
		as: 'visitor',
		fields: [
			['email', 'asha-at-home'],
			['name', 'Asha Typed'],
			['password', 'hidden-secret'],
			['confirmPassword', 'another'],
			['role', 'Buyer'],
		],
		says: 'Invalid email format.',
		shows: ['asha-at-home', 'Asha Typed'],
	},
	{
		page: '/account/apply',
		as: 'Buyer',
		fields: [
			['firm', 'Sun of Pune'],
			['licenceNumber', ''],
			['message', 'Since 2011'],
		],
		says: 'Licence number is required.',
		shows: ['Sun of Pune', 'Since 2011'],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'profile'],
			['name', `Asha ${'x'.repeat(100)}`],
		],
		says: 'Use at most 100 characters.',
		shows: [`Asha ${'x'.repeat(100)}`],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'password'],
			['currentPassword', 'hidden-secret'],
			['password', 'sunny-day-in-goa'],
			['confirmPassword', 'hidden-secret'],
		],
		says: 'Passwords do not match.',
	},
	{
		page: '/support',
		as: 'visitor',
		fields: [
			['name', 'Asha Typed'],
			['email', 'asha-at-home'],
			['subject', 'Cables'],
			['message', 'How long are they?'],
		],
		says: 'Invalid email format.',
		shows: ['Asha Typed', 'asha-at-home', 'Cables', 'How long are they?'],
	},
	{
		page: '/newsletter',
		as: 'visitor',
		fields: [['email', 'asha-at-home']],
		says: 'Invalid email format.',
		shows: ['asha-at-home'],
	},
	{
		page: ASK,
		as: 'visitor',
		fields: [
			['plan', PLAN],
			['summary', 'A plan'],
			['name', 'Asha Typed'],
			['contactNumber', ''],
			['email', ''],
			['pin', '41103'],
			['message', 'After six'],
		],
		says: 'Give a contact number or an email address.',
		shows: ['Asha Typed', '41103', 'After six'],
	},
	{
		page: '/checkout',
		as: 'Buyer',
		fields: [
			['idempotencyKey', 'key-of-this-form'],
			['seen', '{}'],
			['fullName', 'Asha Typed'],
			['street', ''],
			['city', 'Nashik Road'],
			['zipCode', '422101'],
			['country', 'India'],
			['contactNumber', '12'],
			['email', ''],
		],
		says: 'Street is required.',
		shows: ['key-of-this-form', 'Asha Typed', 'Nashik Road', '422101'],
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'set'],
			['productId', 'test-panel'],
			['quantity', 'many'],
		],
		says: 'Quantity must be a whole number.',
	},
	{
		page: '/orders/:id',
		as: 'Buyer',
		fields: [
			['intent', 'another-appointment'],
			['preference', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/installer/profile',
		as: 'Installer',
		fields: [
			['firm', 'Sun of Pune'],
			['licenceNumber', ''],
			['basePin', '41103'],
			['pinPrefixes', '411, 4x'],
			['jobsAWeek', 'some'],
		],
		says: '“4x”: Type the first two to six digits of a PIN code, such as 411 or 411038.',
		shows: ['Sun of Pune', '41103', '411, 4x'],
	},
	{
		page: '/installer/orders',
		as: 'Installer',
		fields: [
			['intent', 'decline'],
			['id', ':waiting'],
			['reason', LONG],
		],
		says: `:waiting: ${TOO_LONG}`,
	},
	{
		page: '/installer/enquiries',
		as: 'Installer',
		fields: [
			['intent', 'answer'],
			['id', ':enquiry'],
			['note', LONG],
		],
		says: TOO_LONG,
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'propose'],
			['date', '2031-12-24'],
			['time', '11:45'],
			['minutes', '5'],
		],
		says: 'An appointment lasts between 30 minutes and 10 hours.',
		shows: ['2031-12-24', '11:45'],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'note'],
			['step', 'survey'],
			['note', LONG.repeat(4)],
		],
		says: 'Use at most 2,000 characters.',
		shows: [LONG.repeat(4)],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'serials'],
			['productId', 'test-panel'],
			['serials', `A1\nB${'2'.repeat(100)}`],
		],
		says: 'Use at most 100 characters.',
		shows: [`B${'2'.repeat(100)}`],
	},
	{
		page: '/installer/installations/:id',
		as: 'Installer',
		fields: [
			['intent', 'hand-back'],
			['reason', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/admin/orders/:waiting',
		as: 'Admin',
		fields: [
			['intent', 'reassign'],
			['installerId', 'nobody'],
			['reason', 'Asked to be spared'],
		],
		says: 'There is no installer with this id, or the account is suspended.',
		shows: ['Asked to be spared'],
	},
	{
		page: '/admin/orders/:waiting',
		as: 'Admin',
		fields: [
			['intent', 'cancel'],
			['reason', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/admin/users',
		as: 'Admin',
		fields: [
			['intent', 'set-role'],
			['id', ':buyer'],
			['role', 'Owner'],
		],
		says: 'Choose a role.',
	},
	{
		page: '/admin/dashboard?tab=feedback',
		as: 'Admin',
		fields: [
			['intent', 'set-status'],
			['id', 'none'],
			['status', 'Lost'],
		],
		says: 'Status must be Pending, Reviewed or Resolved.',
	},
	{
		page: '/admin/add-product',
		as: 'Admin',
		fields: [
			['id', 'typed-id'],
			['name', 'A typed name'],
			['category', 'Panels'],
			['price', 'dear'],
			['stock', '3'],
		],
		says: 'Price must be a positive number',
		shows: ['typed-id', 'A typed name', 'dear'],
	},
	{
		page: '/admin/products/test-panel',
		as: 'Admin',
		fields: [
			['intent', 'save'],
			['name', 'A typed name'],
			['price', '-3'],
		],
		says: 'Price must be a positive number',
		shows: ['A typed name', '-3'],
	},
	{
		page: '/admin/manage-products',
		as: 'Admin',
		fields: [
			['intent', 'price'],
			['id', 'test-panel'],
			['name', 'Test Panel'],
			['value', 'dear'],
			['was', '9999.5'],
		],
		says: 'Price must be a positive number',
	},
	{
		page: '/admin/manage-stocks?q=test-panel',
		as: 'Admin',
		fields: [
			['stock:test-panel', 'many'],
			['before:test-panel', '8'],
		],
		says: 'Type a whole number of 0 or more.',
		shows: ['many'],
	},
	{
		page: '/admin/delete-product?delete=all',
		as: 'Admin',
		fields: [
			['intent', 'delete-all'],
			['confirmation', 'yes'],
		],
		says: 'Type DELETE in capital letters to confirm.',
	},
	{
		page: '/admin/import-products',
		as: 'Admin',
		fields: [['intent', 'check']],
		says: 'Choose a CSV file.',
	},
]

onOneDatabase('a form that is not taken, where no script has sent it', (open) => {
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
		const ids: Record<string, string> = {
			id: placed.body.id,
			waiting: waiting.body.id,
			enquiry: asked.body.id,
			buyer: buyer.body.user.id,
		}
		const filled = (text: string) => text.replace(/:([a-z]+)/g, (all, name) => ids[name] ?? all)
		const send = (caller: Caller, page: string, fields: Fields) => {
			const cookie = [...caller.cookies].map((pair) => pair.join('=')).join('; ')
			const body = new FormData()
			for (const [name, value] of fields) body.append(name, filled(value))
			const url = `http://store.test${filled(page)}`
			const request = new Request(url, { method: 'POST', headers: { cookie }, body })
			return web.fetch(request, { address: '192.0.2.1', inProcess: false })
		}
		return { callers, send, filled }
	}

	it('is shown again with what was typed, and why', async () => {
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
})
