import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { enquiry, once, order, PASSWORD, shipping } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { folderOf } from '../../test/files/folder-of.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const WRONG = 'Incorrect password. Please try again.'

async function buyerWithOrder({ as }: TestStore) {
	const buyer = await as('Buyer')
	const placed = await buyer.post('/api/orders', order(), once())
	expect(placed.status).toBe(201)
	const { user } = (await buyer.get('/api/session')).body
	return { buyer, id: placed.body.id as string, user }
}

const deleteAccount = (caller: Caller, password = PASSWORD) =>
	caller.post('/api/account/deletion', { password })

describeOnAllEngines('deleting one’s account', (open, itOnSqlite) => {
	it('leaves the order, and nothing by which anybody could log in or find the person', async () => {
		const opened = await open()
		const { store, as, visitor } = opened
		const { buyer, id, user } = await buyerWithOrder(opened)
		await buyer.post('/api/cart/items', { productId: 'solar-panel-500w', quantity: 1 })
		expect((await buyer.post('/api/enquiries', enquiry())).status).toBe(201)
		expect((await buyer.post('/api/account/addresses', shipping())).status).toBe(201)
		const view = { list: 'orders', name: 'Mine', query: 'status=pending' }
		expect((await buyer.post('/api/account/list-views', view)).status).toBe(201)
		const used = { list: 'orders', query: 'status=pending' }
		expect((await buyer.put('/api/account/list-filters', used)).status).toBe(200)
		await buyer.post('/api/newsletter', { email: user.email })
		const noted = { contact: shipping().contactNumber, kind: 'call', text: 'Wants a balcony set' }
		const admin = await as('Admin')
		expect((await admin.post('/api/contact-notes', noted)).status).toBe(201)
		expect((await buyer.get('/api/account/deletion')).body).toMatchObject({
			openOrders: [{ id, as: 'buyer' }],
		})
		expect((await deleteAccount(buyer)).body).toMatchObject({
			status: 409,
			detail: `Order ${id} is not done yet. Cancel it or wait until it is done, then delete your account.`,
		})
		await buyer.post(`/api/orders/${id}/cancel`)
		expect((await deleteAccount(buyer, 'wrong')).body.errors).toEqual({ password: WRONG })
		expect((await deleteAccount(buyer)).status).toBe(204)
		expect((await buyer.get('/api/session')).body).toEqual({ user: null })
		const login = { email: user.email, password: PASSWORD, role: 'Buyer' }
		expect((await visitor().post('/api/session', login)).status).toBe(401)
		const said = await store.db.selectFrom('notifications').select('code').execute()
		expect(said).not.toContainEqual({ code: 'enquiries.new_from' })
		expect((await admin.get(`/api/orders/${id}`)).body).toMatchObject({
			id,
			shipping: { fullName: order().shipping.fullName },
		})
		expect((await admin.get('/api/users')).body).toContainEqual(
			expect.objectContaining({ id: user.id, name: 'Deleted account', suspended: true }),
		)
		for (const table of [
			'carts',
			'saved_addresses',
			'saved_plans',
			'list_views',
			'list_filters',
			'credentials',
			'enquiries',
			'newsletter_subscribers',
			'contact_notes',
		] as const)
			expect([
				table,
				await store.db
					.selectFrom(table as 'carts')
					.selectAll()
					.execute(),
			]).toEqual([table, table === 'credentials' ? [expect.anything()] : []])
		const again = { email: user.email, name: 'Asha', password: PASSWORD, confirmPassword: PASSWORD }
		expect((await visitor().post('/api/users', { ...again, role: 'Buyer' })).status).toBe(201)
	})

	itOnSqlite('is refused to the only admin, and to an installer with a job', async () => {
		const opened = await open()
		const { id } = await buyerWithOrder(opened)
		const [installer, admin] = await opened.people('Installer', 'Admin')
		expect((await installer.post(`/api/orders/${id}/accept`)).status).toBe(200)
		expect((await deleteAccount(installer)).body.detail).toMatch(`Order ${id} is not done yet.`)
		expect((await admin.get('/api/account/deletion')).body).toEqual({
			openOrders: [],
			owed: [],
			isLastAdmin: true,
		})
		expect((await deleteAccount(admin)).status).toBe(409)
		const other = await opened.as('Admin')
		expect((await deleteAccount(admin)).status).toBe(204)
		expect((await other.get('/api/users')).status).toBe(200)
	})
})

const NO_APPOINTMENT = {
	appointment_at: null,
	appointment_minutes: null,
	appointment_state: null,
	appointment_preference: null,
}

const SIGNED = { customer_name: 'Asha', completed_at: 1, signature: 'M20 120L60 40' }

describeOnAllEngines('one’s own data', (open) => {
	it('is a ZIP file with what is theirs, photos included, once the password is given', async () => {
		const opened = await open({ onDisk: true })
		const { store } = opened
		const { buyer, id, user } = await buyerWithOrder(opened)
		const other = await buyerWithOrder(opened)
		const installer = await opened.as('Installer')
		await installer.post(`/api/orders/${id}/accept`)
		mkdirSync(folderOf(store, 'photos'), { recursive: true })
		writeFileSync(join(folderOf(store, 'photos'), 'roof.webp'), 'a picture of the roof')
		const by = (await installer.get('/api/session')).body.user.id
		const job = { order_id: id as never, installer_id: by, created_at: 1, updated_at: 1 }
		await store.db
			.insertInto('installations')
			.values({ ...job, ...SIGNED, ...NO_APPOINTMENT })
			.execute()
		await store.db
			.insertInto('installation_photos')
			.values({ id: 'p', order_id: id as never, step: 'survey', image: 'roof', created_at: 1 })
			.execute()
		await buyer.post('/api/account/addresses', shipping({ street: 'Plot 7, Baner Road' }))
		const noted = { contact: user.email, kind: 'note', text: 'Likes black frames' }
		expect((await (await opened.as('Admin')).post('/api/contact-notes', noted)).status).toBe(201)
		expect((await buyer.post('/api/account/data', { password: 'wrong' })).status).toBe(422)
		const { status, body } = await buyer.post('/api/account/data', { password: PASSWORD })
		expect(status).toBe(201)
		const address = `/api/account/data?token=${body.token}`
		const file = await buyer.get(address)
		expect(file.headers.get('content-type')).toBe('application/zip')
		const text = String(file.body)
		expect(text).toContain(SIGNED.signature)
		expect(text).toContain(`photos/${id}/roof.webp`)
		expect(text).toContain('a picture of the roof')
		expect(text).toContain(`"email": "${user.email}"`)
		expect(text).toContain('Plot 7, Baner Road')
		expect(text).toContain('Likes black frames')
		expect(text).not.toContain(other.id)
		expect(text).not.toMatch(/tracking_key|password|token/)
		expect((await other.buyer.get(address)).status).toBe(422)
		expect((await opened.visitor().get(address)).status).toBe(401)
		const now = store.now
		store.now = () => now() + 16 * 60_000
		expect((await buyer.get(address)).body.detail).toBe(
			'This download has expired. Confirm your password again.',
		)
	})
})
