import { Link } from 'react-router'
import type { CodeUse } from '../../../domain/codes/schema'
import { PagedTable } from '../../components/portal/paged-table'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/code-uses'
import { loadUses } from './codes.server'

export const meta = titleMeta('Uses of a code')

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
	loadUses(context, request, params.id)

const COLUMNS: Column<CodeUse>[] = [
	{ name: 'n', head: 'Number', kind: 'number', cell: ({ n }) => number(n) },
	{
		name: 'order',
		head: 'Order',
		cell: ({ orderId }) => (
			<ButtonLink as={Link} variant="line" to={`/admin/orders/${encodeURIComponent(orderId)}`}>
				{orderId}
			</ButtonLink>
		),
	},
	{
		name: 'off',
		head: 'Took off',
		kind: 'number',
		cell: ({ discount }) => <Price rupees={discount} />,
	},
	{ name: 'at', head: 'When', kind: 'date', cell: ({ at }) => <When at={at} time /> },
]

export default function CodeUses({ loaderData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Uses of a code"
			intro="The orders that used it, newest first. Cancelling an order gives its use back."
			action={<HeadLink to="/admin/codes">All codes</HeadLink>}
		>
			<PagedTable
				list={loaderData}
				of="uses"
				columns={COLUMNS}
				keyOf={({ orderId }) => orderId}
				empty="No order has used it yet."
			/>
		</PortalPage>
	)
}
