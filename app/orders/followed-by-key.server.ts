import { data, redirect, replace } from 'react-router'
import { type ApiProblem, api, attempt, type Context, read } from '../api.server'

/** The address of a tracking link holds a secret, so no other page gets it. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }

/** A tracking link is used once: from then on a cookie opens the order, and the secret is out of the address. @throws a redirect to that */
export async function followByKey(context: Context, id: string, url: URL): Promise<void> {
	const key = url.searchParams.get('key')
	if (key === null) return
	await attempt(api(context).orders[':id'].follow.$put({ param: { id }, json: { key } }))
	throw replace(url.pathname, { headers: PRIVATE })
}

/** @throws the way to log in, for a visitor whom an order is not shown; else the problem */
export async function refuseOrder(
	context: Context,
	id: string,
	problem: ApiProblem,
): Promise<never> {
	const { user } = await read(api(context).accounts.session.$get())
	if (!user && problem.status === 404)
		throw redirect(`/orders/${encodeURIComponent(id)}/login`, { headers: PRIVATE })
	throw data(problem, { status: problem.status })
}
