import { TextInput } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { ImportScreen } from '../../components/import/import-screen'
import { HeadLink } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { fieldProblem } from '../../ui/forms/problem'
import { today } from '../reference-data/rows.server'
import type { Route } from './+types/almm-list'
import { importAlmmList } from './almm-list.server'
import { almmView } from './almm-preview'

export const meta = titleMeta('ALMM list')

export function loader() {
	return { today: today() }
}

export const action = importAlmmList

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function AlmmList({ loaderData, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const problem = actionData?.problem ?? undefined
	const isDone = !actionData && params.get('done') === 'imported'
	return (
		<ImportScreen
			title="ALMM list"
			intro="Records which panels are on the ministry’s lists, and ends the records of those that no longer are."
			action={
				<>
					<HeadLink to="/admin/almm-imports">Undo an import</HeadLink>
					<HeadLink to="/admin/products">All products</HeadLink>
				</>
			}
			here="/admin/almm-list"
			answer={actionData}
			view={almmView}
			done={isDone && 'The list is imported.'}
			zone={{
				label: 'CSV file',
				accept: '.csv,.txt,text/csv,text/plain',
				hint: 'CSV in UTF-8, up to 900 KB. Nothing is changed before you have seen what it does.',
				fields: (
					<TextInput
						type="date"
						name="asOf"
						label="Day of the list"
						maw={240}
						required
						max={loaderData.today}
						defaultValue={problem?.values.asOf ?? loaderData.today}
						error={fieldProblem(problem, 'asOf')}
						errorProps={{ role: 'alert' }}
					/>
				),
				children:
					'Columns: manufacturer, model, list (I of modules, II of cells), valid until, enlistment number and product. A row is for the panels of its manufacturer’s brand with the model in their name; for others, write their ids in the column product. Choose the whole list: panels with a record that it does not name are taken off from its day on.',
			}}
		/>
	)
}
