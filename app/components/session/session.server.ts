import { api, type Context, read } from '../../api.server'

const ask = (context: Context) => read(api(context).accounts.session.$get())

const known = new WeakMap<Context, ReturnType<typeof ask>>()

/**
 * The signed-in person: asked once for a page that is read; a request that sends something may change it, so there each
 * asks anew.
 */
export function sessionOf(context: Context, { method }: Request): ReturnType<typeof ask> {
	if (method !== 'GET') return ask(context)
	const session = known.get(context) ?? ask(context)
	known.set(context, session)
	return session
}
