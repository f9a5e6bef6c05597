import type { Role, SignedIn } from '../shared/actor.ts'
import type { CartId, UserId } from '../shared/ids.ts'
import type { Store } from '../store.ts'
import { SESSION_COOKIE } from './auth.ts'

/** Who is signed in by these headers, and the cookies that keep the session going; null for nobody. */
export async function signedIn(
	store: Store,
	headers: Headers,
	cartId: CartId | null,
): Promise<{ actor: SignedIn; cookies: string[] } | null> {
	if (!headers.get('cookie')?.includes(SESSION_COOKIE)) return null
	const { response, headers: renewed } = await store.auth.api.getSession({
		headers,
		returnHeaders: true,
	})
	if (!response) return null
	const { user, session } = response
	return {
		actor: {
			kind: 'user',
			id: user.id as UserId,
			name: user.name,
			email: user.email,
			role: session.role as Role,
			cartId,
		},
		cookies: renewed.getSetCookie(),
	}
}

/** Whether the session of these headers is still this one's, in the same role; it is not prolonged. */
export async function isStill(store: Store, headers: Headers, actor: SignedIn): Promise<boolean> {
	const found = await store.auth.api.getSession({ headers, query: { disableRefresh: true } })
	return found?.user.id === actor.id && found.session.role === actor.role
}
