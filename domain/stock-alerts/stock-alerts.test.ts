import { expect, it } from 'vitest'
import type { ProductId, UserId } from '../../shared/ids.ts'
import { runRetention } from '../../store/retention.ts'
import { PASSWORD, product } from '../../test/builders.ts'
import { type Caller, callersOf, idOf } from '../../test/callers.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { stockAlerts } from './back-in-stock.ts'

const ID = 'sold-out-panel'
const DAY_MS = 86_400_000

type Open = (options?: { mode: 'live'; publicUrl: string }) => Promise<TestStore>

/** A shop with a product that is sold out, and what it does with alerts. */
async function shop(open: Open, mode: 'live' | 'demo' = 'live') {
	const opened = await (mode === 'live'
		? open({ mode, publicUrl: 'https://shop.example' })
		: open())
	const admin = await opened.as('Admin')
	const added = await admin.post('/api/products', product({ id: ID, name: 'Sun Panel 400 W' }))
	expect(added.status).toBe(201)
	const setStock = async (stock: number) =>
		expect((await admin.put(`/api/products/${ID}`, { stock })).status).toBe(200)
	await setStock(0)
	const { mails, deliver } = keepMails(opened.store, [stockAlerts])
	/** Has the alerts that are due sent, and their mails. */
	const run = async () => {
		await stockAlerts.run(opened.store, undefined as never)
		await deliver()
	}
	const rows = () =>
		opened.store.db.selectFrom('stock_alerts').select(['email', 'user_id', 'key']).execute()
	return { ...opened, admin, setStock, mails, deliver, run, rows }
}

const ask = (caller: Caller, email?: string) =>
	caller.post('/api/stock-alerts', { productId: ID, email })

