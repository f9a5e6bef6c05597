import { data, redirect, replace } from 'react-router'
import { type ApiProblem, api, attempt, type Context, read } from '../api.server'
import { LINKED } from '../shell/page-title'

/** A tracking link is used once: from then on a cookie opens the order, and the secret is out of the address. @throws a redirect to that */
export async function followByKey(context: Context, id: string, url: URL): Promise<void> {
	const key = url.searchParams.get('key')
	if (key === null) return
	await attempt(api(context).orders[':id'].follow.$put({ param: { id }, json: { key } }))
	throw replace(url.pathname, { headers: LINKED })
}

/** @throws the way to log in, for a visitor whom an order is not shown; else the problem */
export async function refuseOrder(
	context: Context,
	id: string,
	problem: ApiProblem,
): Promise<never> {
	const { user } = await read(api(context).accounts.session.$get())
	if (!user && problem.status === 404)
		throw redirect(`/orders/${encodeURIComponent(id)}/login`, { headers: LINKED })
	throw data(problem, { status: problem.status })
}
