import { withoutMail } from '../../test/callers.ts'
import type { openAnother } from '../another-store.ts'
import { open } from '../journey.ts'

export type Shop = Awaited<ReturnType<typeof openAnother>>

/** A page of an admin of a live store, as if they had given the code of their app. */
export async function openLiveAdmin({ store, address }: Shop, javaScript = true, width = 390) {
	const page = await open({ address, javaScript, width })
	const password = 'sunny-day-in-pune'
	const email = `admin-${crypto.randomUUID()}@example.com`
	const data = { email, name: 'Meera', password, confirmPassword: password, role: 'Buyer' }
	const made = await withoutMail(store, () => page.request.post('/api/users', { data }))
	const { id } = (await made.json()).user
	const admin = { role: 'Admin', two_factor_enabled: 1 } as const
	await store.db.updateTable('users').set(admin).where('id', '=', id).execute()
	await store.db.updateTable('sessions').set({ role: 'Admin' }).where('user_id', '=', id).execute()
	return page
}
