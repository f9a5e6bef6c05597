import type { OrderWork, Worklist } from '../../../domain/reports/worklist/worklist-schema'
import { TABS } from '../dashboard/tabs'
import { ORDER_WORK_LABELS } from '../orders/work-labels'

interface PageLink {
	to: string
	label: string
	/** Only where the shop takes money. */
	live?: true
	/** The work that is done there, which is counted beside it. */
	work?: readonly OrderWork[]
	/** Only where some of its work waits. */
	whileWaiting?: true
}

export interface Group extends PageLink {
	/** Its name on a tab of a phone. */
	short: string
	pages: readonly PageLink[]
	/** How much of it waits. */
	waiting?: (work: Worklist) => number
	/** The words after that number, for readers of the page. */
	counted?: string
}

const page = (to: string, label: string): PageLink => ({ to, label })
const money = (to: string, label: string): PageLink => ({ to, label, live: true })
const orders = (kind: OrderWork): PageLink => ({
	to: `/admin/orders?work=${kind}`,
	label: ORDER_WORK_LABELS[kind],
	work: [kind],
	whileWaiting: true,
})

const ORDER_LISTS: readonly OrderWork[] = [
	'to-send',
	'unassigned',
	'suspended-installer',
	'visit-past',
	'undertaking-missing',
]
const REQUESTS: readonly OrderWork[] = ['cancellation-asked']
const RETURNS: readonly OrderWork[] = ['return-asked', 'return-awaited']
const CLAIMS: readonly OrderWork[] = ['claim-waiting', 'claim-late']

/** How much of some kinds of work waits. */
export const waitingOf = (kinds: readonly OrderWork[], work: Worklist | null): number =>
	kinds.reduce((sum, kind) => sum + (work?.[kind] ?? 0), 0)

/** All pages of the admin's portal that are no part of another one, by what an admin has in mind. */
export const GROUPS: readonly Group[] = [
	{
		...page('/admin/dashboard?tab=dashboard', 'Overview'),
		short: 'Overview',
		pages: TABS.map(({ id, label }) => page(`/admin/dashboard?tab=${id}`, label)),
	},
	{
		...page('/admin/products', 'Product Management'),
		short: 'Products',
		pages: [
			page('/admin/products', 'Products'),
			page('/admin/manage-stocks', 'Stock'),
			page('/admin/import-products', 'Import'),
			page('/admin/almm-list', 'ALMM'),
			page('/admin/codes', 'Codes'),
			page('/admin/delivery', 'Delivery'),
			page('/admin/facts', 'Tariffs'),
		],
	},
	{
		...page('/admin/users', 'User Management'),
		short: 'Users',
		pages: [page('/admin/users', 'Users'), page('/admin/subscribers', 'Subscribers')],
	},
	{
		...page('/admin/orders', 'Orders'),
		short: 'Orders',
		pages: [
			page('/admin/orders', 'All orders'),
			...ORDER_LISTS.map(orders),
			{ ...page('/admin/requests', 'Requests'), work: REQUESTS },
			{ ...money('/admin/returns', 'Returns'), work: RETURNS },
			page('/admin/warranty', 'Warranty'),
			{ ...page('/admin/claims', 'Claims'), work: CLAIMS },
			page('/admin/enquiries', 'Enquiries'),
			page('/admin/reviews', 'Reviews'),
			money('/admin/quotations', 'Quotations'),
		],
		waiting: (work) => waitingOf([...ORDER_LISTS, ...REQUESTS, ...RETURNS, ...CLAIMS], work),
		counted: 'to do',
	},
	{
		...money('/admin/payments', 'Money'),
		short: 'Money',
		pages: [
			page('/admin/payments', 'Payments'),
			page('/admin/payments/due', 'Due and late'),
			page('/admin/payments/owed', 'Owed to buyers'),
			page('/admin/payments/bank-offers', 'Owed by banks'),
			page('/admin/payments/bank-file', 'Bank file'),
			page('/admin/payments/settlements', 'Settlements'),
			page('/admin/documents', 'Documents'),
		],
		waiting: (work) => work['refund-owed'] + work['payment-late'],
		counted: 'to do',
	},
	{ ...page('/admin/reports', 'Reports'), short: 'Reports', pages: [] },
	{
		...page('/admin/settings', 'More'),
		short: 'More',
		pages: [
			page('/admin/settings', 'Settings'),
			page('/admin/setup', 'Setup'),
			page('/admin/mails', 'Mails'),
			page('/admin/jobs', 'Jobs'),
			page('/admin/audit', 'Audit'),
		],
	},
]

/** Pages below no link of theirs, by the beginnings of their addresses. */
const BELOW: Record<string, string> = {
	'/admin/manage-products': '/admin/products',
	'/admin/add-product': '/admin/products',
	'/admin/delete-product': '/admin/products',
	'/admin/change-products': '/admin/products',
	'/admin/product-imports': '/admin/import-products',
	'/admin/almm-imports': '/admin/almm-list',
	'/admin/tariffs': '/admin/facts',
	'/admin/invitations': '/admin/users',
	'/admin/people': '/admin/users',
	'/admin/mail-previews': '/admin/mails',
}

/** The pages of lists that have another name. */
const PAGE_OF_LIST: Record<string, string> = { feedback: '/admin/dashboard' }

const pathOf = (to: string) => to.split('?')[0] ?? to

/** How well a link is that of a page: by the length of the address they share, and then by its query. */
function likeness(to: string, pathname: string, query: URLSearchParams): number {
	const [path = '', asked = ''] = to.split('?')
	if (pathname !== path && !pathname.startsWith(`${path}/`)) return 0
	const wanted = [...new URLSearchParams(asked)]
	if (wanted.some(([name, value]) => query.get(name) !== value)) return 0
	return path.length * 10 + wanted.length
}

/**
 * The link of the page at this address.
 * @param search with its question mark
 */
export function currentLink(pathname: string, search: string): string | null {
	const below = Object.keys(BELOW).find(
		(path) => pathname === path || pathname.startsWith(`${path}/`),
	)
	const query = new URLSearchParams(search)
	const list = pathname === '/admin/views' && query.get('list')
	const at =
		(below && BELOW[below]) || (list && (PAGE_OF_LIST[list] ?? `/admin/${list}`)) || pathname
	const links = GROUPS.flatMap(({ to, pages }) => [to, ...pages.map((each) => each.to)])
	const scored = links.map((to) => [likeness(to, at, query), to] as const)
	const best = scored.reduce((most, each) => (each[0] > most[0] ? each : most), [0, ''] as const)
	if (best[0] > 0) return best[1]
	return links.find((to) => pathOf(to) === at) ?? null
}

/** The group with this link. */
export const groupOf = (link: string | null): Group | undefined =>
	GROUPS.find(({ to, pages }) => pages.some((each) => each.to === link) || to === link)
