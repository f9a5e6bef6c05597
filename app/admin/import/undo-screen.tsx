import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ImportUndone, MadeImport } from '../../../domain/imports/undo/undo-schema'
import { MoreRows } from '../../components/import/more-rows'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { LeftTable } from '../left-table'

const columnsWith = (fields: Readonly<Record<string, string>>): Column<MadeImport>[] => [
	{ name: 'at', head: 'Imported', kind: 'date', cell: ({ at }) => <When at={at} time /> },
	{ name: 'added', head: 'New', kind: 'number', cell: ({ added }) => number(added) },
	{ name: 'changed', head: 'Changed', kind: 'number', cell: ({ changed }) => number(changed) },
	actionsColumn('Steps', ({ id, at, undone }) =>
		undone ? (
			<Status variant="off">Undone</Status>
		) : (
			<Form method="post" replace>
				<input type="hidden" name="id" value={id} />
				{Object.entries(fields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
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

interface UndoScreenProps {
	title: string
	intro: string
	/** The way to the import, beside the title. */
	action: ReactNode
	/** The imported thing, such as `product`. */
	one: string
	/** Sent along with the import to undo. */
	fields?: Readonly<Record<string, string>>
	imports: MadeImport[]
	/** The answer of the page to its form. */
	answer: { problem: FormProblem<string> | null; done?: ImportUndone } | undefined
}

const doneOf = (undone: number, one: string) =>
	undone === 0
		? `No ${one} could be put back.`
		: `${undone === 1 ? `1 ${one} is` : `${number(undone)} ${one}s are`} as before the import.`

/** The imports of the last day, each with its way back. */
export function UndoScreen(props: UndoScreenProps) {
	const { title, intro, action, one, fields = {}, imports, answer } = props
	const done = answer?.problem === null ? answer.done : null
	return (
		<PortalPage title={title} intro={intro} action={action}>
			<Flash
				problem={sentenceOf(answer?.problem)}
				variant={done && done.leftCount > 0 ? 'notice' : undefined}
				done={done && <p>{doneOf(done.undone, one)}</p>}
			/>
			{done && (
				<>
					<LeftTable left={done.left} head={`${one.charAt(0).toUpperCase()}${one.slice(1)}`} />
					<MoreRows count={done.leftCount - done.left.length} />
				</>
			)}
			<DataTable
				label="Imports"
				columns={columnsWith(fields)}
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
