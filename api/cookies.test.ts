import { expect, it } from 'vitest'
import { account } from '../test/builders.ts'
import { describeOnSqlite } from '../test/store.ts'

const item = { productId: 'solar-panel-250w' }

describeOnSqlite('the store’s cookies', (open) => {
	async function given(options: Parameters<typeof open>[0]) {
		const { visitor } = await open(options)
		const caller = visitor()
		const added = await caller.post('/api/cart/items', item)
		const made = await caller.post('/api/users', account())
		const left = await caller.delete('/api/session')
		expect(left.status).toBe(200)
		const set = [added, made, left].flatMap(({ headers }) => headers.getSetCookie())
		expect(set.length).toBeGreaterThan(3)
		return { set, caller, added, made }
	}

	it('are bound to the host and to TLS where PUBLIC_URL is https, when they are cleared too', async () => {
		const { set, added, made } = await given({ publicUrl: 'https://shop.example' })
		for (const cookie of set)
			expect(cookie).toMatch(
				/^__Host-solbazaar\.[\w]+=(?=.*; Path=\/(?:;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*; Domain=)/i,
			)
		expect(added.headers.getSetCookie().join()).toMatch(/__Host-solbazaar\.cart=/)
		expect(made.headers.getSetCookie().join()).toMatch(/__Host-solbazaar\.session_token=/)
	})

	it('go over http elsewhere, in a live store too', async () => {
		for (const publicUrl of [undefined, 'http://shop.example'])
			for (const mode of ['demo', 'live'] as const) {
				const { set } = await given({ mode, sampleData: true, ...(publicUrl && { publicUrl }) })
				for (const cookie of set)
					expect(cookie).toMatch(/^solbazaar\.\w+=(?=.*; HttpOnly)(?!.*; Secure)/i)
			}
	})

	it('know who came with them, and nobody by the same cookie without its prefix', async () => {
		const { visitor } = await open({ publicUrl: 'https://shop.example' })
		const caller = visitor()
		await caller.post('/api/users', account({ email: 'asha@example.com' }))
		await caller.post('/api/cart/items', item)
		const guest = visitor()
		await guest.post('/api/cart/items', item)
		expect((await caller.get('/api/session')).body.user.email).toBe('asha@example.com')
		expect((await guest.get('/api/cart')).body.count).toBe(1)
		for (const { cookies } of [caller, guest])
			for (const [name, value] of [...cookies]) {
				cookies.delete(name)
				cookies.set(name.replace('__Host-', ''), value)
			}
		expect((await caller.get('/api/session')).body.user).toBeNull()
		expect((await guest.get('/api/cart')).body.count).toBe(0)
	})
})
