import { contactIn } from '../../../domain/contacts/rules'
import type { PortalSearch } from '../../../domain/reports/search/search-schema'
import { STATUS_WORD } from '../../components/orders/order-status'
import type { Group } from '../bar/groups'
import { personPage } from '../people/person-link'

export interface Entry {
	to: string
	name: string
	/** What it is, beside its name. */
	kind: string
}

const ACTIONS: Entry[] = [
	{ to: '/admin/orders/new', name: 'New order for a buyer on the phone', kind: 'Action' },
	{ to: '/admin/add-product', name: 'Add a product', kind: 'Action' },
	{ to: '/admin/import-products', name: 'Import products', kind: 'Action' },
	{ to: '/admin/invitations', name: 'Invite somebody', kind: 'Action' },
	{ to: '/admin/codes', name: 'Add a discount code', kind: 'Action' },
	{ to: '/admin/payments/bank-file', name: 'Read a bank file', kind: 'Action' },
]

/** The actions and pages with all words of a text in their names; a page of no money is in no shop without it. */
export function placesWith(text: string, groups: readonly Group[]): Entry[] {
	const words = text.toLowerCase().split(/\s+/)
	const hasMoney = groups.some(({ live }) => live)
	const pages = groups.flatMap(({ to, label, pages }) =>
		[{ to, label }, ...pages].map((page) => ({ to: page.to, name: page.label, kind: 'Page' })),
	)
	const places = [...ACTIONS.filter(({ to }) => hasMoney || !to.includes('payments')), ...pages]
	return places
		.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
		.filter(({ to }, index, all) => all.findIndex((each) => each.to === to) === index)
}

const MAX_BUYERS = 3

/** The buyers of orders by their phone numbers, each once. */
const buyersOf = (orders: PortalSearch['orders']) =>
	[
		...new Map(
			orders
				.filter(({ phone }) => phone)
				.map((order) => [contactIn(order.phone)?.value ?? order.phone, order]),
		).values(),
	].slice(0, MAX_BUYERS)

/** What the store has found, orders first. */
export const entriesOf = ({ orders, people, products, serials }: PortalSearch): Entry[] => [
	...orders.map(({ id, buyer, city, status }) => ({
		to: `/admin/orders/${id}`,
		name: `${buyer}, ${city} · ${id}`,
		kind: STATUS_WORD[status],
	})),
	...orders
		.filter(({ hasJob }) => hasJob)
		.map(({ id, buyer }) => ({
			to: `/installer/installations/${id}`,
			name: `${buyer} · ${id}`,
			kind: 'Job',
		})),
	...buyersOf(orders).map(({ buyer, phone }) => ({
		to: personPage(phone),
		name: `Everything with ${buyer}, ${phone}`,
		kind: 'Person',
	})),
	...serials.map(({ serial, product, buyer }) => ({
		to: `/admin/warranty?q=${encodeURIComponent(serial)}`,
		name: `${serial}: ${product}, ${buyer}`,
		kind: 'Warranty',
	})),
	...people.map(({ id, name, email, role }) => ({
		to: `/admin/users/${id}`,
		name: `${name}, ${email}`,
		kind: role,
	})),
	...products.map(({ id, name }) => ({
		to: `/admin/products/${encodeURIComponent(id)}`,
		name: `${name} · ${id}`,
		kind: 'Product',
	})),
]
