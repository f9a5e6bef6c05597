import { Link, useSearchParams } from 'react-router'
import { isOpenClaim } from '../../../../domain/claims/rules'
import { MIN_SERIAL_LENGTH } from '../../../../domain/reports/limits'
import type { WarrantyOfSerial } from '../../../../domain/reports/warranty/warranty-schema'
import { type Day, dayAt } from '../../../../shared/calendar'
import { dayInWords } from '../../../../shared/format/dates'
import { api, read } from '../../../api.server'
import { RETURN_STATE } from '../../../components/orders/returns/return-state'
import { Empty, PortalPage } from '../../../components/portal/portal-page'
import { SearchForm } from '../../../components/portal/search-form'
import { StateStatus } from '../../../components/portal/states'
import { titleMeta } from '../../../shell/page-title'
import { Status } from '../../../ui/display/status'
import type { Column } from '../../../ui/display/table/column'
import { DataTable, RowTitle } from '../../../ui/display/table/data-table'
import { Hidden } from '../../../ui/layout/hidden'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { actionsColumn } from '../../actions-column'
import { claimPath } from '../claims/plate'
import { CLAIM_LABELS } from '../requests/request-words'
import type { Route } from './+types/warranty'
import { termWords } from './term-words'

export const meta = titleMeta('Warranty')

export async function loader({ request, context }: Route.LoaderArgs) {
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
	const found = q ? await read(api(context).warranties.$get({ query: { q } })) : []
	return { found, today: dayAt(Date.now()) }
}

const returnsPath = ({ orderId }: WarrantyOfSerial) => `/admin/orders/${orderId}/returns`

function Term({ of, today }: { of: WarrantyOfSerial['productWarranty']; today: Day }) {
	const { words, isExpired } = termWords(of, today)
	return isExpired ? <Status variant="bad">{words}</Status> : words
}

const columnsOn = (today: Day): Column<WarrantyOfSerial>[] => [
	{
		name: 'serial',
		head: 'Serial number',
		cell: ({ serial, product, productId }) => (
			<RowTitle note={<Link to={`/admin/products/${productId}`}>{product}</Link>}>
				{serial}
			</RowTitle>
		),
	},
	{
		name: 'order',
		head: 'Order',
		cell: ({ orderId, buyer }) => (
			<RowTitle note={buyer} to={`/admin/orders/${orderId}`}>
				{orderId}
			</RowTitle>
		),
	},
	{
		name: 'installed',
		head: 'Installed',
		kind: 'date',
		cell: ({ installedOn }) => (installedOn ? dayInWords(installedOn) : 'Not yet'),
	},
	{
		name: 'product',
		head: 'Product warranty',
		cell: ({ knownFrom, productWarranty }) =>
			knownFrom === null ? (
				'Not known: add it to the product'
			) : (
				<Term of={productWarranty} today={today} />
			),
	},
	{
		name: 'performance',
		head: 'Output warranty',
		cell: ({ performanceWarranty }) => <Term of={performanceWarranty} today={today} />,
	},
	{
		name: 'before',
		head: 'Claims and returns',
		cell: ({ claims, returns, orderId }) =>
			claims.length + returns.length === 0 ? (
				'None'
			) : (
				<Stack gap={0}>
					{claims.map(({ n, state }) => (
						<Link key={n} to={`/admin/orders/${orderId}/claims#claim-${n}`}>
							<StateStatus label={CLAIM_LABELS[state]} />
						</Link>
					))}
					{returns.map(({ n, state }) => (
						<Text key={n} as="span" size="small">
							Return {n}: {RETURN_STATE[state]}
						</Text>
					))}
				</Stack>
			),
	},
	actionsColumn('Steps', (row) => (
		<>
			{!row.claims.some(({ state }) => isOpenClaim(state)) && (
				<ButtonLink as={Link} variant="line" to={claimPath(row.orderId, row)}>
					Open a claim<Hidden> for {row.serial}</Hidden>
				</ButtonLink>
			)}
			<ButtonLink as={Link} variant="quiet" to={returnsPath(row)}>
				Record a return<Hidden> of {row.serial}</Hidden>
			</ButtonLink>
		</>
	)),
]

/** The warranty of installed products, found by their serial numbers. */
export default function Warranty({ loaderData: { found, today } }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const q = (params.get('q') ?? '').trim()
	return (
		<PortalPage
			title="Warranty"
			intro="By the serial number on the plate of a product."
			filters={<SearchForm label="Warranty" placeholder="Serial number" />}
		>
			<DataTable
				label="Warranty"
				columns={columnsOn(today)}
				rows={found}
				keyOf={({ serial, orderId, productId }) => `${orderId} ${productId} ${serial}`}
				empty={
					<Empty>
						<p>
							{q.length >= MIN_SERIAL_LENGTH
								? `No serial number begins or ends with “${q}”. Installers note the numbers at the installation.`
								: `Type a serial number, or ${MIN_SERIAL_LENGTH} or more characters of its beginning or end.`}
						</p>
					</Empty>
				}
			/>
		</PortalPage>
	)
}
