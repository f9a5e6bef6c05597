import { fieldValues } from '../../components/forms/field-values'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { today } from '../reference-data/rows.server'
import type { Route } from './+types/add-row'
import { saveRow } from './add-row.server'
import { fieldsOf } from './row-fields'
import { RowForm } from './row-form'
import { titleOf } from './row-labels'
import { TABLES, tableIn } from './tables'
import { rowWith } from './tariffs.server'

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? TABLES[loaderData.table].add : 'Add',
)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const table = tableIn(searchParams)
	return { table, like: await rowWith(context, table, searchParams), today: today() }
}

export const action = saveRow

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function AddRow({ loaderData, actionData }: Route.ComponentProps) {
	const { table, like, today } = loaderData
	const { many, one, add } = TABLES[table]
	const initial = like
		? {
				...fieldValues(fieldsOf(table), like.row),
				validFrom: today,
				validTo: '',
				reviewBy: '',
			}
		: { validFrom: today, asOf: today, confidence: 'medium', 'figures.telescopic': 'yes' }
	return (
		<PortalPage
			title={like ? `Change: ${titleOf(like.row)}` : add}
			intro={
				like
					? `This adds a ${one} that applies from its day on. The current row stays in the history.`
					: `A ${one} applies from its day on, until a later one of the same ${table === 'metering-rules' ? 'state' : 'id'}.`
			}
			action={<HeadLink to={`/admin/tariffs?table=${table}`}>{many}</HeadLink>}
		>
			<RowForm
				key={`${table} ${like?.id}`}
				table={table}
				initial={initial}
				problem={actionData?.problem}
			/>
		</PortalPage>
	)
}
