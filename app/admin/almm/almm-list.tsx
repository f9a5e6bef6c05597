import { TextInput } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { requireRole } from '../../components/session/guard.server'
import { pageTitle } from '../../shell/page-title'
import { fieldProblem, sentenceOf } from '../../ui/forms/problem'
import { sendForm } from '../../ui/forms/send-form'
import { Flash } from '../../ui/overlay/flash'
import { today } from '../facts/facts.server'
import { ImportNext } from '../import/import-next'
import { PreviewZone } from '../import/preview-zone'
import { plural } from '../reports/words'
import type { Route } from './+types/almm-list'
import { importAlmmList, type Previewed } from './almm-list.server'
import { AlmmPreview } from './almm-preview'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'ALMM list')]

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	return { today: today() }
}

export const action = ({ request, context }: Route.ActionArgs) => importAlmmList(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

/** What of a list that was looked at is sent again; null where it changes nothing or has mistakes. */
const seenOf = ({ text, asOf, report: { errorCount, changes, preview } }: Previewed) =>
	errorCount > 0 || changes.length === 0 ? null : { text, asOf, preview }

export default function AlmmList({ loaderData, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const { problem, text, asOf, report } = actionData ?? {}
	const isDone = !actionData && params.get('done') === 'imported'
	return (
		<PortalPage
			title="ALMM list"
			intro="Records which panels are on the ministry’s lists, and ends the records of those that no longer are."
			action={<HeadLink to="/admin/products">All products</HeadLink>}
		>
			<Flash problem={sentenceOf(problem)} done={isDone && 'The list is imported.'} />
			{text !== undefined && asOf && report ? (
				<>
					<AlmmPreview report={report} />
					<ImportNext
						again="/admin/almm-list"
						seen={seenOf({ text, asOf, report })}
						send={`Import ${plural(report.changes.length, 'record')}`}
					/>
				</>
			) : (
				<PreviewZone
					label="CSV file"
					accept=".csv,text/csv"
					hint="CSV in UTF-8, up to 900 KB. Nothing is changed before you have seen what it does."
					fields={
						<TextInput
							type="date"
							name="asOf"
							label="Day of the list"
							maw={240}
							required
							max={loaderData.today}
							defaultValue={problem?.values.asOf ?? loaderData.today}
							error={fieldProblem(problem ?? undefined, 'asOf')}
							errorProps={{ role: 'alert' }}
						/>
					}
				>
					Columns: manufacturer, model, list (I of modules, II of cells), valid until, enlistment
					number and product. A row is for the panels of its manufacturer’s brand with the model in
					their name; for others, write their ids in the column product. Choose the whole list:
					panels with a record that it does not name are taken off from its day on.
				</PreviewZone>
			)}
		</PortalPage>
	)
}
