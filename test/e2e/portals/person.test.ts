import { expect, it } from 'vitest'
import { enquiry, once, order, shipping } from '../../builders.ts'
import { callersOf } from '../../callers.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'

const demo = anotherStore('demo')

it('a caller is found by phone, with their orders and enquiries, and the call is written down', async () => {
	const { visitor, as } = callersOf(demo.store)
	const asha = shipping({
		fullName: 'Asha Venkatanarasimharajuvaripeta Kulkarni',
		contactNumber: '+91 97654 32109',
		email: 'asha.venkatanarasimharajuvaripeta@example.com',
	})
	const placed = await visitor().post('/api/orders', { ...order(), shipping: asha }, once())
	const asked = enquiry({ name: 'Asha', contactNumber: '97654 32109', message: 'And at night?' })
	expect((await (await as('Buyer')).post('/api/enquiries', asked)).status).toBe(201)
	const admin = await openLiveAdmin(demo)
	await go(admin, `/admin/orders/${placed.body.id}`)
	await admin.getByRole('link', { name: 'Everything with this person' }).click()
	await admin.getByRole('heading', { level: 1, name: 'Asha' }).waitFor()
	const events = admin.getByRole('region', { name: 'Everything, the latest first' })
	await events.getByText('And at night?').waitFor()
	await events.getByText('placed the order').waitFor()
	await admin.getByLabel('What was said').fill('Wants it before Diwali')
	await admin.getByRole('button', { name: 'Write down' }).click()
	await admin.getByText('Written down.').waitFor()
	await events.getByText('Wants it before Diwali', { exact: true }).waitFor()
	await scanFaces(admin)
	await events.getByRole('button', { name: /^Delete the call/ }).click()
	await admin.getByText('Deleted.').waitFor()
	await expect
		.poll(() => events.getByText('Wants it before Diwali', { exact: true }).count())
		.toBe(0)
})

it('a caller is found by typing, and without a script too', async () => {
	const admin = await openLiveAdmin(demo)
	await go(admin, '/admin/people')
	await admin.getByLabel('Search').fill('90000 00')
	await admin.getByText('Nothing yet with 9000000.').waitFor()
	const plain = await openLiveAdmin(demo, false)
	await plain.goto('/admin/people?q=9000000001')
	await plain.getByLabel('What was said').fill('Nobody answered')
	await plain.getByLabel('Kind').selectOption({ label: 'A note' })
	await plain.getByRole('button', { name: 'Write down' }).click()
	await plain.getByRole('button', { name: 'Delete the note: Nobody answered' }).waitFor()
})
