import type { Role } from '../../../shared/actor.ts'
import { setRole, withoutMail } from '../../callers.ts'
import type { Shop } from '../another-store.ts'
import { open, type View } from '../pages.ts'

/**
 * A signed-in page of a live store; of an admin as if they had given the code of their app.
 * @returns it with the account that it is signed in with
 */
export async function openLivePerson(
	{ store, address }: Pick<Shop, 'store' | 'address'>,
	role: Role,
	{ name, ...view }: View & { name: string },
) {
	const page = await open({ ...view, address })
	const password = 'sunny-day-in-pune'
	const email = `${role.toLowerCase()}-${crypto.randomUUID()}@example.com`
	const data = { email, name, password, confirmPassword: password, role: 'Buyer' }
	const made = await withoutMail(store, () => page.request.post('/api/users', { data }))
	const { id } = (await made.json()).user
	await setRole(store, id, role)
	return { page, email }
}

/** A page of an admin of a live store. */
export async function openLiveAdmin(
	shop: Pick<Shop, 'store' | 'address'>,
	javaScript = true,
	width = 390,
) {
	return (await openLivePerson(shop, 'Admin', { name: 'Meera', javaScript, width })).page
}
