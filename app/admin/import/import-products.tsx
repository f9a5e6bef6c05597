import type { ImportedRow, ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { MAX_CSV_MB } from '../../../domain/catalogue/limits'
import { apiPath } from '../../api-call'
import { differenceColumns } from '../../components/import/difference-columns'
import { ImportScreen, type ReportView } from '../../components/import/import-screen'
import { rowCounts } from '../../components/import/rows-view'
import { useLiveImport } from '../../components/import/use-live-import'
import { HeadLink } from '../../components/portal/portal-page'
import type { PageHandle } from '../../page-handle'
import { titleMeta } from '../../shell/page-title'
import { RowTitle } from '../../ui/display/table/data-table'
import { sayLargeChanges } from '../large-changes'
import { noData } from '../no-data.server'
import type { Route } from './+types/import-products'
import { ImportDone } from './import-done'
import { ImportNotes } from './import-notes'
import { importProducts } from './import-products.server'

export const handle = { large: 'table' } satisfies PageHandle

export const meta = titleMeta('Import products')

export const loader = noData

/** Where JavaScript is off: the file comes with the form, once to be looked at and once to be imported. */
export const action = importProducts

export { sendForm as clientAction } from '../../ui/forms/send-form'

const LIVE = {
	pathOf: (seen: ImportReport | null, headings?: Readonly<Record<string, string>>) =>
		apiPath('post', '/products/import', {
			query: {
				...(seen === null
					? { dryRun: 'true' }
					: { seen: seen.seen, large: seen.largeChanges > 0 ? 'true' : 'false' }),
				headings: headings ? JSON.stringify(headings) : undefined,
			},
		}),
	maxMegabytes: MAX_CSV_MB,
	rows: 'products',
}

const COLUMNS = differenceColumns<ImportedRow>(
	'Product',
	({ id, name }) => <RowTitle note={id}>{name}</RowTitle>,
	({ row, kind, fields }) => ({ row, kind, differences: fields }),
)

const view = ({
	added,
	changed,
	unchanged,
	preview,
	notes,
	largeChanges,
}: ImportReport): ReportView<ImportedRow> => ({
	counts: rowCounts({ added, changed, unchanged }),
	todo: { count: added + changed, of: 'product' },
	columns: COLUMNS,
	rows: preview,
	keyOf: ({ row }) => row,
	more: added + changed + unchanged - preview.length,
	notes: <ImportNotes notes={notes} />,
	...(largeChanges > 0 && {
		confirm: `${sayLargeChanges(largeChanges)}: the first rows above`,
	}),
})

const download = (path: '/exports/products-sample.csv' | '/exports/products.csv') => ({
	href: apiPath('get', path),
	download: true,
})

export default function ImportProducts({ actionData }: Route.ComponentProps) {
	const { report, isDone, live, onAgain } = useLiveImport(actionData, LIVE)
	return (
		<ImportScreen
			title="Import products"
			intro="Adds new products and changes those whose id is known, all of them or none."
			action={
				<>
					<HeadLink to="/admin/product-imports">Undo an import</HeadLink>
					<HeadLink to="/admin/products">All products</HeadLink>
				</>
			}
			here="/admin/import-products"
			answer={{ problem: null, report, sent: actionData?.sent }}
			view={view}
			live={live}
			finished={isDone && report ? <ImportDone report={report} onAgain={onAgain} /> : undefined}
			zone={{
				label: 'CSV file',
				accept: '.csv,.txt,text/csv,text/plain',
				hint: `CSV in UTF-8, up to ${MAX_CSV_MB} MB. Nothing is changed before you have seen what it does.`,
				children: (
					<>
						<a {...download('/exports/products-sample.csv')}>Download a sample file</a> or{' '}
						<a {...download('/exports/products.csv')}>your products</a>. The columns may stand in
						any order; a column that is left out stays as it is. Pictures are addresses with a space
						between them. New products need an id, name, category, price, stock, description and
						image.
					</>
				),
			}}
		/>
	)
}
