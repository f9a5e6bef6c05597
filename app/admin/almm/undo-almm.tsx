import { z } from 'zod'
import { api, read } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { HeadLink } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Id } from '../../ui/forms/fields.server'
import { UndoScreen } from '../import/undo-screen'
import type { Route } from './+types/undo-almm'

export const meta = titleMeta('Imports of ALMM lists')

export async function loader({ context }: Route.LoaderArgs) {
	return { imports: await read(api(context).catalogue['almm-imports'].$get()) }
}

export const action = callAction(
	z.object({ id: Id }),
	(param, { context }) => api(context).catalogue['almm-imports'][':id'].undo.$post({ param }),
	({ value }) => ({ problem: null, done: value }),
)

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The imports of lists of the ministry of the last day, each with its way back. */
export default function UndoAlmm({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<UndoScreen
			title="Imports of ALMM lists"
			intro="An import can be undone for a day. The records of its panels are as before; a panel whose records were changed since stays."
			action={<HeadLink to="/admin/almm-list">Import a list</HeadLink>}
			one="panel"
			imports={loaderData.imports}
			answer={actionData}
		/>
	)
}