describeOnAllEngines('an alert by mail address', (open) => {
	it('is confirmed first, then sent once, and is gone with its mail', async () => {
		const { visitor, mails, deliver, run, setStock, rows, admin } = await shop(open)
		const counts = async () => (await admin.get('/api/stock-alerts/counts')).body
		const receipt = { productId: ID, email: 'asha@example.com', toConfirm: true }
		for (const email of ['asha@example.com', ' ASHA@example.com '])
			expect(await ask(visitor(), email)).toMatchObject({ status: 201, body: receipt })
		await deliver()
		expect(mails).toHaveLength(1)
		const key = /stock-alerts\/confirm\?key=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
		expect(mails[0]?.headers).toEqual({
			'List-Unsubscribe': `<https://shop.example/stock-alerts/stop?key=${key}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		})
		await setStock(3)
		await run()
		// Nobody has confirmed it.
		expect([mails.length, await counts()]).toEqual([1, []])
		await setStock(0)
		const confirmed = await visitor().post('/api/stock-alerts/confirm', { key })
		expect(confirmed.body).toMatchObject({ productId: ID, name: 'Sun Panel 400 W' })
		await run()
		expect([mails.length, await counts()]).toEqual([1, [{ productId: ID, waiting: 1 }]])
		await setStock(2)
		for (let time = 0; time < 2; time++) await run()
		expect(mails).toHaveLength(2)
		expect(mails[1]?.to.address).toBe('asha@example.com')
		expect(mails[1]?.text).toContain('Sun Panel 400 W is back in stock')
		expect(mails[1]?.text).toContain(`https://shop.example/products/${ID}`)
		expect(await rows()).toEqual([])
		await setStock(0)
		await setStock(5)
		await run()
		expect(mails).toHaveLength(2)
	})

	it('ends by the link of its mail, and after its time', async () => {
		const { visitor, run, rows, setStock, mails, deliver, store } = await shop(open)
		await ask(visitor(), 'asha@example.com')
		const [row] = await rows()
		await visitor().post('/api/stock-alerts/confirm', { key: row?.key })
		for (let time = 0; time < 2; time++)
			expect((await visitor().post('/api/stock-alerts/stop', { key: row?.key })).status).toBe(204)
		await deliver()
		mails.length = 0
		await setStock(1)
		await run()
		expect([mails, await rows()]).toEqual([[], []])
		await setStock(0)
		for (const email of ['late@example.com', 'never@example.com']) await ask(visitor(), email)
		const late = (await rows()).find(({ email }) => email === 'late@example.com')
		await visitor().post('/api/stock-alerts/confirm', { key: late?.key })
		const { now } = store
		const left = async (days: number) => {
			store.now = () => now() + days * DAY_MS
			await runRetention(store)
			return (await rows()).map(({ email }) => email).sort()
		}
		expect(await left(6.9)).toEqual(['late@example.com', 'never@example.com'])
		expect(await left(7.1)).toEqual(['late@example.com'])
		expect(await left(364)).toEqual(['late@example.com'])
		expect(await left(366)).toEqual([])
	})
})

describeOnAllEngines('an alert of an account', (open, itOnSqlite) => {
	it('is a notification and a mail, one of each also where the address waits too', async () => {
		const { as, visitor, run, rows, setStock, mails, deliver } = await shop(open)
		const buyer = await as('Buyer')
		const { email } = (await buyer.get('/api/session')).body.user
		for (let time = 0; time < 2; time++)
			expect((await ask(buyer)).body).toEqual({ productId: ID, email, toConfirm: false })
		await ask(visitor(), email)
		const key = (await rows()).find((row) => row.email === email)?.key
		await visitor().post('/api/stock-alerts/confirm', { key })
		await deliver()
		mails.length = 0
		await setStock(1)
		await run()
		expect(mails.map(({ to }) => to.address)).toEqual([email])
		const notices = (await buyer.get('/api/notifications')).body
		expect(notices).toMatchObject([
			{ message: 'Sun Panel 400 W is back in stock.', link: `/products/${ID}` },
		])
		expect(await rows()).toEqual([])
	})

	it('is the owner’s to see and to end, and goes with the account', async () => {
		const { as, rows, visitor } = await shop(open)
		const [buyer, other] = [await as('Buyer'), await as('Buyer')]
		await ask(buyer)
		await ask(other)
		expect((await buyer.get('/api/stock-alerts')).body).toMatchObject([
			{ productId: ID, name: 'Sun Panel 400 W' },
		])
		expect((await buyer.delete(`/api/stock-alerts/${ID}`)).status).toBe(204)
		expect((await buyer.get('/api/stock-alerts')).body).toEqual([])
		expect(await rows()).toHaveLength(1)
		const { email } = (await other.get('/api/session')).body.user
		await ask(visitor(), email)
		const { token } = (await other.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await other.get(`/api/account/data?token=${token}`)).body)
		expect(file).toMatch(/"stockAlerts": \[\s+\{\s+"product_id": "sold-out-panel"/)
		const gone = await other.post('/api/account/deletion', { password: PASSWORD })
		expect(gone.status).toBe(204)
		expect(await rows()).toEqual([])
	})

	itOnSqlite('is all that a demo has, which sends no mails', async () => {
		const { store, run, setStock } = await shop(open, 'demo')
		const { visitor, as } = callersOf(store)
		expect((await ask(visitor(), 'asha@example.com')).body.errors).toEqual({
			email: 'This demo sends no mails. Log in, and the news comes to your notifications.',
		})
		const buyer = await as('Buyer')
		expect((await ask(buyer)).status).toBe(201)
		await setStock(1)
		await run()
		expect((await buyer.get('/api/notifications')).body).toMatchObject([
			{ message: 'Sun Panel 400 W is back in stock.' },
		])
	})

	itOnSqlite('is refused of what is in stock, is not sold, and of the 51st product', async () => {
		const { as, admin, setStock, store, visitor } = await shop(open)
		const buyer = await as('Buyer')
		await setStock(1)
		expect((await ask(buyer)).body.detail).toBe(
			'Sun Panel 400 W is in stock: you can put it in the cart.',
		)
		expect((await buyer.post('/api/stock-alerts', { productId: 'none' })).status).toBe(404)
		await setStock(0)
		expect((await ask(visitor())).body.errors).toEqual({
			email: 'Give the email address to write to, or log in.',
		})
		const user_id = await idOf(buyer)
		const fill = async (from: number, to: number) => {
			for (let n = from; n < to; n++) {
				const id = `awaited-${n}` as ProductId
				await admin.post('/api/products', product({ id }))
				const row = { id, product_id: id, user_id: user_id as UserId, email: null, key: id }
				const at = { confirmed_at: 1, created_at: 1 }
				await store.db
					.insertInto('stock_alerts')
					.values({ ...row, ...at })
					.execute()
			}
		}
		await fill(0, 49)
		expect((await ask(buyer)).status).toBe(201)
		await buyer.delete(`/api/stock-alerts/${ID}`)
		await fill(49, 50)
		expect((await ask(buyer)).body.detail).toBe(
			'You wait for 50 products already. Stop one of them first.',
		)
	})
})
