import { z } from 'zod'
import { api, read } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { HeadLink } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Id } from '../../ui/forms/fields.server'
import type { Route } from './+types/undo-imports'
import { UndoScreen } from './undo-screen'

export const meta = titleMeta('Imports of products')

export async function loader({ context }: Route.LoaderArgs) {
	return { imports: await read(api(context).catalogue['product-imports'].$get()) }
}

export const action = callAction(
	z.object({ id: Id }),
	(param, { context }) => api(context).catalogue['product-imports'][':id'].undo.$post({ param }),
	({ value }) => ({ problem: null, done: value }),
)

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The imports of products of the last day, each with its way back. */
export default function UndoImports({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<UndoScreen
			title="Imports of products"
			intro="An import can be undone for a day. What it changed is as before, and what it added is deleted; a product that was changed or sold since stays."
			action={<HeadLink to="/admin/import-products">Import products</HeadLink>}
			one="product"
			imports={loaderData.imports}
			answer={actionData}
		/>
	)
}
