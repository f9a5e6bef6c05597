import { redirect } from 'react-router'
import type { CheckoutQuote } from '../../../../domain/checkout/schema'
import { contactIn } from '../../../../domain/contacts/rules'
import type { OrderForBuyer } from '../../../../domain/orders/schema'
import { type Asked, api, attempt, type Context, read, readPage } from '../../../api.server'
import { sentFields } from '../../../components/forms/sent-fields.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import type { Refused } from '../../../ui/forms/problem'
import type { Values } from '../../../ui/forms/values'
import { forBuyerFields, type OfferedProduct, waysOf } from './for-buyer-fields'
import { forBuyerIntents } from './for-buyer-intents'

const PAGE = 500
/** So many pages of products are offered. */
const MAX_PAGES = 6

/** All products that can be ordered, by name. */
async function readOffered(context: Context): Promise<OfferedProduct[]> {
	const all: OfferedProduct[] = []
	for (let page = 0; page < MAX_PAGES; page++) {
		const query = { limit: String(PAGE), offset: String(page * PAGE) }
		const { items, total } = await readPage(api(context).catalogue.products.$get({ query }))
		all.push(...items.map(({ id, name, price, stock }) => ({ id, name, price, stock })))
		if (all.length >= total) break
	}
	return all.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const FIELDS = ['fullName', 'contactNumber', 'email', 'street', 'city', 'zipCode', 'state'] as const

/** The details of somebody with this phone number or mail address, from their newest order where they have one. */
async function knownBuyer(context: Context, typed: string | null): Promise<Values> {
	const contact = contactIn(typed ?? '')
	if (!contact) return {}
	const query = { q: contact.value, limit: '1' }
	const [order] = await read(api(context).orders.$get({ query }))
	const other = contact.kind === 'email' ? 'email' : 'contactNumber'
	if (!order) return { [`shipping.${other}`]: contact.value }
	return Object.fromEntries(
		FIELDS.map((name) => [`shipping.${name}`, order.shipping[name] ?? undefined]),
	)
}

/** The products to choose from, the ways to pay, and the known details of the buyer in the address. */
export async function loadForBuyer(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const product = searchParams.get('product')
	const [products, store, buyer] = await Promise.all([
		readOffered(context),
		read(api(context).store.$get()),
		knownBuyer(context, searchParams.get('contact')),
	])
	const line: Values = product ? { 'items.0.productId': product, 'items.0.quantity': '1' } : {}
	return {
		products,
		ways: waysOf(store.payments),
		isLive: store.mode === 'live',
		initial: { ...buyer, ...line },
		requestKey: crypto.randomUUID(),
	}
}

/** A quotation that was issued, with the links to it. */
export interface IssuedQuotation {
	id: string
	number: string
	/** Its address for the recipient. */
	link: string
	phone: string
}

interface Answer {
	problem: Refused['problem'] | null
	/** The price of the typed goods. */
	quote?: CheckoutQuote
	values?: Values
	issued?: IssuedQuotation
}

/** Handles the form for a buyer: its price, an order, or a quotation. */
export async function handleForBuyer({ request, context }: Asked): Promise<Answer> {
	const { payments, mode } = await read(api(context).store.$get())
	const { buyer, goods, choices } = forBuyerFields([], waysOf(payments))
	const fields = sentFields<OrderForBuyer>(() => [...buyer, ...goods, ...choices])
	const quoted = async (order: OrderForBuyer) => {
		const { items, fulfilment, payment, schedule, code, shipping } = order
		const address = { zipCode: shipping.zipCode, state: shipping.state }
		const json = { items, fulfilment, payment, schedule, code, address }
		return attempt(api(context).checkout.quote.$post({ json }))
	}
	const headed = ({ idempotencyKey = '' }: Values) => ({ 'idempotency-key': idempotencyKey })
	return formAction(request, forBuyerIntents, {
		price: onForm(fields, async (order, form): Promise<Answer> => {
			const { values } = form
			const quote = await quoted(order)
			if (quote.ok) return { problem: null, quote: quote.value, values }
			return { problem: asTyped(form.refuse(quote.problem).problem), values }
		}),
		place: onForm(fields, async (order, form): Promise<Answer> => {
			const { values } = form
			const shipping = { ...order.shipping, country: 'India' }
			const json = { ...order, shipping, quote: mode === 'live' ? values.quote : undefined }
			const call = { header: headed(values), json }
			const placed = await attempt(api(context).orders['for-buyer'].$post(call))
			if (placed.ok) throw redirect(`/admin/orders/${placed.value.id}`, 303)
			// At another price, it is shown anew.
			const quote = mode === 'live' ? await quoted(order) : null
			const problem = form.refuse(placed.problem).problem
			return { problem, values, quote: quote?.ok ? quote.value : undefined }
		}),
		quotation: onForm(fields, async ({ payment: _, ...order }, form): Promise<Answer> => {
			const call = { header: headed(form.values), json: order }
			const issued = await attempt(api(context).quotations['for-buyer'].$post(call))
			if (!issued.ok) return form.refuse(issued.problem)
			const { id, number, trackingKey } = issued.value
			const address = new URL(`/quotations/${id}`, request.url)
			if (trackingKey) address.searchParams.set('key', trackingKey)
			const phone = order.shipping.contactNumber
			return { problem: null, issued: { id, number, link: address.href, phone } }
		}),
	})
}

/** With the mistakes of a quote at the fields of the form: a quote has the address under a name of its own. */
function asTyped<P extends Refused['problem']>(problem: P): P {
	const fields = Object.entries(problem.fields).map(([path, sentence]) => [
		path.replace(/^address\./, 'shipping.'),
		sentence,
	])
	return { ...problem, fields: Object.fromEntries(fields) }
}
