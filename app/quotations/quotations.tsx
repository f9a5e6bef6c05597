import { Link } from 'react-router'
import { api, readPage } from '../api.server'
import { Pages } from '../components/portal/pages'
import { readListPage } from '../components/portal/paging.server'
import { Empty, PortalPage } from '../components/portal/portal-page'
import { privateMeta } from '../shell/page-title'
import { ButtonLink } from '../ui/text/button-link'
import type { Route } from './+types/quotations'
import { QuotationTable } from './quotation-table'

const PAGE_SIZE = 25

export const meta = privateMeta('Your quotations')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
	readListPage(request, PAGE_SIZE, (query) => readPage(api(context).quotations.$get({ query })))

/** The caller's quotations: of their account, or of their cart. */
export default function Quotations({ loaderData }: Route.ComponentProps) {
	const { items, page, pages } = loaderData
	return (
		<PortalPage title="Your quotations">
			<QuotationTable
				rows={items}
				empty={
					<Empty>
						<p>You have no quotations yet. Your cart and your plan lead to one.</p>
						<ButtonLink to="/cart" as={Link} variant="line">
							See your cart
						</ButtonLink>
					</Empty>
				}
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
