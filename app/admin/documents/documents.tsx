import { Link, useSearchParams } from 'react-router'
import type {
	DocumentCounts,
	DocumentListQuery,
	ListedDocument,
} from '../../../domain/documents/schema'
import { dayAt } from '../../../shared/calendar'
import { day, isForwards } from '../../../shared/day'
import { isKeyOf } from '../../../shared/one-of'
import { api, read, readPage } from '../../api.server'
import { apiPath } from '../../api-call'
import { DOCUMENT_NAMES } from '../../components/orders/order-documents'
import { BACKWARDS } from '../../components/portal/backwards.server'
import { FilterDays, FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { readListPage } from '../../components/portal/paging.server'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { ListViews } from '../../components/portal/views/list-views'
import { readViews } from '../../components/portal/views/views.server'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { countedChoices } from '../../ui/forms/choices'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/documents'
import { anyMonthChoices, earlierOf, laterOf, monthIn } from './months'

const PAGE_SIZE = 25
const NONE = { items: [], page: 1, pages: 1, total: 0 }

export const meta = titleMeta('Documents')

const sumOf = (counts: DocumentCounts) =>
	Object.values(counts).reduce((sum, count) => sum + count, 0)

const Day = day()

/** The query for documents in the address; senseless values are left out. A month narrows the days further. */
function queryIn(params: URLSearchParams) {
	const q = (params.get('q') ?? '').trim().slice(0, 100)
	const kind = params.get('kind')
	const month = monthIn(params.get('month'))
	const from = laterOf(Day.safeParse(params.get('from')).data, month?.from)
	const to = earlierOf(Day.safeParse(params.get('to')).data, month?.to)
	return {
		q: q || undefined,
		kind: isKeyOf(DOCUMENT_NAMES)(kind) ? kind : undefined,
		from,
		to,
	} satisfies Partial<DocumentListQuery>
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = queryIn(new URL(request.url).searchParams)
	const [counts, views] = await Promise.all([
		read(api(context).documentCounts.$get()),
		readViews(context, 'documents'),
	])
	const shown = { counts, views, today: dayAt(Date.now()) }
	if (!isForwards(query)) return { ...NONE, ...shown, problem: BACKWARDS }
	const found = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).allDocuments.$get({ query: { ...query, ...part } })),
	)
	return { ...found, ...shown, problem: null }
}

const pdfOf = ({ id }: ListedDocument) =>
	apiPath('get', '/documents/:file', { param: { file: `${id}.pdf` }, query: {} })

const COLUMNS: Column<ListedDocument>[] = [
	{
		name: 'number',
		head: 'Number',
		cell: (row) => (
			<ButtonLink as="a" variant="line" href={pdfOf(row)}>
				{row.number}
			</ButtonLink>
		),
	},
	{ name: 'kind', head: 'Kind', cell: ({ kind }) => DOCUMENT_NAMES[kind] },
	{ name: 'buyer', head: 'Buyer', kind: 'wide', cell: ({ buyer }) => buyer },
	{
		name: 'order',
		head: 'Order',
		cell: ({ orderId }) => (orderId ? <Link to={`/admin/orders/${orderId}`}>{orderId}</Link> : '–'),
	},
	{ name: 'date', head: 'Issued', kind: 'date', cell: ({ createdAt }) => <When at={createdAt} /> },
	{
		name: 'total',
		head: 'Total',
		kind: 'number',
		cell: ({ total }) => (total === null ? '–' : <Price rupees={total} />),
	},
]

/** All documents with numbers, the last issued first, each as a PDF and with its order. */
export default function Documents({ loaderData }: Route.ComponentProps) {
	const { items, page, pages, total, counts, views, today, problem } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Documents"
			intro={`${number(total)} ${total === 1 ? 'document' : 'documents'}`}
			views={<ListViews {...views} />}
			filters={
				<FilterForm label="Documents">
					<FilterSearch placeholder="Number, order, buyer, GSTIN" />
					<FilterSelect
						name="kind"
						label="Kind"
						data={countedChoices(DOCUMENT_NAMES, counts, sumOf(counts), 'Any kind')}
					/>
					<FilterSelect name="month" label="Month" data={anyMonthChoices(today)} />
					<FilterDays problem={problem} />
				</FilterForm>
			}
		>
			{!problem && (
				<DataTable
					label="Documents"
					columns={COLUMNS}
					rows={items}
					keyOf={({ id }) => id}
					empty={
						<Empty>
							<p>{params.size > 0 ? 'No documents found.' : 'No document has been issued yet.'}</p>
							{params.size > 0 && <Link to="/admin/documents">Show all documents</Link>}
						</Empty>
					}
				/>
			)}
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
