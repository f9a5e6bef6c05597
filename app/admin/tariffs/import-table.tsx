import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { requireRole } from '../../components/session/guard.server'
import { pageTitle } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { sendForm } from '../../ui/forms/send-form'
import { Banner } from '../../ui/layout/banner'
import { ImportNext } from '../import/import-next'
import { PreviewZone } from '../import/preview-zone'
import { plural } from '../reports/words'
import type { Route } from './+types/import-table'
import { ImportPreview } from './import-preview'
import { importTable, type Previewed } from './import-table.server'
import { TABLES, tableIn } from './tables'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	pageTitle(matches, `Import ${loaderData ? TABLES[loaderData.table].many : ''}`),
]

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	return { table: tableIn(new URL(request.url).searchParams) }
}

export const action = ({ request, context }: Route.ActionArgs) => importTable(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

const changesIn = ({ added, changed }: TableImportReport) => added + changed

/** What of a file that was looked at is sent again; null where it changes nothing or has mistakes. */
const seenOf = ({ text, format, report }: Previewed) =>
	report.errorCount > 0 || changesIn(report) === 0
		? null
		: { text, format, preview: report.preview }

export default function ImportTable({ loaderData, actionData }: Route.ComponentProps) {
	const { table } = loaderData
	const problem = sentenceOf(actionData?.problem)
	const { text, format, report } = actionData ?? {}
	return (
		<PortalPage
			title={`Import ${TABLES[table].many.toLowerCase()}`}
			intro="Adds new rows and changes those that are known, all of them or none."
			action={<HeadLink to={`/admin/tariffs?table=${table}`}>{TABLES[table].many}</HeadLink>}
		>
			{problem && (
				<Banner tone="problem" role="alert">
					{problem}
				</Banner>
			)}
			{text !== undefined && format && report ? (
				<>
					<ImportPreview report={report} />
					<ImportNext
						again={`/admin/tariffs/import?table=${table}`}
						seen={seenOf({ text, format, report })}
						send={`Import ${plural(changesIn(report), 'row')}`}
					/>
				</>
			) : (
				<PreviewZone
					label="CSV or JSON file"
					accept=".csv,.json,text/csv,application/json"
					hint="Up to 900 KB. Nothing is changed before you have seen what it does."
				>
					Export the table, change it in a spreadsheet or an editor, and choose it here. Rows are
					known by their id and first day; what the file does not name stays.
				</PreviewZone>
			)}
		</PortalPage>
	)
}
