import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { differenceColumns } from '../../components/import/difference-columns'
import { ImportScreen } from '../../components/import/import-screen'
import { rowsView } from '../../components/import/rows-view'
import { HeadLink } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/import-table'
import { importTable } from './import-table.server'
import { TABLES, tableIn } from './tables'

export const meta: Route.MetaFunction = titleMeta(
	({ loaderData }) => `Import ${loaderData ? TABLES[loaderData.table].many : ''}`,
)

export function loader({ request }: Route.LoaderArgs) {
	return { table: tableIn(new URL(request.url).searchParams) }
}

export const action = importTable

export { sendForm as clientAction } from '../../ui/forms/send-form'

type Change = TableImportReport['changes'][number]

const COLUMNS = differenceColumns<Change>(
	'Name',
	({ name, id, validFrom }) => (
		<Stack gap={0}>
			<Text strong>{name}</Text>
			<Text size="tiny" color="muted">
				{id}, from <When at={validFrom} />
			</Text>
		</Stack>
	),
	({ row, kind, columns }) => ({ row, kind, differences: columns }),
)

const view = rowsView('row', COLUMNS)

export default function ImportTable({ loaderData: { table }, actionData }: Route.ComponentProps) {
	const { many } = TABLES[table]
	return (
		<ImportScreen
			title={`Import ${many.toLowerCase()}`}
			intro="Adds new rows and changes those that are known, all of them or none."
			action={
				<>
					<HeadLink to={`/admin/tariffs/imports?table=${table}`}>Undo an import</HeadLink>
					<HeadLink to={`/admin/tariffs?table=${table}`}>{many}</HeadLink>
				</>
			}
			here={`/admin/tariffs/import?table=${table}`}
			answer={actionData}
			view={view}
			zone={{
				label: 'CSV or JSON file',
				accept: '.csv,.txt,.json,text/csv,text/plain,application/json',
				hint: 'Up to 900 KB. Nothing is changed before you have seen what it does.',
				children:
					'Export the table, change it in a spreadsheet or an editor, and choose it here. Rows are known by their id and first day; what the file does not name stays.',
			}}
		/>
	)
}
