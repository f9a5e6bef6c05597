import { redirect } from 'react-router'
import type { z } from 'zod'
import { NewChange } from '../../../domain/fulfilment/changes/change-schema'
import { type Asked, api, attempt, type Context, read } from '../../api.server'
import { fieldsOf } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { changeIntents } from './change-intents'

/** Products that can be chosen from at a time; a search finds the others. */
const OFFERED = '200'
const MAX_QUERY = 100
/** Products that were chosen and that a search does not find. */
const MAX_CHOSEN = 10

/** An order and the products it could be changed to: those that a search finds, or the first by name. */
export async function readChange(context: Context, request: Request, id: string) {
	const { catalogue, orders } = api(context)
	const order = await read(orders[':id'].$get({ param: { id }, query: {} }))
	if (!order.approved) throw redirect('/installer/installations')
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
	const query = { limit: OFFERED, q: q || undefined }
	const found = await read(catalogue.products.$get({ query }))
	const typed = typedIn(searchParams)
	const known = new Set(
		[...found, ...order.items.map(({ productId: id }) => ({ id }))].map(({ id }) => id),
	)
	const chosen = typed.lines
		.map(({ productId }) => productId)
		.filter((each) => each && !known.has(each))
	const others = await Promise.all(
		[...new Set(chosen)]
			.slice(0, MAX_CHOSEN)
			.map((productId) => attempt(catalogue.products[':id'].$get({ param: { id: productId } }))),
	)
	const products = [...others.flatMap((each) => (each.ok ? each.value : [])), ...found]
	const offered = products.map(({ id, name, category, price }) => ({ id, name, category, price }))
	return { order, q, typed, products: offered }
}

const Proposal = fieldsOf(NewChange)

/** A proposal as it was typed. */
export interface TypedChange {
	lines: { productId: string; quantity: string }[]
	reason: string
}

type Items = z.input<typeof NewChange>['items']

const typedOf = (items: Items, reason: string | undefined): TypedChange => ({
	lines: items.map(({ productId = '', quantity = '' }) => ({
		productId,
		quantity: String(quantity),
	})),
	reason: reason ?? '',
})

/** The values typed before a search for other products: the search has them in its address. */
function typedIn(params: URLSearchParams): TypedChange {
	const form = new FormData()
	for (const [name, value] of params) form.append(name, value)
	const { items = [], reason } = Proposal.read(form)
	return typedOf(items, reason)
}

/** Sends the typed proposal; lines without a product or with a quantity of 0 are left out. */
export async function proposeHere({ request, context, params: { id } }: Asked<'id'>) {
	return formAction(request, changeIntents, {
		propose: onForm(Proposal, async ({ items = [], ...json }, form) => {
			const wanted = items.filter(
				({ productId, quantity }) => productId !== '' && !NONE.has(String(quantity).trim()),
			)
			const call = { param: { id }, json: { ...json, items: wanted } }
			const result = await attempt(api(context).changes[':id'].changes.$post(call))
			if (!result.ok) return { ...form.refuse(result.problem), typed: typedOf(items, json.reason) }
			throw redirect(`/installer/installations/${id}#change`, 303)
		}),
	})
}

const NONE = new Set(['', '0'])
