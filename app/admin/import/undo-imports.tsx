import { Form } from 'react-router'
import { z } from 'zod'
import type { ProductImport } from '../../../domain/catalogue/csv/undo-schema'
import { api, read } from '../../api.server'
import { MoreRows } from '../../components/import/more-rows'
import { callAction } from '../../components/portal/call-action.server'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Id } from '../../ui/forms/fields.server'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { LeftTable } from '../left-table'
import type { Route } from './+types/undo-imports'

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

const COLUMNS: Column<ProductImport>[] = [
	{ name: 'at', head: 'Imported', kind: 'date', cell: ({ at }) => <When at={at} time /> },
	{ name: 'added', head: 'New', kind: 'number', cell: ({ added }) => number(added) },
	{ name: 'changed', head: 'Changed', kind: 'number', cell: ({ changed }) => number(changed) },
	actionsColumn('Steps', ({ id, at, undone }) =>
		undone ? (
			<Status tone="off">Undone</Status>
		) : (
			<Form method="post" replace>
				<input type="hidden" name="id" value={id} />
				<ButtonLink variant="quiet" type="submit">
					Undo
					<Hidden>
						{' '}
						the import of <When at={at} time />
					</Hidden>
				</ButtonLink>
			</Form>
		),
	),
]

const doneOf = (undone: number) =>
	undone === 0
		? 'No product could be put back.'
		: `${undone === 1 ? '1 product is' : `${number(undone)} products are`} as before the import.`

/** The imports of products of the last day, each with its way back. */
export default function UndoImports({ loaderData, actionData }: Route.ComponentProps) {
	const { imports } = loaderData
	const done = actionData?.problem === null ? actionData.done : null
	return (
		<PortalPage
			title="Imports of products"
			intro="An import can be undone for a day. What it changed is as before, and what it added is deleted; a product that was changed or sold since stays."
			action={<HeadLink to="/admin/import-products">Import products</HeadLink>}
		>
			<Flash
				problem={sentenceOf(actionData?.problem)}
				tone={done && done.leftCount > 0 ? 'notice' : undefined}
				done={done && <p>{doneOf(done.undone)}</p>}
			/>
			{done && (
				<>
					<LeftTable left={done.left} />
					<MoreRows count={done.leftCount - done.left.length} />
				</>
			)}
			<DataTable
				label="Imports"
				columns={COLUMNS}
				rows={imports}
				keyOf={({ id }) => id}
				empty={
					<Empty>
						<p>Nothing was imported within the last day.</p>
					</Empty>
				}
			/>
		</PortalPage>
	)
}
