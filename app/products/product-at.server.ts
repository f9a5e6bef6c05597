import { redirect } from 'react-router'
import { api, attempt, type Context, read } from '../api.server'

/**
 * The product with a typed id.
 * @param page the rest of the address of its page
 * @throws a redirect where the id is one in lower case, 404 where there is none
 */
export async function productAt(typed: string, context: Context, page: '' | '/alert' = '') {
	const { products } = api(context).catalogue
	const ask = (id: string) => products[':id'].$get({ param: { id: encodeURIComponent(id) } })
	const lower = typed.toLowerCase()
	if (lower !== typed && !(await attempt(ask(typed))).ok && (await attempt(ask(lower))).ok)
		throw redirect(`/products/${encodeURIComponent(lower)}${page}`, 301)
	return read(ask(typed))
}
