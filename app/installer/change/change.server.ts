import { type RouterContextProvider, redirect } from 'react-router'
import { NewChange } from '../../../domain/fulfilment/changes/change-schema'
import { requireRole } from '../../account/guard.server'
import { api, attempt, read } from '../../api.server'
import { fieldsOf } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { changeIntents } from './change-intents'

type Context = Readonly<RouterContextProvider>

/** Products that can be chosen from at a time; a search finds the others. */
const OFFERED = '200'
const MAX_QUERY = 100

/** An order and what it could be changed to: the products that a search finds, or the first by name. */
export async function readChange(context: Context, request: Request, id: string) {
	await requireRole(context, request, ['Installer'])
	const { catalogue, orders } = api(context)
	const order = await read(orders[':id'].$get({ param: { id }, query: {} }))
	if (!order.approved) throw redirect('/installer/installations')
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
	const query = { limit: OFFERED, ...(q && { q }) }
	const products = await read(catalogue.products.$get({ query }))
	const offered = products.map(({ id, name, category, price }) => ({ id, name, category, price }))
	return { order, q, products: offered }
}

const Proposal = fieldsOf(NewChange)

/** Proposes what was typed; lines without a product or of none are left out. */
export async function proposeHere(context: Context, request: Request, id: string) {
	await requireRole(context, request, ['Installer'])
	return formAction(request, changeIntents, {
		propose: onForm(Proposal, async ({ items = [], ...json }, form) => {
			const wanted = items.filter(
				({ productId, quantity }) => productId !== '' && !NONE.has(String(quantity).trim()),
			)
			const call = { param: { id }, json: { ...json, items: wanted } }
			const result = await attempt(api(context).changes[':id'].changes.$post(call))
			if (!result.ok) return form.refuse(result.problem)
			throw redirect(`/installer/installations/${id}#change`, 303)
		}),
	})
}

const NONE = new Set(['', '0'])
