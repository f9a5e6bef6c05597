import { pages } from '../../forms/site-map.ts'
import type { longNamedShop } from './long-named-shop.ts'
import { PANEL, PLAN } from './long-named-shop.ts'

type Filled = ReturnType<typeof longNamedShop>['filled']

/** Sent as they are, without the shop around them; and what shows no page. */
const NO_PAGES = ['/admin/mails/:id/html', '/admin/mail-previews/:template', '/logout', '/dev/ui']

/** The addresses of a pattern; one without a parameter is its own. */
const addressesOf = ({ ids, more, statement, mail }: Filled): Record<string, string[]> => ({
	'/installer/*': ['/installer/nothing'],
	'/admin/*': ['/admin/nothing'],
	'/*': ['/nothing'],
	'/installer/installations/:id': [`/installer/installations/${ids.job}`],
	'/installer/installations/:id/change': [`/installer/installations/${ids.job}/change?q=panel`],
	'/admin/orders/send-parcels': [`/admin/orders/send-parcels?id=${ids.job}&id=${ids.done}`],
	'/admin/orders/record-payments': [`/admin/orders/record-payments?id=${ids.job}`],
	'/admin/orders/:id': [`/admin/orders/${ids.job}`, `/admin/orders/${ids.parcel}`],
	'/admin/orders/:id/parcels': [`/admin/orders/${ids.parcel}/parcels`],
	'/admin/orders/:id/claims': [`/admin/orders/${ids.done}/claims`],
	'/admin/orders/:id/returns': [`/admin/orders/${ids.parcel}/returns`],
	'/admin/payments/bank-file/:id': [`/admin/payments/bank-file/${statement}`],
	'/admin/products/:id': [`/admin/products/${PANEL}`],
	'/admin/delete-product': ['/admin/delete-product', `/admin/delete-product?id=${PANEL}`],
	'/admin/change-products': ['/admin/change-products', `/admin/change-products?id=${PANEL}`],
	'/admin/users/:id': [`/admin/users/${more.user}`],
	'/admin/people': ['/admin/people', `/admin/people?q=${encodeURIComponent(more.email)}`],
	'/admin/mails/:id': [`/admin/mails/${mail}`],
	'/admin/facts/:id': [`/admin/facts/${more.fact}`],
	'/admin/codes/:id': [`/admin/codes/${more.code}`],
	'/products': ['/products', '/products?q=qqqqqqqq', '/products?q=Monocrystalline'],
	'/products/compare': [`/products/compare?ids=solar-panel-250w,${PANEL},dcr-mono-panel-540w`],
	'/products/:id': [`/products/${PANEL}`, '/products/nothing'],
	'/products/:id/alert': ['/products/micro-inverter-2000w/alert'],
	'/planner': ['/planner', PLAN, `${PLAN}&lights=6&fans=2&hours=4`],
	'/planner/backup': ['/planner/backup', '/planner/backup?lights=6&fans=2&hours=4'],
	'/planner/proposal': [PLAN.replace('planner', 'planner/proposal')],
	'/planner/save': [PLAN.replace('planner', 'planner/save')],
	'/planner/ask': [`/planner/ask?plan=${encodeURIComponent(PLAN)}&pin=411038&summary=3+kW`],
	'/checkout': ['/checkout', '/checkout?step=delivery', '/checkout?step=pay'],
	'/quotations/:id': [`/quotations/${ids.quotation}`],
	'/orders/:id': Object.values(ids.orders).map((id) => `/orders/${id}`),
	...Object.fromEntries(
		['ended', 'login', 'pay', 'reviews', 'subsidy', 'refund'].map((name) => [
			`/orders/:id/${name}`,
			[`/orders/${name === 'reviews' || name === 'subsidy' ? ids.done : ids.job}/${name}`],
		]),
	),
})

const AREAS = {
	admin: /^\/admin\//,
	installer: /^\/installer\//,
	buyer: /^\/(?:account|orders?|quotations|quoted-price|cart|checkout|planner\/(?:save|ask))\b/,
	visitor: /^/,
}
export type Area = keyof typeof AREAS

const areaOf = (path: string) =>
	(Object.keys(AREAS) as Area[]).find((area) => AREAS[area].test(path)) ?? 'visitor'

/** The address of each page of the site map that this person reads. @throws where a page has parameters and no address */
export function addressesFor(area: Area, filled: Filled): string[] {
	const known = addressesOf(filled)
	return pages
		.map(({ path }) => path)
		.filter((path) => !NO_PAGES.includes(path) && areaOf(path) === area)
		.flatMap((path) => {
			const own = known[path] ?? [path]
			if (own.some((it) => /[:*]/.test(new URL(it, 'http://shop').pathname)))
				throw new Error(`Say in test/e2e/every-page/addresses.ts where ${path} is to be seen.`)
			return own
		})
}
