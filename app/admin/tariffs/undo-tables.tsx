import { z } from 'zod'
import { api, read } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { HeadLink } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Id } from '../../ui/forms/fields.server'
import { UndoScreen } from '../import/undo-screen'
import type { Route } from './+types/undo-tables'
import { TABLE_NAMES, TABLES, tableIn } from './tables'

export const meta: Route.MetaFunction = titleMeta(
	({ loaderData }) => `Imports of ${loaderData ? TABLES[loaderData.table].many : 'tariffs'}`,
)

export async function loader({ request, context }: Route.LoaderArgs) {
	const table = tableIn(new URL(request.url).searchParams)
	const { imports } = api(context).tariffTables[':table']
	return { table, imports: await read(imports.$get({ param: { table } })) }
}

export const action = callAction(
	z.object({ id: Id, table: z.enum(TABLE_NAMES).catch('tariffs') }),
	(param, { context }) => api(context).tariffTables[':table'].imports[':id'].undo.$post({ param }),
	({ value }) => ({ problem: null, done: value }),
)

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The imports of a table of tariffs of the last day, each with its way back. */
export default function UndoTables({ loaderData, actionData }: Route.ComponentProps) {
	const { table, imports } = loaderData
	const { many, one } = TABLES[table]
	return (
		<UndoScreen
			title={`Imports of ${many.toLowerCase()}`}
			intro="An import can be undone for a day. What it changed is as before, and what it added is deleted; a row that was changed since stays."
			action={<HeadLink to={`/admin/tariffs/import?table=${table}`}>Import a file</HeadLink>}
			one={one}
			fields={{ table }}
			imports={imports}
			answer={actionData}
		/>
	)
}
